import Foundation
import Logging
import XMLTree

/// Creates the objects that a view file describes, connects them and wakes them.
///
/// Faults do not stop it: it notes the first one, and the caller throws it.
@MainActor final class ViewFileLoader {
  let file: ViewFile
  let bundle: Bundle
  /// The objects by the ids of their elements.
  private(set) var objects: [String: NSObject] = [:]
  /// Objects that exist already, or that another one makes; attributes are set on them.
  private var given: [String: NSObject] = [:]
  /// The objects that are not connected yet.
  private var created: [(object: NSObject, element: XMLTreeElement)] = []
  private var registered: Set<ObjectIdentifier> = []
  /// Objects that existed before, which are not woken.
  private var adopted: Set<ObjectIdentifier> = []
  private(set) var fault: XMLFileError?
  /// An object that was connected before to the objects with some ids.
  private var reconnected: (object: NSObject, ids: Set<String>)?
  private var warningCount = 0
  private static let maximumWarningCount = 20
  private var classWarnings: Set<String> = []
  /// What segues of the objects need; nil in files without view controllers.
  let scene: StoryboardScene?

  init(_ file: ViewFile, _ bundle: Bundle, scene: StoryboardScene? = nil) {
    (self.file, self.bundle, self.scene) = (file, bundle, scene)
  }

  // MARK: Messages

  /// Logs a warning, unless there were many.
  func warn(_ element: XMLTreeElement, _ message: String) {
    warningCount += 1
    guard warningCount <= Self.maximumWarningCount else { return }
    Logger(label: "lamina").warning("\(file.error(at: element, message))")
  }

  func fail(at element: XMLTreeElement, _ reason: String) {
    if fault == nil { fault = file.error(at: element, reason) }
  }

  // MARK: Objects

  /// Has an id stand for an object that exists.
  func give(_ object: NSObject?, for id: String?) {
    guard let object, let id else { return }
    (given[id], objects[id]) = (object, object)
  }

  /// Has an element connect an object that exists, whose attributes it does not set.
  func adopt(_ object: NSObject, for element: XMLTreeElement) {
    give(object, for: element["id"])
    register(object, for: element)
    adopted.insert(ObjectIdentifier(object))
  }

  /// Has an object that was created with others before be connected to the objects that are new.
  func reconnect(_ object: NSObject, for element: XMLTreeElement, connected ids: Set<String>) {
    adopt(object, for: element)
    reconnected = (object, ids)
  }

  /// Whether an outlet of an object was connected before.
  func isConnected(_ object: NSObject, to id: String) -> Bool {
    reconnected.map { $0.object === object && $0.ids.contains(id) } ?? false
  }

  /// Whether the object of an element was given.
  func isGiven(_ element: XMLTreeElement) -> Bool {
    element["id"].map { given[$0] != nil } ?? false
  }

  /// Called by each class of the object, the first time before any of its attributes are set.
  func register(_ object: NSObject, for element: XMLTreeElement) {
    guard registered.insert(ObjectIdentifier(object)).inserted else { return }
    if let id = element["id"] { objects[id] = object }
    created.append((object, element))
  }

  /// Forgets an object whose initializer has failed.
  private func forget(_ element: XMLTreeElement) {
    guard let index = created.lastIndex(where: { $0.element === element }) else { return }
    if let id = element["id"] { objects[id] = nil }
    registered.remove(ObjectIdentifier(created[index].object))
    created.remove(at: index)
  }

  /// Sets all attributes of an object that exists, and creates what is in it.
  func configure(_ object: NSObject, with element: XMLTreeElement) {
    register(object, for: element)
    for level in ViewFileClass.levels(of: object) {
      level.apply(ElementReader(element, self), to: object)
    }
  }

  /// Creates a view; one of an unknown element is a plain view.
  func makeView(_ element: XMLTreeElement) -> UIView? {
    if ViewFileClass.named(element.name) == nil {
      warnOnce(element, "views cannot be created from \"\(element.name)\" elements")
      return make(element, .view) as? UIView
    }
    return create(element, as: UIView.self)
  }

  /// Creates an object at the top of a file; of an unknown element a plain view, if it may be one.
  func makeTopLevelObject(_ element: XMLTreeElement) -> NSObject? {
    let isView = ViewFileClass.named(element.name) == nil && element.child("subviews") != nil
    return isView ? makeView(element) : create(element, as: NSObject.self)
  }

  /// Creates an object of a class; nil, with an error, if the element describes another one.
  func create<Object: NSObject>(
    _ element: XMLTreeElement, as type: Object.Type
  ) -> Object? {
    if let id = element["id"], let object = given[id] {
      configure(object, with: element)
      return object as? Object
    }
    guard let level = ViewFileClass.named(element.name) else {
      warnOnce(element, "objects cannot be created from \"\(element.name)\" elements")
      return nil
    }
    guard let object = make(element, level) else { return nil }
    guard let object = object as? Object else {
      fail(at: element, "a \"\(element.name)\" is no \(type)")
      return nil
    }
    return object
  }

  private func make(_ element: XMLTreeElement, _ level: ViewFileClass) -> NSObject? {
    let aClass: AnyClass = objectClass(of: element, level)
    let object =
      if let type = aClass as? any NSCoding.Type {
        type.init(coder: ViewFileCoder(element, self)) as? NSObject
      } else {
        makeObject(of: aClass)
      }
    guard let object else {
      forget(element)
      return nil
    }
    if !(object is any NSCoding) { configure(object, with: element) }
    register(object, for: element)
    return object
  }

  // MARK: Classes

  /// The class that the program gives an object, or UIKit's if there is none of that name.
  private func objectClass(of element: XMLTreeElement, _ level: ViewFileClass) -> AnyClass {
    guard let name = element["customClass"] else { return level.type }
    let fullName = element["customModule"].map { "\($0).\(name)" }
    let names = [fullName, "\(ProcessInfo.processInfo.processName).\(name)", "UIKit.\(name)"]
    let found: AnyClass? = names.lazy.compactMap { $0.flatMap { NSClassFromString($0) } }.first
    guard let found else {
      warnOnce(element, "Unknown class \(fullName ?? name) in Interface Builder file.")
      return level.type
    }
    if let module = element["customModule"] { MemberTable.modules.insert(module) }
    guard (found as? NSObject.Type)?.isSubclass(of: level.type) == true else {
      warnOnce(element, "\(fullName ?? name) is not a subclass of \(level.type)")
      return level.type
    }
    return found
  }

  private func warnOnce(_ element: XMLTreeElement, _ message: String) {
    if classWarnings.insert(message).inserted { warn(element, message) }
  }

  // MARK: Connections

  /// Connects the objects that were created, wakes them, and returns them by the ids of their elements.
  /// The loader no longer retains them.
  @discardableResult func finish() -> [String: NSObject] {
    defer { (objects, given) = ([:], [:]) }
    let new = created
    created = []
    for (object, element) in new { ConstraintBuilder(self, element).addConstraints(to: object) }
    for (object, element) in new { VariationBuilder(self, element).watchVariations(of: object) }
    for (object, element) in new where object !== reconnected?.object {
      RuntimeAttributes(self, element).set(on: object)
    }
    let connections = new.map { ConnectionBuilder(self, $1, $0) }
    for connection in connections { connection.connectOutlets() }
    for connection in connections { connection.connectActions() }
    guard fault == nil else { return [:] }
    for (object, _) in new where !adopted.contains(ObjectIdentifier(object)) { Self.wake(object) }
    return objects
  }

  private static func wake(_ object: NSObject) {
    if let object = object as? any NibAwaking {
      object.awakeFromNib()
    } else {
      (object as? any IBConnectable)?.awakeFromNib()
    }
  }
}

/// Classes of UIKit whose subclasses override `awakeFromNib()`.
@MainActor protocol NibAwaking: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwaking {}
extension UIBarItem: NibAwaking {}
extension UINavigationItem: NibAwaking {}
extension UIGestureRecognizer: NibAwaking {}
