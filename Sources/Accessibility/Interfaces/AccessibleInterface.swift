/// A part of AT-SPI that elements answer: properties and methods.
protocol AccessibleInterface: SendableMetatype {
  /// The part after `org.a11y.atspi.`.
  static var name: String { get }
  static var properties: [String] { get }
  static func isAnswered(by element: AskedElement) -> Bool
  /// nil for other properties.
  static func property(_ name: String, of element: AskedElement) -> BusValue?
  /// nil for properties that cannot be set, and values of other types.
  static func request(
    setting property: String, to value: BusValue, of element: AskedElement
  ) -> ElementRequest?
  /// nil for other methods, and arguments of other types.
  static func answer(
    _ method: String, _ arguments: BusArguments, of element: AskedElement
  ) -> InterfaceAnswer?
}

extension AccessibleInterface {
  static var properties: [String] { [] }
  static func property(_ name: String, of element: AskedElement) -> BusValue? { nil }
  static func request(
    setting property: String, to value: BusValue, of element: AskedElement
  ) -> ElementRequest? { nil }
}

/// The answer to a method call.
enum InterfaceAnswer {
  case values([BusValue])
  /// The app is asked first.
  case ask(ElementRequest, of: ElementID, then: (ElementAnswer) -> [BusValue])

  static func value(_ value: BusValue) -> InterfaceAnswer { .values([value]) }
  static func flag(_ flag: Bool) -> InterfaceAnswer { .values([.boolean(flag)]) }

  /// Asks the app to do something, and answers whether it has.
  static func perform(_ request: ElementRequest, of id: ElementID) -> InterfaceAnswer {
    .ask(request, of: id) { [.boolean($0.isDone)] }
  }
}

/// The interfaces of AT-SPI that are answered.
enum AccessibleInterfaces {
  static let prefix = "org.a11y.atspi."
  static let all: [any AccessibleInterface.Type] = [
    AccessibleObject.self, ApplicationInterface.self, ComponentInterface.self,
    ActionInterface.self, ValueInterface.self, TextInterface.self, EditableTextInterface.self,
    SelectionInterface.self, TableInterface.self,
  ]

  static func named(_ name: String) -> (any AccessibleInterface.Type)? {
    guard name.hasPrefix(prefix) else { return nil }
    let suffix = name.dropFirst(prefix.count)
    return all.first { $0.name == suffix }
  }
}
