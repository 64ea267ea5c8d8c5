import LaminaTesting
import Testing

@testable import UIKit

/// Requirement V39. Apple, "UIContextMenuInteraction", "UIContextMenuInteractionDelegate".
@MainActor @Suite("Context menus", .serialized)
struct ContextMenuTests {
  // MARK: Opening

  @Test("a finger that rests for half a second opens the menu, and the delegate is told in order")
  func order() throws {
    let host = try MenuScreen()
    host.screen.touch(.began, at: host.center)
    host.screen.time += 0.49
    #expect(host.takeLog().isEmpty && host.presentation == nil)
    host.screen.time += 0.02
    #expect(
      host.takeLog() == [
        "configuration 30 20", "highlight", "menu", "will display", "animations", "touch cancelled",
      ])
    #expect(host.view.interaction.menuAppearance == .rich && host.titles == ["One", "Two"])
    host.screen.touch(.ended, at: host.center)
    try host.settle()
    #expect(host.takeLog() == ["displayed"] && host.presentation != nil)
    try host.tap("Two")
    #expect(host.takeLog() == ["will end", "dismiss", "perform Two", "ended"])
    #expect(host.presentation == nil && host.view.interaction.menuAppearance == .unknown)
    #expect(host.screen.window.subviews.count == 1)
  }

  @Test("without a configuration there is no menu, and the view keeps its touch")
  func none() throws {
    let host = try MenuScreen()
    host.view.menu = nil
    try host.open()
    #expect(host.takeLog() == ["configuration 30 20", "touch ended"] && host.presentation == nil)
  }

  @Test("a finger that is lifted early, or moves, opens no menu")
  func taps() throws {
    let host = try MenuScreen()
    host.screen.press(at: host.center, for: 0.4)
    host.screen.touch(.began, at: host.center)
    host.screen.touch(.moved, at: CGPoint(x: 160, y: 256))
    host.screen.time += 1
    host.screen.touch(.ended, at: CGPoint(x: 160, y: 256))
    #expect(host.takeLog() == ["touch ended", "touch ended"] && host.presentation == nil)
  }

  @Test("the secondary button opens the menu at the pointer at once, without a preview")
  func pointer() throws {
    let host = try MenuScreen()
    host.screen.click(at: CGPoint(x: 135, y: 230), buttons: .secondary)
    #expect(host.view.interaction.menuAppearance == .compact && host.presentation?.platter == nil)
    try host.settle()
    let list = try #require(host.presentation?.lists.first)
    #expect(list.frame.maxY == 318 && list.frame.minY == 230 && list.frame.width == 250)
    #expect(host.view.interaction.location(in: host.view) == CGPoint(x: 5, y: 10))
    #expect(!host.takeLog().contains("highlight"))
  }

  @Test("the menu key opens the menu of the first responder, or of a view above it")
  func menuKey() throws {
    let host = try MenuScreen()
    let inner = FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.view.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    host.screen.key(.keyboardApplication)
    #expect(host.takeLog().first == "configuration 30 20" && host.titles == ["One", "Two"])
  }

  private final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("a menu that opens closes the one that is open")
  func single() throws {
    let host = try MenuScreen()
    try host.open()
    let other = ContextMenuView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    other.menu = UIMenu(children: [host.action("Other")])
    host.screen.window.addSubview(other)
    other.addInteraction(other.interaction)
    #expect(other.interaction.openForKey())
    try host.settle()
    #expect(host.takeLog().contains("ended") && host.titles == ["Other"])
    #expect(host.view.interaction.menuAppearance == .unknown)
  }

  // MARK: Choosing

  @Test("the finger that opens the menu chooses the element on which it is lifted")
  func slide() throws {
    let host = try MenuScreen()
    host.screen.touch(.began, at: host.center)
    host.screen.time += 0.6
    try host.settle()
    let point = try host.place(of: "One")
    host.screen.touch(.moved, at: point)
    #expect(host.highlighted == "One")
    host.screen.touch(.ended, at: point)
    #expect(host.takeLog().last == "perform One" && host.presentation == nil)
  }

  @Test("disabled elements are not chosen, and hidden ones are not shown")
  func attributes() throws {
    let host = try MenuScreen()
    host.view.menu = UIMenu(children: [
      host.action("Off", .disabled), host.action("Hidden", .hidden), host.action("On"),
    ])
    try host.open()
    #expect(host.titles == ["Off", "On"])
    _ = host.takeLog()
    try host.tap("Off")
    #expect(host.takeLog().isEmpty && host.presentation != nil)
  }

  @Test("an element that keeps the menu is performed in the open menu, which shows its changes")
  func keeps() throws {
    let host = try MenuScreen()
    let action = UIAction(title: "Count", attributes: .keepsMenuPresented) { action in
      action.title += "!"
    }
    host.view.menu = UIMenu(children: [action])
    try host.open()
    try host.tap("Count")
    try host.tap("Count!")
    #expect(host.titles == ["Count!!"] && !host.takeLog().contains("will end"))
  }

  @Test("an element that keeps the menu keeps its submenu open")
  func keepsSubmenu() throws {
    let host = try MenuScreen()
    let action = UIAction(title: "Count", attributes: .keepsMenuPresented) { $0.title += "!" }
    host.view.menu = UIMenu(children: [UIMenu(title: "More", children: [action])])
    try host.open()
    try host.tap("More")
    try host.tap("Count")
    #expect(host.titles == ["Count!"] && host.presentation?.lists.count == 2)
  }

  @Test("in a menu with a single selection the chosen element is the only one that is on")
  func singleSelection() throws {
    let host = try MenuScreen()
    let (one, two) = (host.action("One", state: .on), host.action("Two"))
    let section = UIMenu(options: .displayInline, children: [two])
    let menu = UIMenu(options: .singleSelection, children: [one, section])
    host.view.menu = menu
    try host.open()
    try host.tap("Two")
    #expect(one.state == .off && two.state == .on && menu.selectedElements == [two])
  }

  @Test("a tap on the preview is reported before the menu ends")
  func commit() throws {
    let host = try MenuScreen()
    try host.open()
    let frame = try #require(host.presentation?.platter?.visibleFrame)
    _ = host.takeLog()
    host.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try host.settle()
    #expect(
      host.takeLog() == [
        "will perform preview", "will end", "dismiss", "performed preview", "ended",
      ])
  }

  @Test("a preview of a view controller appears with its view, in the preferred size")
  func previewController() throws {
    let host = try MenuScreen()
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    host.view.controller = controller
    try host.open()
    #expect(host.presentation?.platter?.visibleFrame.size == CGSize(width: 200, height: 150))
    #expect(controller.view.window === host.screen.window)
    host.view.interaction.dismissMenu()
    try host.settle()
    #expect(controller.view.window == nil && host.takeLog().contains("display UIViewController"))
  }

  // MARK: Closing

  @Test("a tap outside closes the menu, and nothing below gets it")
  func outside() throws {
    let host = try MenuScreen()
    try host.open()
    _ = host.takeLog()
    host.screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(host.presentation == nil)
    try host.settle()
    #expect(host.takeLog() == ["will end", "dismiss", "ended"])
  }

  @Test("the program closes the menu, and changes it while it is open")
  func program() throws {
    let host = try MenuScreen()
    try host.open()
    host.view.interaction.updateVisibleMenu { menu in
      menu.replacingChildren(Array(menu.children.dropFirst()))
    }
    #expect(host.titles == ["Two"])
    host.view.interaction.dismissMenu()
    #expect(host.presentation == nil)
  }

  @Test("a menu ends when its interaction is removed, or it loses its window, or that is resized")
  func removal() throws {
    let ends: [(MenuScreen) -> Void] = [
      { $0.view.removeInteraction($0.view.interaction) },
      { for view in $0.screen.window.subviews { view.removeFromSuperview() } },
      { $0.screen.resize(to: CGSize(width: 480, height: 320)) },
    ]
    for end in ends {
      let host = try MenuScreen()
      try host.open()
      end(host)
      try host.settle()
      #expect(host.presentation == nil && host.view.interaction.menuAppearance == .unknown)
      #expect(host.takeLog().contains("will end"))
    }
  }

  // MARK: Keys and the pointer

  @Test("arrows highlight the elements that can be chosen, and Return chooses")
  func keys() throws {
    let host = try MenuScreen()
    host.view.menu = UIMenu(children: [
      host.action("One"), host.action("Off", .disabled), host.action("Two"),
    ])
    try host.open()
    host.screen.key(.keyboardDownArrow)
    #expect(host.highlighted == "One")
    host.screen.key(.keyboardDownArrow)
    #expect(host.highlighted == "Two")
    host.screen.key(.keyboardDownArrow)
    host.screen.key(.keyboardUpArrow)
    #expect(host.highlighted == "Two")
    host.screen.key(.keyboardReturnOrEnter)
    #expect(host.takeLog().last == "perform Two" && host.presentation == nil)
  }

  @Test("Escape closes a submenu, and then the menu; other keys go nowhere")
  func escape() throws {
    let host = try MenuScreen()
    host.view.menu = UIMenu(children: [UIMenu(title: "More", children: [host.action("Inner")])])
    try host.open()
    host.screen.key(.keyboardDownArrow)
    host.screen.key(.keyboardRightArrow)
    #expect(host.highlighted == "Inner")
    host.screen.type("x")
    host.screen.key(.keyboardEscape)
    #expect(host.titles == ["More"])
    host.screen.key(.keyboardEscape)
    #expect(host.presentation == nil)
  }

  @Test("the pointer highlights the element below it")
  func hover() throws {
    let host = try MenuScreen()
    try host.open()
    host.screen.pointer(at: try host.place(of: "Two"))
    #expect(host.highlighted == "Two")
    host.screen.pointer(at: CGPoint(x: 1, y: 1))
    #expect(host.highlighted == nil)
    host.screen.click(at: try host.place(of: "One"))
    #expect(host.takeLog().last == "perform One")
  }

  // MARK: Submenus and long menus

  @Test("a submenu opens above its row, and its title closes it")
  func submenu() throws {
    let host = try MenuScreen()
    host.view.menu = UIMenu(children: [UIMenu(title: "More", children: [host.action("Inner")])])
    try host.open()
    let row = try host.place(of: "More")
    try host.tap("More")
    let list = try #require(host.presentation?.lists.last)
    #expect(host.titles == ["Inner"] && list.frame.contains(row))
    let title = try #require(list.titleView)
    host.screen.tap(at: title.convert(CGPoint(x: 20, y: 20), to: host.screen.window))
    #expect(host.titles == ["More"])
    try host.settle()
    try host.tap("More")
    try host.tap("Inner")
    #expect(host.takeLog().suffix(2) == ["perform Inner", "ended"])
  }

  @Test("a menu that is higher than the screen scrolls with a finger and the wheel")
  func scrolling() throws {
    let host = try MenuScreen()
    host.view.menu = UIMenu(children: (1...20).map { host.action("\($0)") })
    try host.open()
    let list = try #require(host.presentation?.lists.first)
    #expect(list.scrolls && list.frame.minY >= 8 && list.frame.maxY <= 472)
    host.screen.drag(
      from: CGPoint(x: 160, y: list.frame.maxY - 20), to: CGPoint(x: 160, y: list.frame.minY + 20))
    try host.settle()
    let offset = list.offset
    #expect(offset > 100 && host.presentation != nil && host.highlighted == nil)
    host.screen.scroll(by: CGVector(dx: 0, dy: 2000), at: CGPoint(x: 160, y: list.frame.midY))
    #expect(list.offset == list.contentHeight - list.bounds.height)
    try host.tap("20")
    #expect(host.takeLog().contains("perform 20"))
  }

  // MARK: Deferred elements

  @Test("deferred elements appear when they are provided, and cached ones are asked for once")
  func deferred() throws {
    let host = try MenuScreen()
    var provide: (([UIMenuElement]) -> Void)?
    var count = 0
    host.view.menu = UIMenu(children: [
      UIDeferredMenuElement {
        count += 1
        provide = $0
      },
      UIDeferredMenuElement.uncached { [host] in
        count += 10
        $0([host.action("At once")])
      },
    ])
    try host.open()
    #expect(host.titles == ["Loading…", "At once"])
    provide?([host.action("Later")])
    #expect(host.titles == ["Later", "At once"])
    host.view.interaction.dismissMenu()
    try host.settle()
    try host.open()
    #expect(host.titles == ["Later", "At once"] && count == 21)
  }

  // MARK: Controls

  @Test("a control whose menu is its primary action shows it when it is touched")
  func control() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let control = MenuControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    screen.window.addSubview(control)
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
    screen.touch(.began, at: CGPoint(x: 30, y: 30))
    #expect(events == 1 && control.contextMenuInteraction?.menuAppearance == .compact)
    let list = try #require(screen.window.menuPresentation?.lists.first)
    #expect(abs(list.center.y - (60 + 8 + 22)) < 1e-6)
    screen.touch(.ended, at: CGPoint(x: 30, y: 30))
    #expect(screen.window.menuPresentation != nil)
    control.isContextMenuInteractionEnabled = false
    #expect(control.contextMenuInteraction == nil && screen.window.menuPresentation == nil)
  }

  private final class MenuControl: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "One") { _ in }])
      }
    }
  }

  // MARK: Memory

  @Test("menus that are opened and closed leave nothing behind")
  func memory() throws {
    let host = try MenuScreen()
    weak var presentation: MenuPresentationView?
    var objects: [Int] = []
    for _ in 0..<rounds {
      try host.open()
      presentation = host.presentation
      host.view.interaction.dismissMenu()
      try host.settle()
      #expect(presentation == nil && host.screen.window.subviews.count == 1)
      objects.append(host.screen.statistics.objects)
    }
    #expect(Set(objects).count == 1, "OpenGL objects: \(objects)")
    #expect(InputTimers.shared.isEmpty)
    #expect(GestureEnvironment.shared.isIdle && host.view.layer.animationKeys()?.isEmpty != false)
  }

  private var rounds: Int {
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 5
  }
}
