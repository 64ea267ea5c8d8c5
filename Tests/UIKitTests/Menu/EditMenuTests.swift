import LaminaTesting
import Testing

@testable import UIKit

/// Requirement V28. Apple, "UIEditMenuInteraction", "UIMenuController".
@MainActor @Suite("Edit menus", .serialized)
struct EditMenuTests {
  private let screen: OffscreenScreen
  private let word = EditableView(frame: CGRect(x: 140, y: 200, width: 40, height: 20))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.addSubview(word)
    word.addInteraction(word.interaction)
    word.becomeFirstResponder()
  }

  private func settle() throws {
    for _ in 0..<4 {
      try screen.render()
      screen.time += 0.5
    }
    try screen.render()
  }

  private func present() throws {
    word.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "word", sourcePoint: CGPoint(x: 20, y: 0)))
    try settle()
  }

  private var bar: EditMenuBar? { EditMenuPresenter.visible?.bar }

  private func tap(_ title: String) throws {
    let item = try #require(bar?.visibleItems.first { $0.title == title })
    screen.tap(at: item.convert(CGPoint(x: 5, y: 5), to: screen.window))
    try settle()
  }

  private func takeLog() -> [String] {
    defer { word.log = [] }
    return word.log
  }

  // MARK: UIEditMenuInteraction

  @Test(
    "the menu has the edit actions that the first responder performs, and its delegate's changes")
  func order() throws {
    try present()
    #expect(
      takeLog() == ["suggested Copy, Select All", "will present word", "target", "presented"])
    #expect(bar?.visibleItems.map(\.title) == ["Copy", "Select All", "Own"])
    try tap("Copy")
    #expect(takeLog() == ["will dismiss word", "copy UICommand", "dismissed"])
    #expect(screen.window.subviews.count == 1 && EditMenuPresenter.visible == nil)
  }

  @Test("the bar is above its target, or below it where there is no room, and never off the screen")
  func placement() throws {
    try present()
    #expect(bar?.frame.maxY == 200 && bar?.frame.midX == 160)
    word.frame.origin = CGPoint(x: 0, y: 10)
    word.interaction.updateVisibleMenuPosition(animated: false)
    #expect(bar?.frame.minY == 30 && bar?.frame.minX == 8)
    #expect(word.interaction.location(in: screen.window) == CGPoint(x: 20, y: 10))
  }

  @Test("a touch outside closes the menu, and its view gets it nevertheless")
  func outside() throws {
    try present()
    _ = takeLog()
    screen.tap(at: CGPoint(x: 160, y: 210))
    try settle()
    #expect(takeLog() == ["will dismiss word", "touch", "dismissed"])
  }

  @Test("Escape closes the menu")
  func escape() throws {
    try present()
    screen.key(.keyboardEscape)
    #expect(EditMenuPresenter.visible == nil)
  }

  @Test("nothing appears without elements, or without a window")
  func empty() throws {
    word.menu = UIMenu()
    try present()
    #expect(EditMenuPresenter.visible == nil && takeLog() == ["suggested Copy, Select All"])
    word.menu = nil
    word.removeFromSuperview()
    try present()
    #expect(EditMenuPresenter.visible == nil && takeLog().isEmpty)
  }

  @Test("a menu that is open is asked for its elements once more, and closes without any")
  func reload() throws {
    try present()
    word.menu = UIMenu(children: [UIAction(title: "New") { _ in }])
    word.interaction.reloadVisibleMenu()
    #expect(bar?.visibleItems.map(\.title) == ["New"])
    word.menu = UIMenu()
    UIMenuSystem.context.setNeedsRevalidate()
    #expect(EditMenuPresenter.visible == nil)
  }

  @Test("a bar that is too wide has pages, which begin on the right from right to left")
  func pages() throws {
    word.menu = UIMenu(
      children: (1...9).map { number in
        UIAction(title: "Element \(number)") { [word] _ in word.log.append("\(number)") }
      })
    word.semanticContentAttribute = .forceRightToLeft
    try present()
    let first = try #require(bar?.visibleItems)
    #expect(first.first?.title == "Element 1" && first.last?.title == "next")
    #expect(first[0].frame.minX > first[1].frame.minX && bar.map { $0.frame.width <= 304 } == true)
    var seen = first.dropLast().map(\.title)
    while bar?.visibleItems.last?.title == "next" {
      try tap("next")
      seen += bar?.visibleItems.map(\.title).filter { $0.hasPrefix("Element") } ?? []
    }
    #expect(seen == (1...9).map { "Element \($0)" })
    try tap("previous")
    let earlier = try #require(bar?.visibleItems[1].title)
    try tap(earlier)
    #expect(takeLog().contains(String(earlier.suffix(1))))
  }

  @Test("a submenu of the bar is a list")
  func submenu() throws {
    let inner = UIAction(title: "Inner") { [word] _ in word.log.append("inner") }
    word.menu = UIMenu(children: [UIMenu(title: "More", children: [inner])])
    try present()
    try tap("More")
    let list = try #require(screen.window.menuPresentation?.lists.first)
    #expect(bar == nil && list.entryViews.map(\.entry.title) == ["Inner"])
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardReturnOrEnter)
    try settle()
    #expect(takeLog().suffix(3) == ["will dismiss word", "inner", "dismissed"])
  }

  @Test("the secondary button opens the menu as a list at the pointer")
  func pointer() throws {
    screen.click(at: CGPoint(x: 150, y: 205), buttons: .secondary)
    try settle()
    let list = try #require(screen.window.menuPresentation?.lists.first)
    #expect(list.entryViews.map(\.entry.title) == ["Copy", "Select All", "Own"])
    #expect(bar == nil && list.frame.minY == 205)
  }

  // MARK: UIMenuController

  @Test("the menu controller posts its notifications in order, and is the sender of actions")
  func controller() throws {
    let controller = UIMenuController.shared
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) {
        [word] note in
        let name = note.name.rawValue.replacing("UIMenuController", with: "")
        MainActor.assumeIsolated { word.log.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    controller.menuItems = [
      UIMenuItem(title: "Own", action: Selector("custom:", EditableView.custom(_:))),
      UIMenuItem(title: "Unknown", action: Selector("unknown:")),
    ]
    defer { controller.menuItems = nil }
    controller.showMenu(from: word, rect: word.bounds)
    #expect(controller.isMenuVisible && takeLog() == ["WillShowMenuNotification"])
    try settle()
    #expect(takeLog() == ["DidShowMenuNotification"])
    #expect(bar?.visibleItems.map(\.title) == ["Copy", "Select All", "Own"])
    #expect(controller.menuFrame == bar?.frame && controller.menuFrame.maxY == 200)
    try tap("Own")
    #expect(
      takeLog() == [
        "WillHideMenuNotification", "custom UIMenuController", "DidHideMenuNotification",
      ])
    #expect(!controller.isMenuVisible && controller.menuFrame == .zero)
  }

  @Test("the menu controller's menu changes with its elements, and hides for its view alone")
  func update() throws {
    let controller = UIMenuController.shared
    controller.arrowDirection = .up
    defer { controller.arrowDirection = .default }
    controller.showMenu(from: word, rect: word.bounds)
    #expect(controller.menuFrame.minY == 220)
    word.performs = ["copy:"]
    let previous = controller.menuFrame
    controller.update()
    #expect(bar?.visibleItems.map(\.title) == ["Copy"] && controller.menuFrame != previous)
    controller.hideMenu(from: screen.window)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: word)
    #expect(!controller.isMenuVisible)
  }
}

/// A view with an edit menu, whose delegate it is.
private final class EditableView: UIView, UIEditMenuInteractionDelegate {
  lazy var interaction = UIEditMenuInteraction(delegate: self)
  var menu: UIMenu?
  var log: [String] = []
  var performs: Set<Selector> = ["copy:", "selectAll:", "custom:"]

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performs.contains(action)
  }

  override func copy(_ sender: Any?) { log.append("copy \(type(of: sender ?? 0))") }

  func custom(_ sender: Any?) { log.append("custom \(type(of: sender ?? 0))") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touch") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let titles = suggestedActions.compactMap { $0 as? UIMenu }.flatMap(\.children).map(\.title)
    log.append("suggested " + titles.joined(separator: ", "))
    return menu ?? UIMenu(children: suggestedActions + [UIAction(title: "Own") { _ in }])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    log.append("target")
    return bounds
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("will present \(configuration.identifier)")
    animator.addCompletion { self.log.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("will dismiss \(configuration.identifier)")
    animator.addCompletion { self.log.append("dismissed") }
  }
}

extension EditMenuBar {
  var visibleItems: [EditMenuItemView] {
    subviews.compactMap { $0 as? EditMenuItemView }
      .sorted { isRightToLeft ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX }
  }
}

extension EditMenuItemView {
  var title: String {
    switch content {
    case .entry(let entry): entry.title
    case .page(let step): step > 0 ? "next" : "previous"
    }
  }
}
