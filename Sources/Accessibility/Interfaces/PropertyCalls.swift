/// `org.freedesktop.DBus.Properties`, of all interfaces.
enum PropertyCalls {
  static let interface = "org.freedesktop.DBus.Properties"

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement, _ place: inout BusPlace
  ) -> InterfaceAnswer? {
    guard arguments.signature.hasPrefix("s"),
      let interface = AccessibleInterfaces.named(arguments.string(0)),
      interface.isAnswered(by: asked)
    else { return nil }
    switch (method, arguments.signature) {
    case ("Get", "ss"):
      return interface.property(arguments.string(1), of: asked).map { .value(.variant($0)) }
    case ("GetAll", "s"):
      let entries = interface.properties.compactMap { property in
        interface.property(property, of: asked).map {
          BusValue.entry(.string(property), .variant($0))
        }
      }
      return .value(.array(of: "{sv}", entries))
    case ("Set", "ssv"):
      guard case .variant(let value) = arguments.values[2] else { return nil }
      return set(arguments.string(1), to: value, in: interface, of: asked, &place)
    default: return nil
    }
  }

  private static func set(
    _ property: String, to value: BusValue, in interface: any AccessibleInterface.Type,
    of asked: AskedElement, _ place: inout BusPlace
  ) -> InterfaceAnswer? {
    // The registry numbers the programs.
    if asked.isApplication, property == "Id", case .int32(let number) = value {
      place.number = number
      return .values([])
    }
    return interface.request(setting: property, to: value, of: asked).map {
      .ask($0, of: asked.id) { _ in [] }
    }
  }
}

/// `org.a11y.atspi.Cache`: elements that clients get at once. There are none: a client asks for those
/// that it needs, which is sure to be up to date.
enum AccessibleCache {
  static let path = "/org/a11y/atspi/cache"

  static func answer(_ method: String) -> InterfaceAnswer? {
    method == "GetItems" ? .value(.array(of: "((so)(so)(so)iiassusau)", [])) : nil
  }
}
