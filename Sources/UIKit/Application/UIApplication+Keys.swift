package import RenderServer
import Wayland

extension UIApplication {
  /// Handles the keys of a screen's seats. Escape terminates the program if `quitsOnEscape`, unless
  /// something else uses it: a menu that it closes, a sheet, a command.
  func handle(_ input: InputEvent, of screen: UIScreen) {
    guard case .key(let key) = input.kind, key.symbol == .escape, key.isPressed else {
      keys.receive(input, of: screen)
      return
    }
    if screen.stack.keyWindow?.hideEditMenu() == true { return }
    if !keys.receive(input, of: screen), quitsOnEscape { terminate() }
  }

  /// Returns whether LAMINA_ESCAPE lets Escape terminate the program, or nil if it is not set.
  package static func quitsOnEscape(in environment: [String: String]) throws(RenderError) -> Bool? {
    switch environment["LAMINA_ESCAPE"] {
    case nil: return nil
    case "quit": return true
    case "ignore": return false
    case let value?: throw RenderError("LAMINA_ESCAPE is '\(value)', not quit or ignore")
    }
  }
}
