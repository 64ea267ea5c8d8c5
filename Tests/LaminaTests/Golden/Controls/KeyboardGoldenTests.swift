import CoreGraphics
import LaminaTesting
import Testing
import Wayland

@testable import UIKit

/// Requirement V38.
@Suite("The keyboard on the screen matches its golden images", .serialized)
@MainActor struct KeyboardGoldenTests {
  @Test(
    "letters, a pressed Shift, digits and symbols, and the keyboard of digits",
    arguments: GoldenLook.allCases)
  func pages(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 390, height: 4 * 230))
    let layouts = KeyboardView.layouts
    KeyboardView.layouts = KeyboardCharacters.read("us,de")
    defer { KeyboardView.layouts = layouts }
    let taps: [[KeyboardKey]] = [
      [], [.shift, .shift], [.page(.digits)], [.page(.digits), .page(.symbols)],
    ]
    var fields: [UITextField] = []
    for (index, keys) in taps.enumerated() {
      let keyboard = KeyboardView(on: screen.window.screen)
      keyboard.frame = CGRect(x: 0, y: CGFloat(index) * 230, width: 390, height: 222)
      screen.window.addSubview(keyboard)
      let field = UITextField()
      field.autocapitalizationType = .none
      fields.append(field)
      keyboard.show(for: field)
      try screen.render()
      for key in keys { try tap(key, of: keyboard, on: screen) }
    }
    try look.compare(screen, with: "keyboard")
  }

  private func tap(_ key: KeyboardKey, of keyboard: KeyboardView, on screen: OffscreenScreen) throws
  {
    let views = keyboard.subviews.compactMap { $0 as? KeyboardKeyView }
    let view = try #require(views.first { $0.key == key }, "\(key)")
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try screen.render()
  }
}
