public import Foundation
import Synchronization

/// Data of one item in several types, which is made when it is wanted: for a pasteboard, or for a drag
/// to another program.
///
/// Any thread; handlers are called on a queue of the system. Foundation on Linux lacks this class, so
/// that UIKit has it. Source: Apple, "NSItemProvider".
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Makes data and passes it to the handler that it gets.
  typealias DataLoader =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The object goes to the threads of handlers, as on iOS.
  struct Representation: @unchecked Sendable {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: DataLoader
    /// The object itself, which this program gets without a detour over data.
    var object: (any NSItemProviderWriting)?
  }

  private struct Contents {
    var representations: [Representation] = []
    var suggestedName: String?
    var preferredSize = CGSize.zero
  }

  private let contents = Mutex(Box())

  /// Keeps values that are not Sendable behind the lock.
  private final class Box: @unchecked Sendable {
    var value = Contents()
  }

  public override init() {
    super.init()
  }

  /// Creates a provider of an object, in the types of its class.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file's contents; nil if the file cannot be read.
  ///
  /// Source: Apple, "init(contentsOf:)".
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = FileTypes.identifier(ofExtension: fileURL.pathExtension)
    registerFileRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(fileURL, true, nil)
      return nil
    }
  }

  /// Returns the provider itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Types

  /// The types in the order in which they were registered, which is that of preference.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether there is a representation whose type is or conforms to this one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UniformType.conforms($0, to: typeIdentifier) }
  }

  /// A name for the item, such as that of its file. Default: nil.
  open var suggestedName: String? {
    get { withContents { $0.suggestedName } }
    set { withContents { $0.suggestedName = newValue } }
  }

  /// The size in which the item wants to be shown. Default: zero, which means none. Points.
  open var preferredPresentationSize: CGSize {
    get { withContents { $0.preferredSize } }
    set { withContents { $0.preferredSize = newValue } }
  }

  // MARK: Registration

  /// Adds data of a type, or replaces it. The handler makes the data and passes it on, on any thread.
  ///
  /// Source: Apple, "registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)".
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(Representation(type: typeIdentifier, visibility: visibility, load: loadHandler))
  }

  /// Adds a file of a type, or replaces it. The handler passes on the file's URL.
  ///
  /// Source: Apple, "registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:…)".
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      completion in
      loadHandler { url, _, error in
        guard let url else { return completion(nil, error) }
        do {
          completion(try Data(contentsOf: url), nil)
        } catch {
          completion(nil, error)
        }
      }
    }
  }

  /// Adds the types of an object.
  ///
  /// Source: Apple, "registerObject(_:visibility:)".
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let held = Held(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      add(
        Representation(
          type: type, visibility: visibility,
          load: { completion in
            held.object.loadData(
              withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          }, object: object))
    }
  }

  /// Adds the types of a class, of which the handler makes an object when one is wanted.
  ///
  /// Source: Apple, "registerObject(ofClass:visibility:loadHandler:)".
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  // MARK: Loading

  /// Loads the data of the first representation whose type is or conforms to this one. The handler is
  /// called on a queue of the system, with an error if there is none.
  ///
  /// Source: Apple, "loadDataRepresentation(forTypeIdentifier:completionHandler:)".
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let representation = representation(conformingTo: typeIdentifier)
    DispatchQueue.global().async {
      guard let representation else {
        let text = "Cannot load representation of type \(typeIdentifier)"
        return completionHandler(nil, Self.error(.itemUnavailableError, text))
      }
      _ = representation.load { data, error in
        progress.completedUnitCount = 1
        let missing =
          data == nil && error == nil
          ? Self.error(.unknownError, "There is no data of type \(typeIdentifier)") : error
        completionHandler(data, missing)
      }
    }
    return progress
  }

  /// Writes the data of a representation to a temporary file, which is removed after the handler.
  ///
  /// Source: Apple, "loadFileRepresentation(forTypeIdentifier:completionHandler:)".
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    // A name that another program suggests names no folder.
    let name = suggestedName.map { URL(filePath: $0).lastPathComponent } ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether an object of a class can be made of one of the representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of the representation that its class likes best. The handler is called on a queue
  /// of the system.
  ///
  /// Source: Apple, "loadObject(ofClass:completionHandler:)".
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = aClass.readableTypeIdentifiersForItemProvider
      .first(where: hasItemConformingToTypeIdentifier)
    let found = wanted.flatMap(representation(conformingTo:))
    if let object = found?.object as? any NSItemProviderReading, type(of: object) == aClass {
      let held = Held(object)
      DispatchQueue.global().async { completionHandler(held.object, nil) }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: found?.type ?? wanted ?? "\(aClass)") {
      data, error in
      guard let data, let found else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}

extension NSItemProvider {
  /// The representations that this program has, in the order of preference.
  final var representations: [Representation] { withContents { $0.representations } }

  /// The types that other programs see.
  final var publicTypes: [String] {
    representations.filter { $0.visibility == .all }.map(\.type)
  }

  private final func representation(conformingTo type: String) -> Representation? {
    let all = representations
    return all.first { $0.type == type }
      ?? all.first { UniformType.conforms($0.type, to: type) }
  }

  private final func add(_ representation: Representation) {
    withContents { contents in
      contents.representations.removeAll { $0.type == representation.type }
      contents.representations.append(representation)
    }
  }

  private final func withContents<Value>(_ body: (inout Contents) -> Value) -> Value {
    var value: Value?
    contents.withLock { box in value = body(&box.value) }
    guard let value else { fatalError("a lock that did not run its body") }
    return value
  }

  /// Whether a value of a bridged type, such as `String`, can be made of a representation.
  public func canLoadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type
  ) -> Bool where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Makes a value of a bridged type, such as `String` or `URL`. The handler is called on a queue of
  /// the system.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let bridged = (object as? Value._ObjectiveCType).map {
        Value._unconditionallyBridgeFromObjectiveC($0)
      }
      completionHandler(bridged, error)
    }
  }
}

/// Carries an object to the thread on which its handler runs, as on iOS.
private struct Held<Object>: @unchecked Sendable {
  let object: Object

  init(_ object: Object) {
    self.object = object
  }
}
