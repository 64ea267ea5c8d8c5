import Foundation
import ObjectiveC
import XMLTree

/// The outlets, actions and segues of one object.
@MainActor struct ConnectionBuilder {
  private let loader: ViewFileLoader
  private let element: XMLTreeElement
  private let object: NSObject

  init(_ loader: ViewFileLoader, _ element: XMLTreeElement, _ object: NSObject) {
    (self.loader, self.element, self.object) = (loader, element, object)
  }

  // MARK: Outlets

  func connectOutlets() {
    for connection in element.children(of: "connections") {
      switch connection.name {
      case "outlet": connectOutlet(connection)
      case "outletCollection": appendToCollection(connection)
      default: break
      }
    }
  }

  private func connectOutlet(_ connection: XMLTreeElement) {
    guard let name = connection["property"], let value = destination(of: connection) else { return }
    guard let member = MemberTable.member(name, of: object) else {
      return loader.fail(at: connection, Self.undefinedKey(name, of: object))
    }
    if !member.set(object, value) {
      loader.fail(
        at: connection, "the outlet \"\(name)\" of \(type(of: object)) cannot be \(type(of: value))"
      )
    }
  }

  private func appendToCollection(_ connection: XMLTreeElement) {
    guard let name = connection["property"], let value = destination(of: connection) else { return }
    guard let member = MemberTable.member(name, of: object), member.isArray else {
      return loader.fail(at: connection, Self.undefinedKey(name, of: object))
    }
    let values = (member.get(object) as? [Any] ?? []) + [value]
    if !member.set(object, values) {
      loader.fail(
        at: connection,
        "the outlet collection \"\(name)\" of \(type(of: object)) cannot have \(type(of: value))")
    }
  }

  /// UIKit's message for an outlet that a class does not have.
  private static func undefinedKey(_ name: String, of object: NSObject) -> String {
    "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value "
      + "coding-compliant for the key \(name). Its ibMembers have to contain it."
  }

  /// The object at the other end; nil if another part of a scene contains it.
  private func destination(of connection: XMLTreeElement) -> NSObject? {
    guard let id = connection["destination"] else {
      loader.fail(at: connection, "the connection has no destination")
      return nil
    }
    if connection.name != "action", loader.isConnected(object, to: id) { return nil }
    if let object = loader.objects[id] { return object }
    if id != "-2", loader.file[id] == nil {
      loader.fail(at: connection, "there is no object with the id \"\(id)\"")
    }
    return nil
  }

  // MARK: Actions

  func connectActions() {
    for connection in element.children(of: "connections") {
      switch connection.name {
      case "action": connectAction(connection)
      case "segue": loader.scene?.connect(connection, of: object, loader)
      default: break
      }
    }
  }

  private func connectAction(_ connection: XMLTreeElement) {
    guard let name = connection["selector"] else {
      return loader.fail(at: connection, "the action has no selector")
    }
    let target = destination(of: connection)
    if let target { MemberTable.registerActions(of: target) }
    let isForResponder = target == nil && isFirstResponder(connection["destination"])
    guard target != nil || isForResponder else { return }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      guard let event = UIControl.Event.fileNames[connection["eventType"] ?? ""] else {
        return loader.fail(at: connection, "the action has no event")
      }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: selector) }
    default: loader.fail(at: connection, "\(type(of: object)) sends no actions")
    }
  }

  private func isFirstResponder(_ id: String?) -> Bool {
    id == "-2" || id.flatMap { loader.file[$0] }?["placeholderIdentifier"] == "IBFirstResponder"
  }
}

extension UIControl.Event {
  static let fileNames: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
