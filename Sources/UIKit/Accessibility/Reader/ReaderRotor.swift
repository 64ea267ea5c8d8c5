/// The rotor of the screen reader: the function of swipes up and down, which a rotation of two fingers
/// selects.
@MainActor struct ReaderRotor {
  enum Setting {
    /// They change the value of an adjustable element.
    case value
    /// They choose an action, which a double tap performs.
    case actions
    /// They go to the headings of the screen.
    case headings
    /// They go where a rotor of the program says.
    case custom(UIAccessibilityCustomRotor)

    @MainActor var name: String {
      switch self {
      case .value: "Adjust value"
      case .actions: "Actions"
      case .headings: "Headings"
      case .custom(let rotor): rotor.name
      }
    }
  }

  private var settings = [Setting.headings]
  private var chosen = 0
  private var actions: [UIAccessibilityCustomAction] = []
  /// The number of the chosen action, from 1 on; 0 is the activation.
  private var action = 0

  var setting: Setting { settings[chosen] }

  /// Takes the settings of an element. A value or actions come first; otherwise the setting remains.
  mutating func arrive(at element: UIResponder) {
    let previous = setting.name
    actions = element.accessibilityCustomActions ?? []
    action = 0
    settings = []
    if element.accessibilityTraits.contains(.adjustable) { settings.append(.value) }
    if !actions.isEmpty { settings.append(.actions) }
    let isPlain = settings.isEmpty
    settings += element.rotorsAround.map(Setting.custom)
    settings.append(.headings)
    chosen = isPlain ? settings.firstIndex { $0.name == previous } ?? settings.count - 1 : 0
  }

  /// Turns to another setting, and returns its name.
  mutating func turn(by step: Int) -> String {
    chosen = (chosen + step + settings.count) % settings.count
    return setting.name
  }

  /// Chooses another action, and returns its name.
  mutating func chooseAction(by step: Int) -> String {
    action = (action + step + actions.count + 1) % (actions.count + 1)
    return action == 0 ? "Activate" : actions[action - 1].name
  }

  /// The action that a double tap performs, once; nil is the activation.
  mutating func takeAction() -> UIAccessibilityCustomAction? {
    defer { action = 0 }
    return action == 0 ? nil : actions[action - 1]
  }
}

extension UIResponder {
  /// The rotors of the element and of what is around it that have a name.
  fileprivate var rotorsAround: [UIAccessibilityCustomRotor] {
    sequence(first: self, next: \.next).flatMap { $0.accessibilityCustomRotors ?? [] }
      .filter { !$0.name.isEmpty }
  }
}
