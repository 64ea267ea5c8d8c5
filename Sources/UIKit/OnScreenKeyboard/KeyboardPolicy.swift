package import RenderServer

/// When the keyboard on the screen is shown for a text that is edited.
package enum KeyboardPolicy: String, CaseIterable, Sendable {
  /// In windows, as long as no keyboard is connected.
  case automatic
  case always, never
}

extension UIApplication {
  /// Returns when LAMINA_KEYBOARD shows the keyboard on the screen, or `automatic` if it is not set.
  package static func keyboard(
    in environment: [String: String]
  ) throws(RenderError) -> KeyboardPolicy {
    guard let value = environment["LAMINA_KEYBOARD"] else { return .automatic }
    guard let policy = KeyboardPolicy(rawValue: value) else {
      throw RenderError("LAMINA_KEYBOARD is '\(value)', not automatic, always or never")
    }
    return policy
  }

  /// Whether the keyboard on the screen is shown for texts.
  final var showsKeyboard: Bool {
    switch keyboardPolicy {
    case .always: true
    case .never: false
    case .automatic: server != nil && !keys.hasKeyboard
    }
  }
}
