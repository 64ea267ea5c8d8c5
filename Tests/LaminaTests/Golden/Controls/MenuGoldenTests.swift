import LaminaTesting
import Testing
import UIKit

/// Requirements V28 and V39.
@Suite("Menus match their golden images", .serialized)
@MainActor struct MenuGoldenTests {
  enum Look: String, CaseIterable {
    case light, dark, reversed
  }

  private func makeScreen(_ look: Look) throws -> (screen: OffscreenScreen, card: MenuCard) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let window = screen.window
    window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    window.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 0, y: 40 + index * 110, width: 320, height: 60))
      stripe.backgroundColor = color
      window.addSubview(stripe)
    }
    let card = MenuCard(frame: CGRect(x: 30, y: 60, width: 120, height: 80))
    card.semanticContentAttribute = look == .reversed ? .forceRightToLeft : .unspecified
    window.addSubview(card)
    return (screen, card)
  }

  private func settle(_ screen: OffscreenScreen) throws -> CGImage {
    for _ in 0..<3 {
      try screen.render()
      screen.time += 0.6
    }
    return try screen.frame()
  }

  @Test("a context menu with its preview matches its golden image", arguments: Look.allCases)
  func contextMenu(look: Look) throws {
    let (screen, card) = try makeScreen(look)
    card.addInteraction(UIContextMenuInteraction(delegate: card))
    screen.press(at: card.center, for: 0.6)
    let image = try settle(screen)
    try assertSnapshot(
      of: image, named: "context-menu-\(look)", tolerance: GoldenTests.tolerance(screen))
  }

  @Test("an open submenu matches its golden image")
  func submenu() throws {
    let (screen, card) = try makeScreen(.light)
    card.addInteraction(UIContextMenuInteraction(delegate: card))
    screen.click(at: CGPoint(x: 40, y: 100), buttons: .secondary)
    _ = try settle(screen)
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow] {
      screen.key(key)
    }
    try assertSnapshot(
      of: settle(screen), named: "context-submenu", tolerance: GoldenTests.tolerance(screen))
  }

  @Test("a menu halfway to its place matches its golden image")
  func appearance() throws {
    let (screen, card) = try makeScreen(.light)
    card.addInteraction(UIContextMenuInteraction(delegate: card))
    screen.press(at: card.center, for: 0.6)
    try screen.render()
    screen.time += 0.08
    try assertSnapshot(
      of: screen.frame(), named: "context-menu-appearing", tolerance: GoldenTests.tolerance(screen))
  }

  @Test("the bar of an edit menu matches its golden image", arguments: Look.allCases)
  func editMenu(look: Look) throws {
    let (screen, card) = try makeScreen(look)
    card.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: card, rect: card.bounds)
    let image = try settle(screen)
    UIMenuController.shared.hideMenu()
    try assertSnapshot(
      of: image, named: "edit-menu-\(look)", tolerance: GoldenTests.tolerance(screen))
  }
}

/// A view with a menu of every kind of element, which can be copied.
private final class MenuCard: UIView, UIContextMenuInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    layer.cornerRadius = 12
    let label = UILabel(frame: bounds)
    label.text = "Card"
    label.textAlignment = .center
    label.textColor = .black
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) {}
  override func cut(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).fill()
    }
    func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, image: image, attributes: attributes, state: state) { _ in }
    }
    let sort = UIMenu(title: "Sort", children: [action("Name", state: .on), action("Date")])
    let strip = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [action("One"), action("Two"), action("Three")])
    return UIContextMenuConfiguration(previewProvider: nil) { _ in
      UIMenu(
        title: "Card",
        children: [
          action("Copy"), sort, action("Off", .disabled), strip, action("Delete", .destructive),
        ])
    }
  }
}
