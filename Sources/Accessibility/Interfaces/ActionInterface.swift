/// `org.a11y.atspi.Action`: what can be done with an element.
///
/// Source: at-spi2-core, `Action.xml`.
enum ActionInterface: AccessibleInterface {
  static let name = "Action"
  static let properties = ["NActions"]

  static func isAnswered(by asked: AskedElement) -> Bool { !asked.element.actions.isEmpty }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    name == "NActions" ? .int(asked.element.actions.count) : nil
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    let actions = asked.element.actions
    switch (method, arguments.signature) {
    case ("GetName", "i"), ("GetLocalizedName", "i"):
      return .value(
        .string(actions.indices.contains(arguments.int(0)) ? actions[arguments.int(0)] : ""))
    case ("GetDescription", "i"), ("GetKeyBinding", "i"): return .value(.string(""))
    case ("GetActions", ""):
      let names = actions.map { BusValue.structure([.string($0), .string(""), .string("")]) }
      return .value(.array(of: "(sss)", names))
    case ("DoAction", "i"):
      guard actions.indices.contains(arguments.int(0)) else { return .flag(false) }
      return .perform(.perform(action: arguments.int(0)), of: asked.id)
    default: return nil
    }
  }
}
