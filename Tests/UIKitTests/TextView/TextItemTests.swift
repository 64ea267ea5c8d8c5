import Foundation
import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V33 and V38; Apple, "UITextItem", "UITextItem.MenuConfiguration".
@Suite("Text items", .serialized)
@MainActor struct TextItemTests {
  private let screen: OffscreenScreen
  private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 260, height: 100))
  private let delegate = ItemDelegate()
  private static let link = URL(string: "https://a.example")!

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.addSubview(view)
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "here", attributes: [.link: Self.link]))
    text.append(NSAttributedString(string: " or "))
    text.append(NSAttributedString(string: "12 A", attributes: [.textItemTag: "seat"]))
    text.append(NSAttributedString(string: " or "))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    view.layoutIfNeeded()
  }

  private enum Place: Int {
    case plain = 1
    case link = 6
    case tag = 14
    case attachment = 20
  }

  /// A place right of a character's left edge, in the window.
  private func point(_ place: Place, right distance: CGFloat = 3) -> CGPoint {
    let caret = view.caretRect(for: TextOffset(place.rawValue))
    return view.convert(CGPoint(x: caret.midX + distance, y: caret.midY), to: nil)
  }

  private func takeLog() -> [String] {
    defer { delegate.log = [] }
    return delegate.log
  }

  private var presentation: MenuPresentationView? { screen.window.menuPresentation }
  private var titles: [String] { presentation?.lists.last?.entryViews.map(\.entry.title) ?? [] }

  private func settle() throws {
    for _ in 0..<4 {
      try screen.render()
      screen.time += 0.5
    }
  }

  private func choose(_ title: String) throws {
    let rows = try #require(presentation?.lists.last).entryViews
    let row = try #require(rows.first { $0.entry.title == title })
    screen.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    try settle()
  }

  // MARK: Taps

  @Test("that are tapped perform the delegate's action")
  func actions() {
    delegate.action = { delegate in UIAction { _ in delegate.log.append("performed") } }
    screen.tap(at: point(.tag))
    #expect(takeLog() == ["action tag seat 12+4", "performed"])
    screen.time += 1
    screen.tap(at: point(.link))
    #expect(takeLog() == ["action link https://a.example 4+4", "performed"])
    screen.time += 1
    screen.tap(at: point(.plain))
    #expect(takeLog() == [] && presentation == nil)
  }

  @Test("have a default action with a name of its own, which asks as iOS did before")
  func defaultAction() {
    screen.tap(at: point(.link))
    #expect(delegate.identifier == "UITextInteractableItemDefaultAction")
    #expect(takeLog() == ["action link https://a.example 4+4", "interact invokeDefaultAction"])
    screen.time += 1
    screen.tap(at: point(.attachment))
    #expect(takeLog() == ["action attachment 20+1", "interact invokeDefaultAction"])
    #expect(presentation == nil)
  }

  @Test("without an action open their menu")
  func noAction() throws {
    delegate.action = { _ in nil }
    screen.tap(at: point(.link))
    try settle()
    #expect(
      takeLog() == [
        "action link https://a.example 4+4", "menu https://a.example", "interact presentActions",
        "display 4+4", "displayed",
      ])
    #expect(titles == ["Copy Link"] && !view.isFirstResponder)
  }

  @Test("with a tag open the menu that the delegate has for them; the default one is empty")
  func tags() throws {
    screen.tap(at: point(.tag))
    try settle()
    #expect(takeLog() == ["action tag seat 12+4", "menu "] && presentation == nil)
    delegate.menu = { _ in .init(menu: UIMenu(children: [UIAction(title: "Reserve") { _ in }])) }
    screen.tap(at: point(.tag))
    try settle()
    #expect(takeLog().suffix(2) == ["display 12+4", "displayed"] && titles == ["Reserve"])
  }

  @Test("are tapped by the pointer's primary button, which selects when it moves")
  func pointer() {
    screen.click(at: point(.link))
    #expect(takeLog() == ["action link https://a.example 4+4", "interact invokeDefaultAction"])
    #expect(!view.isFirstResponder)
    screen.time += 1
    let (start, end) = (point(.link, right: 1), point(.tag, right: 1))
    screen.pointer(at: start)
    screen.press(.primary)
    screen.pointer(at: start)
    screen.pointer(at: end)
    screen.press([])
    screen.pointer(at: end)
    #expect(takeLog() == [] && view.selectedRange == NSRange(location: 6, length: 8))
  }

  @Test("are text like other text in a view that is edited, or in which nothing is selected")
  func inactive() throws {
    view.isEditable = true
    screen.tap(at: point(.link))
    #expect(takeLog() == [] && view.isFirstResponder)
    view.isSelectable = false
    screen.press(at: point(.link), for: 0.6)
    try settle()
    #expect(takeLog() == [] && presentation == nil)
  }

  // MARK: Long presses

  @Test("under a finger that rests open their menu, and the delegate is told in order")
  func press() throws {
    screen.press(at: point(.link), for: 0.6)
    try settle()
    #expect(
      takeLog() == [
        "action link https://a.example 4+4", "menu https://a.example", "interact presentActions",
        "display 4+4", "displayed",
      ])
    #expect(presentation?.menu.identifier.rawValue == "UITextItemDefaultMenuIdentifier")
    let platter = try #require(presentation?.platter)
    #expect(platter.bounds.width > 30 && platter.bounds.width < 45 && !view.isFirstResponder)
    try choose("Copy Link")
    #expect(takeLog() == ["end 4+4", "ended"] && presentation == nil)
    #expect(UIPasteboard.general.url == Self.link)
  }

  @Test("without a menu leave the press to the selection of text")
  func refused() throws {
    delegate.menu = { _ in nil }
    screen.press(at: point(.link), for: 0.6)
    try settle()
    #expect(takeLog() == ["action link https://a.example 4+4", "menu https://a.example"])
    #expect(presentation == nil && view.selectedRange == NSRange(location: 4, length: 4))
  }

  @Test("that iOS's older methods refuse have no menu")
  func older() throws {
    delegate.interacts = false
    screen.press(at: point(.attachment), for: 0.6)
    try settle()
    #expect(takeLog() == ["action attachment 20+1", "menu ", "interact presentActions"])
    #expect(presentation == nil)
  }

  @Test("that are images can be copied")
  func image() throws {
    UIPasteboard.general.image = nil
    screen.press(at: point(.attachment), for: 0.6)
    try settle()
    try choose("Copy Image")
    #expect(UIPasteboard.general.image?.size == CGSize(width: 30, height: 20))
  }

  @Test("under the pointer's secondary button open their menu, and no edit menu")
  func secondary() throws {
    screen.click(at: point(.link), buttons: .secondary)
    try settle()
    #expect(titles == ["Copy Link"] && presentation?.platter == nil && !view.isFirstResponder)
    #expect(takeLog().suffix(2) == ["display 4+4", "displayed"])
  }

  @Test("leave other text to the edit menu of the secondary button")
  func editMenu() throws {
    screen.click(at: point(.plain), buttons: .secondary)
    try settle()
    #expect(takeLog() == [] && titles.contains("Copy") && view.isFirstResponder)
  }

  @Test("show the view of a configuration, or no preview")
  func previews() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    delegate.menu = { .init(preview: .view(own), menu: $0) }
    screen.press(at: point(.link), for: 0.6)
    try settle()
    #expect(presentation?.platter?.preview.view === own)
    try choose("Copy Link")
    delegate.menu = { .init(preview: nil, menu: $0) }
    screen.press(at: point(.link), for: 0.6)
    try settle()
    #expect(presentation != nil && presentation?.platter == nil && titles == ["Copy Link"])
  }

  @Test("have tags under iOS's name")
  func name() {
    #expect(NSAttributedString.Key.textItemTag.rawValue == "UITextItemTagAttribute")
  }
}

/// Writes down what a text view asks and tells about its items.
@MainActor private final class ItemDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  var identifier: String?
  var interacts = true
  /// Returns the action instead of the default one.
  var action: ((ItemDelegate) -> UIAction?)?
  /// Returns the configuration for the default menu.
  var menu: ((UIMenu) -> UITextItem.MenuConfiguration?)?

  private func place(_ range: NSRange) -> String { "\(range.location)+\(range.length)" }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    let kind =
      switch textItem.content {
      case .link(let url): "link \(url)"
      case .tag(let tag): "tag \(tag)"
      case .textAttachment: "attachment"
      }
    log.append("action \(kind) \(place(textItem.range))")
    identifier = defaultAction.identifier.rawValue
    guard let action else { return defaultAction }
    return action(self)
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    log.append("menu \(defaultMenu.title)")
    if let menu { return menu(defaultMenu) }
    return standardConfiguration(textView, textItem, defaultMenu)
  }

  /// What a delegate returns that does not implement the method.
  private func standardConfiguration(
    _ textView: UITextView, _ item: UITextItem, _ menu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    OldDelegate(self).textView(textView, menuConfigurationFor: item, defaultMenu: menu)
  }

  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    log.append("display \(place(textItem.range))")
    animator.addCompletion { self.log.append("displayed") }
  }

  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    log.append("end \(place(textItem.range))")
    animator.addCompletion { self.log.append("ended") }
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { interact(interaction) }

  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { interact(interaction) }

  func interact(_ interaction: UITextItemInteraction) -> Bool {
    log.append("interact \(interaction)")
    return interacts
  }
}

/// Has only the methods that iOS had before those for text items.
@MainActor private final class OldDelegate: NSObject, UITextViewDelegate {
  private let other: ItemDelegate

  init(_ other: ItemDelegate) {
    self.other = other
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { other.interact(interaction) }

  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { other.interact(interaction) }
}
