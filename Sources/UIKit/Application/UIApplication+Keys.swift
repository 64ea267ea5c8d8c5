package import RenderServer
import Wayland

extension UIApplication {
  /// Handles input of the window's seats.
  func handle(_ input: InputEvent) {
    if case .key(let key) = input.kind { handle(key) }
  }

  /// Escape terminates the program unless this is switched off; the key handler gets every other
  /// key.
  func handle(_ key: KeyEvent) {
    if quitsOnEscape && key.symbol == .escape && key.isPressed { terminate() }
    keyHandler(key)
  }

  /// Returns whether LAMINA_ESCAPE lets Escape terminate the program, or true if it is not set.
  package static func quitsOnEscape(in environment: [String: String]) throws(RenderError) -> Bool {
    switch environment["LAMINA_ESCAPE"] {
    case "quit", nil: return true
    case "ignore": return false
    case let value?: throw RenderError("LAMINA_ESCAPE is '\(value)', not quit or ignore")
    }
  }
}
