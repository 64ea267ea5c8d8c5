/// `org.a11y.atspi.Value`: the number of a slider, a stepper or a progress view.
///
/// Source: at-spi2-core, `Value.xml`.
enum ValueInterface: AccessibleInterface {
  static let name = "Value"
  static let properties = [
    "MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text",
  ]

  static func isAnswered(by asked: AskedElement) -> Bool { asked.element.number != nil }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    guard let number = asked.element.number else { return nil }
    return switch name {
    case "MinimumValue": .double(number.minimum)
    case "MaximumValue": .double(number.maximum)
    case "MinimumIncrement": .double(number.increment)
    case "CurrentValue": .double(number.current)
    case "Text": .string(asked.element.valueText ?? "")
    default: nil
    }
  }

  static func request(
    setting property: String, to value: BusValue, of asked: AskedElement
  ) -> ElementRequest? {
    guard property == "CurrentValue", case .double(let wanted) = value, wanted.isFinite,
      let number = asked.element.number, number.isWritable, number.minimum <= number.maximum
    else { return nil }
    return .setNumber(min(max(wanted, number.minimum), number.maximum))
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? { nil }
}
