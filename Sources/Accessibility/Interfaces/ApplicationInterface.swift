import Foundation

/// `org.a11y.atspi.Application`: what the program is.
///
/// Source: at-spi2-core, `Application.xml`.
enum ApplicationInterface: AccessibleInterface {
  static let name = "Application"
  static let properties = ["ToolkitName", "Version", "AtspiVersion", "Id"]

  static func isAnswered(by asked: AskedElement) -> Bool { asked.isApplication }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    switch name {
    case "ToolkitName": .string("Lamina")
    case "Version": .string("1.0")
    case "AtspiVersion": .string("2.1")
    case "Id": .int32(asked.place.number)
    default: nil
    }
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("GetLocale", "u"): .value(.string(Locale.current.identifier))
    // Connections between a client and a program, without the bus, are not offered.
    case ("GetApplicationBusAddress", ""): .value(.string(""))
    default: nil
    }
  }
}
