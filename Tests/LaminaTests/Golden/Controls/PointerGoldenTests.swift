import LaminaTesting
import Testing
import UIKit

/// Requirement V39.
@Suite("Effects of the pointer match their golden images", .serialized)
@MainActor struct PointerGoldenTests {
  enum Effect: String, CaseIterable {
    case highlight, lift, hover, shape
  }

  /// A view with a style of the pointer.
  private final class Card: UILabel, UIPointerInteractionDelegate {
    var effect = Effect.highlight

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      let preview = UITargetedPreview(view: self)
      switch effect {
      case .highlight: return UIPointerStyle(effect: .highlight(preview))
      case .lift: return UIPointerStyle(effect: .lift(preview))
      case .hover: return UIPointerStyle(effect: .hover(preview))
      case .shape:
        let shape = UIPointerShape.roundedRect(CGRect(x: 0, y: 0, width: 12, height: 28))
        let style = UIPointerStyle(shape: shape, constrainedAxes: .vertical)
        style.accessories = [.arrow(.left), .arrow(.right)]
        return style
      }
    }
  }

  @Test("an effect matches its golden image", arguments: Effect.allCases, [false, true])
  func effect(_ effect: Effect, isDark: Bool) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 160, height: 100))
    screen.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    screen.window.backgroundColor = .systemBackground
    let card = Card(frame: CGRect(x: 40, y: 30, width: 80, height: 40))
    card.effect = effect
    (card.text, card.textAlignment) = ("Titan", .center)
    card.isUserInteractionEnabled = true
    if effect != .highlight { card.backgroundColor = .systemTeal }
    card.layer.cornerRadius = 8
    card.addInteraction(UIPointerInteraction(delegate: card))
    screen.window.addSubview(card)
    try screen.render()
    screen.pointer(at: CGPoint(x: 70, y: 40))
    for _ in 0..<2 {
      try screen.render()
      screen.time += 0.3
    }
    try assertSnapshot(
      of: screen.frame(), named: "pointer-\(effect)-\(isDark ? "dark" : "light")",
      tolerance: GoldenTests.tolerance(screen))
  }
}
