import Wayland

extension UIKeyCommand {
  /// The input of a key that types no character, by its meaning in the keyboard layout
  /// (`xkb_keysym_t`); nil for other keys.
  static func input(for symbol: KeyEvent.Symbol) -> String? {
    switch symbol.rawValue {
    case 0xff1b: inputEscape
    case 0xff50, 0xff95: inputHome
    case 0xff51, 0xff96: inputLeftArrow
    case 0xff52, 0xff97: inputUpArrow
    case 0xff53, 0xff98: inputRightArrow
    case 0xff54, 0xff99: inputDownArrow
    case 0xff55, 0xff9a: inputPageUp
    case 0xff56, 0xff9b: inputPageDown
    case 0xff57, 0xff9c: inputEnd
    case 0xff9f, 0xffff: inputDelete
    case 0xffbe...0xffc9: functionKeys[Int(symbol.rawValue - 0xffbe)]
    default: nil
    }
  }

  private static let functionKeys = [
    f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12,
  ]
}
