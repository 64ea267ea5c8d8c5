import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UIFocusSystem", "UIFocusEnvironment", "UIFocusItem" and "Navigating an app's user
// interface using a keyboard". Requirement V39.
@Suite("Focus", .serialized)
@MainActor struct FocusTests {
  private let screen: OffscreenScreen
  private let root = Controller()
  private let log = Log()
  private var window: UIWindow { screen.window }

  @MainActor private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Controller: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }
  }

  private final class Item: UIButton {
    var name = ""
    var log: Log?
    var refuses = false
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      log?.lines.append("\(name).should")
      return !refuses
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      let from = (context.previouslyFocusedItem as? Item)?.name ?? "-"
      let to = (context.nextFocusedItem as? Item)?.name ?? "-"
      log?.lines.append("\(name).did \(from)>\(to) \(context.focusHeading.rawValue)")
      coordinator.addCoordinatedAnimations { [log, name] in log?.lines.append("\(name).animate") }
    }
  }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 300))
    window.rootViewController = root
    try screen.render()
  }

  private func item(_ name: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> Item {
    let item = Item(frame: CGRect(x: x, y: y, width: 60, height: 40))
    (item.name, item.log) = (name, log)
    item.addAction(UIAction { [log] _ in log.lines.append("tap \(name)") }, for: .touchUpInside)
    (view ?? root.view).addSubview(item)
    return item
  }

  private var focused: String? { (window.focusSystem.focusedItem as? Item)?.name }

  @Test("views cannot have the focus, controls can while they are enabled")
  func defaults() {
    let (view, control) = (UIView(frame: .zero), UIControl(frame: .zero))
    #expect(!view.canBecomeFocused && control.canBecomeFocused && !control.isFocused)
    control.isEnabled = false
    #expect(!control.canBecomeFocused)
    #expect(view.focusEffect is UIFocusHaloEffect && view.focusGroupPriority == .ignored)
    #expect(view.focusGroupIdentifier == nil && view.preferredFocusEnvironments.isEmpty)
    #expect(UIFocusSystem.focusSystem(for: view) == nil)
    #expect(root.parentFocusEnvironment === window && root.view.parentFocusEnvironment === root)
  }

  @Test("Tab goes through the items in the order of reading, and from the last one to the first")
  func tab() {
    for (name, x, y) in [("c", 10, 100), ("a", 10, 10), ("b", 100, 14)]
      as [(String, CGFloat, CGFloat)]
    {
      _ = item(name, x, y)
    }
    var names: [String?] = [focused]
    for _ in 0..<4 {
      screen.key(.keyboardTab)
      names.append(focused)
    }
    #expect(names == [nil, "a", "b", "c", "a"])
    screen.key(.keyboardTab, modifiers: .shift)
    #expect(focused == "c")
  }

  @Test("arrow keys go to the nearest item in their direction")
  func arrows() {
    for (row, names) in ["abc", "def", "ghi"].enumerated() {
      for (column, name) in names.enumerated() {
        _ = item(String(name), CGFloat(10 + column * 90), CGFloat(10 + row * 90))
      }
    }
    screen.key(.keyboardTab)
    var path = ""
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardRightArrow, .keyboardDownArrow, .keyboardRightArrow, .keyboardRightArrow,
      .keyboardDownArrow, .keyboardLeftArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow,
    ]
    for key in keys {
      screen.key(key)
      path += focused ?? "-"
    }
    #expect(path == "beffihebb")
  }

  @Test("an item that is straight ahead comes before a nearer one at its side")
  func straightAhead() {
    for (name, x, y) in [("a", 10, 10), ("beside", 80, 60), ("ahead", 10, 220)]
      as [(String, CGFloat, CGFloat)]
    {
      _ = item(name, x, y)
    }
    screen.key(.keyboardTab)
    screen.key(.keyboardDownArrow)
    #expect(focused == "ahead")
  }

  @Test("hidden, disabled and covered items are passed by")
  func unreachable() {
    let (a, b, c, d) = (
      item("a", 10, 10), item("b", 10, 60), item("c", 10, 110), item("d", 10, 160)
    )
    b.isHidden = true
    c.isEnabled = false
    screen.key(.keyboardTab)
    screen.key(.keyboardDownArrow)
    #expect(focused == "d" && !a.isFocused && d.isFocused)
  }

  @Test("old and new environments are asked first and told afterwards, the old ones first")
  func order() {
    let (a, b) = (item("a", 10, 10), item("b", 10, 60))
    screen.key(.keyboardTab)
    #expect(log.take() == ["a.should", "a.did ->a 16", "a.animate"])
    screen.key(.keyboardDownArrow)
    #expect(
      log.take() == [
        "a.should", "b.should", "a.did a>b 2", "b.did a>b 2", "a.animate", "b.animate",
      ])
    b.refuses = true
    screen.key(.keyboardUpArrow)
    #expect(log.take() == ["b.should"] && focused == "b")
    b.refuses = false
    a.refuses = true
    screen.key(.keyboardUpArrow)
    #expect(log.take() == ["b.should", "a.should"] && focused == "b")
  }

  @Test("Space and Return do what a tap does")
  func select() {
    _ = item("a", 10, 10)
    screen.key(.keyboardSpacebar)
    #expect(log.take().isEmpty)
    screen.key(.keyboardTab)
    _ = log.take()
    screen.key(.keyboardSpacebar)
    screen.key(.keyboardReturnOrEnter)
    #expect(log.take() == ["tap a", "tap a"])
  }

  @Test(
    "the focus begins where the controllers prefer it, also with an arrow key that nothing uses")
  func preferred() {
    let (_, b) = (item("a", 10, 10), item("b", 10, 60))
    root.preferred = [b]
    screen.key(.keyboardDownArrow)
    #expect(focused == "b")
  }

  @Test("the program moves the focus at the next layout, or at once")
  func program() throws {
    let (_, b) = (item("a", 10, 10), item("b", 10, 60))
    let system = try #require(UIFocusSystem.focusSystem(for: root))
    system.requestFocusUpdate(to: b)
    #expect(system.focusedItem == nil)
    try screen.render()
    #expect(focused == "b" && system.focusedItem === b)
    root.preferred = [root.view.subviews[0]]
    root.setNeedsFocusUpdate()
    root.updateFocusIfNeeded()
    #expect(focused == "a")
    root.preferred = [b]
    item("c", 200, 200).setNeedsFocusUpdate()
    root.updateFocusIfNeeded()
    #expect(focused == "a")
  }

  @Test("a guide leads the focus to what it prefers")
  func guide() throws {
    let (_, b, guide) = (item("a", 10, 10), item("b", 200, 200), UIFocusGuide())
    root.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    guide.preferredFocusEnvironments = [b]
    try screen.render()
    screen.key(.keyboardTab)
    screen.key(.keyboardDownArrow)
    #expect(focused == "b")
  }

  @Test("Tab visits a group as one, at its item with the highest priority or the one focused last")
  func groups() {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    root.view.addSubview(box)
    let (_, _, c, _) = (
      item("a", 10, 10), item("b", 10, 10, in: box), item("c", 90, 10, in: box), item("d", 10, 240)
    )
    box.focusGroupIdentifier = "box"
    var path = ""
    func tab() {
      screen.key(.keyboardTab)
      path += focused ?? "-"
    }
    for _ in 0..<4 { tab() }
    screen.key(.keyboardTab)
    screen.key(.keyboardRightArrow)
    #expect(focused == "c")
    c.focusGroupPriority = .prioritized
    for _ in 0..<3 { tab() }
    #expect(path == "abda" + "dac")
  }

  @Test("touches hide the ring, which the next key shows again")
  func ring() throws {
    let a = item("a", 10, 10)
    func rings() -> Int { a.layer.sublayers?.filter { $0 is CAShapeLayer }.count ?? 0 }
    screen.key(.keyboardTab)
    #expect(rings() == 1)
    screen.tap(at: CGPoint(x: 250, y: 250))
    #expect(rings() == 0 && a.isFocused)
    _ = log.take()
    screen.key(.keyboardSpacebar)
    #expect(log.take().isEmpty)
    screen.key(.keyboardTab)
    #expect(rings() == 1 && a.isFocused)
    a.focusEffect = nil
    screen.key(.keyboardTab)
    #expect(rings() == 0)
  }

  @Test("what is presented keeps the focus, which then returns to where it was")
  func presented() throws {
    let a = item("a", 10, 10)
    _ = item("b", 10, 60)
    screen.key(.keyboardTab)
    let sheet = Controller()
    sheet.modalPresentationStyle = .overFullScreen
    let inner = Item(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    (inner.name, inner.log) = ("inner", log)
    sheet.view.addSubview(inner)
    root.present(sheet, animated: false)
    for _ in 0..<3 { try screen.render() }
    #expect(focused == "inner")
    screen.key(.keyboardUpArrow)
    screen.key(.keyboardTab)
    #expect(focused == "inner")
    sheet.dismiss(animated: false)
    for _ in 0..<3 { try screen.render() }
    screen.key(.keyboardTab)
    #expect(focused == "a" && a.isFocused)
  }

  @Test("an item that leaves the window loses the focus")
  func removed() {
    let a = item("a", 10, 10)
    screen.key(.keyboardTab)
    a.removeFromSuperview()
    #expect(window.focusSystem.focusedItem == nil && !a.isFocused)
  }

  @Test("an environment contains those inside of it")
  func contains() {
    let a = item("a", 10, 10)
    #expect(root.contains(a) && window.contains(a) && a.contains(a) && !a.contains(root))
  }
}
