import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UINavigationBar", "UINavigationItem" and "UINavigationBarDelegate"; facts on interaction,
// "Controls": the bar is 44 points high, 32 in the compact height, and 52 more with a large title.
// Requirement V33.
@Suite("Navigation bars", .serialized)
@MainActor struct NavigationBarTests {
  private let screen: OffscreenScreen
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.addSubview(bar)
  }

  private func show(_ items: [UINavigationItem]) throws -> NavigationItemView {
    bar.items = items
    try screen.render()
    return try #require(bar.itemView)
  }

  private func item(
    _ title: String, left: [String] = [], right: [String] = []
  ) -> UINavigationItem {
    func buttons(_ titles: [String]) -> [UIBarButtonItem]? {
      titles.isEmpty
        ? nil : titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }
    let item = UINavigationItem(title: title)
    (item.leftBarButtonItems, item.rightBarButtonItems) = (buttons(left), buttons(right))
    return item
  }

  // MARK: Layout

  @Test("a button without a title and an image has those of its action")
  func titleOfAction() {
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit", attributes: .disabled) { _ in })
    #expect(item.title == "Edit" && item.image == nil && !item.isEnabled)
  }

  @Test("the title is in the middle, the buttons are at the sides, from the sides inwards")
  func places() throws {
    let view = try show([item("Title", left: ["L", "M"], right: ["R", "Q"])])
    #expect(near(view.title.frame.midX, 160, by: 0.5) && view.title.frame.height == 44)
    #expect(view.leadingRow.frame.minX == 8 && view.trailingRow.frame.maxX == 312)
    let left = try #require(bar.topItem?.leftBarButtonItems).map { view.leadingRow.view(of: $0)! }
    #expect(left[0].frame.minX == 0 && left[1].frame.minX == left[0].frame.maxX)
    let right = try #require(bar.topItem?.rightBarButtonItems)
      .map { view.trailingRow.view(of: $0)! }
    #expect(right[0].frame.minX == right[1].frame.maxX)
    #expect(view.backButton.isHidden)
  }

  @Test("from right to left everything is mirrored")
  func mirrored() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    let view = try show([item("One"), item("Title", right: ["R"])])
    #expect(view.trailingRow.frame.minX == 8 && view.backButton.frame.maxX == 312)
    #expect(view.backButton.indicator.frame.maxX == view.backButton.bounds.width)
    #expect(near(view.title.frame.midX, 160, by: 0.5))
  }

  @Test("a title that has no room in the middle is moved aside, and then cut off")
  func crowded() throws {
    let one = try show([item("A title of some words", right: ["Wide button"])])
    #expect(one.title.frame.midX < 159)
    #expect(one.title.frame.maxX <= one.trailingRow.frame.minX - 8)
    let two = try show([item(String(repeating: "long ", count: 20), right: ["R"])])
    #expect(two.title.frame.minX == 24)
    #expect(near(two.title.frame.maxX, two.trailingRow.frame.minX - 8, by: 1))
  }

  @Test("a prompt makes the bar 30 points higher, the compact height is 32, a large title adds 52")
  func heights() throws {
    let plain = item("Title")
    bar.items = [plain]
    #expect(bar.sizeThatFits(.zero).height == 44)
    plain.prompt = "Prompt"
    #expect(bar.sizeThatFits(.zero).height == 74 && bar.intrinsicContentSize.height == 74)
    plain.prompt = nil
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(.zero).height == 96)
    screen.resize(to: CGSize(width: 480, height: 320))
    try screen.render()
    #expect(bar.sizeThatFits(.zero).height == 32)
  }

  @Test("a large title stands below the row, where the title is not shown any more")
  func largeTitle() throws {
    bar.prefersLargeTitles = true
    bar.frame.size.height = 96
    let view = try show([item("Title")])
    #expect(view.largeTitleArea.frame == CGRect(x: 0, y: 44, width: 320, height: 52))
    #expect(view.largeTitle.frame.minX == 16 && view.largeTitle.frame.maxY == 44)
    #expect(view.title.alpha == 0 && view.largeTitle.text == "Title")
    bar.frame.size.height = 44
    try screen.render()
    screen.time += 1
    try screen.render()
    #expect(view.title.alpha == 1 && view.largeTitleArea.isHidden)
  }

  @Test("the mode .automatic of large titles is that of the item below; the lowest is large")
  func modes() {
    let items = ["a", "b", "c", "d"].map { item($0) }
    items[1].largeTitleDisplayMode = .never
    items[3].largeTitleDisplayMode = .always
    bar.items = items
    #expect(items.map(bar.isTitleLarge) == [false, false, false, false])
    bar.prefersLargeTitles = true
    #expect(items.map(bar.isTitleLarge) == [true, false, false, true])
  }

  @Test("a view of the program stands for the title, at the size it wants")
  func titleView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let item = item("Title")
    item.titleView = view
    let shown = try show([item])
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 110, y: 7, width: 100, height: 30))
    #expect(view.isDescendant(of: shown))
    item.titleView = nil
    try screen.render()
    #expect(view.superview == nil)
  }

  // MARK: The back button

  @Test(
    "the back button shows the title of the item below, or Back, or the chevron, as there is room")
  func backTitles() throws {
    func label(_ back: String, _ title: String) throws -> String? {
      try show([item(back), item(title)]).backButton.label.text
    }
    #expect(try label("Inbox", "Title") == "Inbox")
    #expect(try label(String(repeating: "Inbox ", count: 8), "Title") == "Back")
    #expect(
      try label(
        String(repeating: "Inbox ", count: 8), String(repeating: "Title ", count: 3)) == "Back")
    let lower = item("Inbox")
    lower.backButtonTitle = "In"
    #expect(try show([lower, item("Title")]).backButton.label.text == "In")
    lower.backBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    #expect(try show([lower, item("Title")]).backButton.label.text == "B")
    lower.backBarButtonItem = nil
    lower.backButtonDisplayMode = .generic
    #expect(try show([lower, item("Title")]).backButton.label.text == "Back")
    lower.backButtonDisplayMode = .minimal
    let minimal = try show([lower, item("Title")])
    #expect(minimal.backButton.label.isHidden && !minimal.backButton.isHidden)
  }

  @Test("left items take the place of the back button, unless they supplement it")
  func leftItems() throws {
    let top = item("Title", left: ["L"])
    let view = try show([item("Inbox"), top])
    #expect(view.backButton.isHidden && !view.showsBackButton)
    top.leftItemsSupplementBackButton = true
    try screen.render()
    #expect(!view.backButton.isHidden)
    #expect(view.leadingRow.frame.minX == view.backButton.frame.maxX)
    top.setHidesBackButton(true, animated: false)
    try screen.render()
    #expect(view.backButton.isHidden && view.leadingRow.frame.minX == 8)
  }

  @Test("a back action is performed instead of going back, with its title")
  func backAction() throws {
    var count = 0
    let top = item("Title")
    top.backAction = UIAction(title: "Leave") { _ in count += 1 }
    let view = try show([top])
    #expect(!view.backButton.isHidden && view.backButton.label.text == "Leave")
    screen.tap(at: CGPoint(x: 20, y: 22))
    #expect(count == 1 && bar.items?.count == 1)
  }

  @Test("a tap on the title opens the menu of the item")
  func titleMenu() throws {
    let top = item("Title")
    top.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
    let view = try show([top])
    #expect(view.title.showsMenuAsPrimaryAction)
    screen.tap(at: CGPoint(x: 160, y: 22))
    screen.time += 1
    try screen.render()
    var texts: [String] = []
    for window in [screen.window] + UIApplication.shared.windows {
      window.forEachInSubtree { if let label = $0 as? UILabel { texts.append(label.text ?? "") } }
    }
    #expect(texts.contains("Rename"))
  }

  // MARK: The stack

  @Test("the delegate is asked before and told after, and may refuse")
  func delegate() throws {
    let delegate = LoggingBarDelegate()
    bar.delegate = delegate
    let (one, two) = (item("1"), item("2"))
    bar.pushItem(one, animated: false)
    bar.pushItem(two, animated: true)
    try screen.render()
    #expect(delegate.take() == "should+1 did+1 should+2" && bar.topItem === two)
    #expect(bar.backItem === one && bar.transition != nil)
    screen.time += 1
    try screen.render()
    #expect(delegate.take() == "did+2" && bar.transition == nil)
    screen.tap(at: CGPoint(x: 20, y: 22))
    try screen.render()
    #expect(delegate.take() == "should-2" && bar.topItem === one)
    screen.time += 1
    try screen.render()
    #expect(delegate.take() == "did-2" && bar.popItem(animated: false) == nil)
    delegate.refuses = true
    bar.pushItem(two, animated: false)
    #expect(bar.items == [one] && delegate.take() == "should+2")
    bar.setItems([one, two], animated: false)
    #expect(bar.popItem(animated: false) == nil && delegate.take() == "should-2")
  }

  @Test("an animated push moves the old title to the back button, and the new one from the side")
  func animated() throws {
    _ = try show([item("One")])
    let old = try #require(bar.itemView)
    bar.pushItem(item("Two"), animated: true)
    try screen.render()
    let new = try #require(bar.itemView)
    #expect(old.superview === bar && new !== old)
    screen.time += 0.1
    try screen.render()
    let (oldTitle, newTitle) = (
      try #require(old.title.layer.presentation()), try #require(new.title.layer.presentation())
    )
    #expect(oldTitle.frame.midX < 150 && oldTitle.opacity < 1 && oldTitle.opacity > 0)
    #expect(newTitle.frame.midX > 170 && newTitle.opacity < 1 && newTitle.opacity > 0)
    screen.time += 1
    try screen.render()
    #expect(old.superview == nil && near(new.title.frame.midX, 160, by: 0.5))
    #expect(new.title.transform == .identity && new.title.alpha == 1)
  }

  @Test("an item that changes changes the bar, and one that has left it does not")
  func changes() throws {
    let (one, two) = (item("1"), item("2"))
    let view = try show([one, two])
    two.title = "second"
    one.title = "first"
    try screen.render()
    #expect(view.backButton.label.text == "first")
    two.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    try screen.render()
    #expect(view.trailingRow.items == two.rightBarButtonItems)
    bar.items = [one]
    #expect(two.observer == nil && one.observer === bar)
  }

  @Test("items survive an archive")
  func archive() throws {
    bar.items = [item("1"), item("2", right: ["R"])]
    bar.prefersLargeTitles = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = try #require(
      coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UINavigationBar)
    #expect(copy.items?.map(\.title) == ["1", "2"] && copy.prefersLargeTitles)
    #expect(copy.topItem?.rightBarButtonItem?.title == "R")
  }
}

@MainActor private final class LoggingBarDelegate: NSObject, UINavigationBarDelegate {
  private var lines: [String] = []
  var refuses = false

  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    lines.append("should+\(item.title ?? "")")
    return !refuses
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    lines.append("did+\(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    lines.append("should-\(item.title ?? "")")
    return !refuses
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    lines.append("did-\(item.title ?? "")")
  }
}
