public import Foundation
package import XMLTree

/// A view file, `.xib`, whose objects can be created again and again.
///
/// Files are read as Interface Builder writes them, when objects are first created. The outlets and
/// actions of a class are those of its `ibMembers`. Main thread only. Source: Apple, "UINib".
@preconcurrency @MainActor open class UINib: NSObject {
  private let source: Source
  private let bundle: Bundle
  private var readFile: ViewFile?

  private enum Source {
    case name(String)
    case data(Data)
  }

  /// - Parameters:
  ///   - name: the name of the file without its extension.
  ///   - bundleOrNil: nil means the main bundle.
  ///
  /// Source: Apple, "init(nibName:bundle:)".
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (source, bundle) = (.name(name), bundleOrNil ?? .main)
    super.init()
  }

  /// - Parameters:
  ///   - data: the bytes of a view file.
  ///   - bundleOrNil: where the images, colors and texts are that the file names; nil means the main
  ///     bundle.
  ///
  /// Source: Apple, "init(data:bundle:)".
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    (source, bundle) = (.data(data), bundleOrNil ?? .main)
    super.init()
  }

  /// Creates the objects of the file, connects them, calls their `awakeFromNib()`, and returns those at
  /// the top of the file in its order.
  ///
  /// Traps, with the line, if there is no such file, or it is damaged, or an outlet does not exist.
  ///
  /// - Parameter ownerOrNil: the object that the file calls File's Owner.
  ///
  /// Source: Apple, "instantiate(withOwner:options:)".
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    do throws(XMLFileError) {
      return try objects(owner: ownerOrNil, options: optionsOrNil ?? [:])
    } catch {
      fatalError(error.description)
    }
  }

  /// The objects at the top of the file; throws where `instantiate(withOwner:options:)` traps.
  package func objects(
    owner: Any?, options: [UINib.OptionsKey: Any] = [:]
  ) throws(XMLFileError) -> [NSObject] {
    let file = try loadedFile()
    let loader = ViewFileLoader(file, bundle)
    let external = options[.externalObjects] as? [String: Any] ?? [:]
    var objects: [NSObject] = []
    for element in file.root.children(of: "objects") {
      if element.name == "placeholder" {
        let given: Any? =
          switch element["placeholderIdentifier"] {
          case "IBFilesOwner": owner
          case "IBFirstResponder": nil
          case let name: name.flatMap { external[$0] }
          }
        if let given = given as? NSObject { loader.adopt(given, for: element) }
      } else if let object = loader.makeTopLevelObject(element) {
        objects.append(object)
      }
    }
    loader.finish()
    if let fault = loader.fault { throw fault }
    return objects
  }

  private func loadedFile() throws(XMLFileError) -> ViewFile {
    if let readFile { return readFile }
    let file: ViewFile
    switch source {
    case .data(let data): file = try ViewFile(data: data, name: "nib")
    case .name(let name):
      guard let path = bundle.viewFilePath(name, "xib") else {
        throw XMLFileError(
          file: name + ".xib", line: 1,
          reason: "Could not load NIB in bundle: '\(bundle.loadedDescription)' with name '\(name)'")
      }
      file = try ViewFile(path: path)
    }
    readFile = file
    return file
  }
}

extension UINib {
  /// The names of options.
  ///
  /// Source: Apple, "UINib.OptionsKey".
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects by the identifiers of the file's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the objects of a view file of the bundle. See `UINib.instantiate(withOwner:options:)`.
  ///
  /// Source: Apple, "loadNibNamed(_:owner:options:)".
  @preconcurrency @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
