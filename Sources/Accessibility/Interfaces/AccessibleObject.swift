import Foundation

/// `org.a11y.atspi.Accessible`: what every element has.
///
/// Source: at-spi2-core, `Accessible.xml`.
enum AccessibleObject: AccessibleInterface {
  static let name = "Accessible"
  static let properties = [
    "Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId",
  ]

  static func isAnswered(by element: AskedElement) -> Bool { true }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    switch name {
    case "Name": .string(asked.element.name)
    case "Description": .string(asked.element.description)
    case "Parent": asked.parent
    case "ChildCount": .int(asked.element.children.count)
    case "Locale": .string(locale(of: asked.element))
    case "AccessibleId": .string(asked.element.identifier)
    default: nil
    }
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("GetChildAtIndex", "i"):
      .value(asked.place.reference(to: asked.child(arguments.int(0))))
    case ("GetChildren", ""): .value(asked.references(to: asked.element.children))
    case ("GetIndexInParent", ""): .value(.int(asked.tree.indexInParent(of: asked.id)))
    case ("GetRelationSet", ""): .value(.array(of: "(ua(so))", []))
    case ("GetRole", ""): .value(.uint32(asked.element.role.rawValue))
    case ("GetRoleName", ""), ("GetLocalizedRoleName", ""):
      .value(.string(asked.element.role.name))
    case ("GetState", ""): .value(states(of: asked.element))
    case ("GetAttributes", ""): .value(attributes(of: asked.element))
    case ("GetApplication", ""): .value(asked.place.reference(to: .application))
    case ("GetInterfaces", ""): .value(.strings(interfaces(of: asked)))
    default: nil
    }
  }

  static func interfaces(of asked: AskedElement) -> [String] {
    AccessibleInterfaces.all.filter { $0.isAnswered(by: asked) }
      .map { AccessibleInterfaces.prefix + $0.name }
  }

  private static func states(of element: AccessibleElement) -> BusValue {
    let bits = element.states.rawValue
    return .array(
      of: "u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))])
  }

  /// The attributes without a property of their own: the text of a value without a number.
  private static func attributes(of element: AccessibleElement) -> BusValue {
    guard element.text == nil, let text = element.valueText else { return .dictionary([:]) }
    return .dictionary(["valuetext": text])
  }

  private static func locale(of element: AccessibleElement) -> String {
    element.language.isEmpty ? Locale.current.identifier : element.language
  }
}
