import LaminaTesting
import Testing

@testable import UIKit

// Apple's page "UINavigationController". Requirement V25.
@Suite("Navigation controllers", .serialized)
@MainActor struct NavigationControllerTests {
  @Test("the stack changes at once, and pops return what they remove")
  func stack() throws {
    let stage = try NavigationStage("abcd")
    let navigation = stage.navigation
    #expect(navigation.topViewController === stage.page("d"))
    #expect(navigation.popViewController(animated: true) === stage.page("d"))
    #expect(stage.names == "abc")
    #expect(
      navigation.popToViewController(stage.page("a"), animated: true)
        == [stage.page("b"), stage.page("c")])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil && stage.names == "a")
  }

  @Test("after a push during which the pages below were removed, the bar has no back button")
  func removedBelow() throws {
    let stage = try NavigationStage("a")
    let bar = stage.navigation.navigationBar
    stage.push("b")
    try stage.pass(0.05)
    #expect(bar.itemView?.showsBackButton == true)
    stage.set("b")
    try stage.pass()
    #expect(bar.items == [stage.page("b").navigationItem])
    #expect(bar.itemView?.showsBackButton == false)
  }

  @Test("a page knows its navigation controller, also from inside, and a presented one does not")
  func parents() throws {
    let stage = try NavigationStage("a")
    let child = UIViewController()
    stage.page("a").addChild(child)
    #expect(child.navigationController === stage.navigation)
    #expect(stage.page("b").navigationController == nil)
    #expect(stage.navigation.visibleViewController === stage.page("a"))
    stage.page("a").present(stage.page("p"), animated: false)
    #expect(stage.page("p").navigationController == nil)
    #expect(stage.navigation.visibleViewController === stage.page("p"))
  }

  @Test("the first page gets its callbacks with the window, and the delegate is told")
  func first() throws {
    let log = NavigationLog()
    let (page, delegate) = (NavigationPage("a", log), NavigationLogDelegate(log))
    let navigation = UINavigationController(rootViewController: page)
    navigation.delegate = delegate
    #expect(log.take() == "a.willMove" && page.isMovingToParent && !page.isViewLoaded)
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.rootViewController = navigation
    try screen.render()
    #expect(
      log.take()
        == "a.load will:a a.willAppear a.isAppearing a.didAppear a.didMove did:a")
    #expect(!page.isMovingToParent && page.isAnimated == false)
  }

  @Test(
    "a page that is about to appear disappears with the stack, which leaves the window meanwhile",
    arguments: [true, false])
  func leavesWindow(completes: Bool) throws {
    let stage = try NavigationStage("a")
    let animator = FadingAnimator()
    animator.completes = completes
    stage.delegate.animator = animator
    stage.page("b").onWillAppear = { $0.navigationController?.view.removeFromSuperview() }
    stage.push("b")
    try stage.pass()
    let page = stage.page("b")
    #expect(
      stage.log.take()
        == "b.willMove b.load a.willDisappear b.willAppear a.didDisappear will:b "
        + (completes
          ? "b.willDisappear b.didDisappear b.didMove did:b"
          : "b.willLeave b.willDisappear b.didDisappear b.didLeave"))
    #expect(page.appearance == .disappeared && stage.page("a").appearance == .disappeared)
    page.onWillAppear = { _ in }
    stage.screen.window.addSubview(stage.navigation.view)
    try stage.pass()
    #expect(
      stage.log.take()
        == (completes
          ? "b.willAppear b.isAppearing b.didAppear"
          : "will:a a.willAppear a.isAppearing a.didAppear did:a"))
  }

  @Test("callbacks tell whether the page is added or removed, and whether that is animated")
  func moving() throws {
    let stage = try NavigationStage("a")
    var moving: [Bool] = []
    stage.page("b").onWillAppear = { moving.append($0.isMovingToParent) }
    stage.push("b")
    try stage.pass()
    #expect(stage.page("b").isAnimated == true)
    stage.push("c")
    try stage.pass()
    stage.pop(animated: false)
    try stage.pass()
    #expect(moving == [true, false] && stage.page("b").isAnimated == false)
  }

  @Test("the delegate is asked for an animator with the operation")
  func operations() throws {
    let stage = try NavigationStage("a")
    stage.push("b")
    try stage.pass()
    stage.pop()
    try stage.pass()
    stage.push("c", animated: false)
    try stage.pass()
    #expect(stage.delegate.operations == [.push, .pop])
  }

  @Test("the bar has the classes that the program gives, and the toolbar too")
  func classes() {
    let navigation = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar)
    #expect(navigation.navigationBar.topItem == nil)
  }

  @Test("a subclass that is the bar's delegate decides on the back button")
  func decides() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let navigation = DecidingController(nibName: nil, bundle: nil)
    navigation.viewControllers = [UIViewController(), UIViewController()]
    screen.window.rootViewController = navigation
    try screen.render()
    screen.tap(at: CGPoint(x: 20, y: 22))
    #expect(navigation.viewControllers.count == 2 && navigation.count == 1)
    navigation.allows = true
    screen.tap(at: CGPoint(x: 20, y: 22))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("holding the back button opens a menu of the pages below, and its entries pop to them")
  func history() throws {
    let stage = try NavigationStage("abc")
    let menu = try #require(stage.navigation.navigationBar.historyMenu)
    #expect(menu.children.map(\.title) == ["b", "a"])
    (menu.children[1] as? UIAction)?.performWithSender(nil, target: nil)
    #expect(stage.names == "a")
  }

  @Test("the orientations are those of the topmost page, unless the delegate says otherwise")
  func orientations() throws {
    let navigation = UINavigationController(rootViewController: PortraitPage())
    #expect(navigation.supportedInterfaceOrientations == .portrait && !navigation.shouldAutorotate)
    navigation.viewControllers.append(UIViewController())
    #expect(navigation.supportedInterfaceOrientations == .all)
  }

  @Test("popped pages are released")
  func released() throws {
    let stage = try NavigationStage("a")
    weak var page: UIViewController?
    for isAnimated in [true, false] {
      stage.push("b", animated: isAnimated)
      try stage.pass()
      page = stage.navigation.topViewController
      stage.forget("b")
      stage.pop(animated: isAnimated)
      try stage.pass()
      #expect(page == nil)
    }
  }

  @Test("pages are released after a finger has popped them, or has let them return")
  func releasedByFinger() throws {
    for part in [0.8, 0.2] as [CGFloat] {
      let stage = try NavigationStage("ab")
      weak let page = stage.navigation.topViewController
      try stage.drag(to: part)
      try stage.lift(at: part)
      #expect(stage.names == (part > 0.5 ? "a" : "ab"))
      stage.set("a", animated: false)
      stage.forget("b")
      try stage.pass()
      #expect(page == nil)
    }
  }

  @Test("a stack survives an archive, and so do hidden bars")
  func archive() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "first"
    navigation.isNavigationBarHidden = true
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: navigation, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = try #require(
      coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UINavigationController)
    #expect(copy.viewControllers.map(\.title) == ["first"] && copy.isNavigationBarHidden)
    #expect(copy.isToolbarHidden)
  }

  @Test("the state of a stack is that of the pages with an identifier")
  func restoration() throws {
    func makeStack() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.restorationIdentifier = "navigation"
      for (index, page) in navigation.viewControllers.enumerated() {
        page.restorationIdentifier = "page \(index)"
      }
      return navigation
    }
    let navigation = makeStack()
    let pages = navigation.viewControllers
    navigation.isToolbarHidden = false
    let state = RestorationArchive.data { navigation.encodeRestorableState(with: $0) }
    navigation.viewControllers = [UIViewController()]
    navigation.isToolbarHidden = true
    let known = ["page 0", "page 1"].enumerated().map { (["navigation", $1], pages[$0]) }
    let reading = try #require(RestorationReading(state, Dictionary(uniqueKeysWithValues: known)))
    reading.read { navigation.decodeRestorableState(with: $0) }
    #expect(navigation.viewControllers == pages && !navigation.isToolbarHidden)
  }
}

@MainActor private final class OwnBar: UINavigationBar {}
@MainActor private final class OwnToolbar: UIToolbar {}

@MainActor private final class DecidingController: UINavigationController, UINavigationBarDelegate {
  var allows = false
  var count = 0

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    count += 1
    return allows
  }
}

@MainActor private final class PortraitPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
}
