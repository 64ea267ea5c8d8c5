import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "View controllers"; Apple's page "UIViewController", "Handling view-related
// notifications". Requirements V21 and V25.
@Suite("The appearance callbacks of view controllers", .serialized)
@MainActor struct AppearanceTests {
  private let log = LoggingController.Log()
  private let screen: OffscreenScreen
  private let (root, child): (LoggingController, LoggingController)

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    (root, child) = (LoggingController("root", log), LoggingController("child", log))
  }

  private func show() throws {
    screen.window.rootViewController = root
    try screen.render()
  }

  @Test("at launch: load, will appear, is appearing, layout, did appear after the commit")
  func launch() throws {
    screen.window.rootViewController = root
    #expect(log.take() == ["root.loadView", "root.viewDidLoad", "root.viewWillAppear"])
    try screen.render()
    #expect(
      log.take() == [
        "root.viewIsAppearing", "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
        "root.viewDidAppear",
      ])
    #expect(root.isAnimated == false && root.view.frame == screen.window.bounds)
    #expect(root.view.superview === screen.window)
  }

  @Test("the view of a hidden window's root controller is loaded when the window is shown")
  func hiddenWindow() throws {
    let window = UIWindow(frame: screen.screen.bounds)
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.isHidden = false
    try screen.render()
    #expect(log.takeWithoutLayout().last == "root.viewDidAppear")
    window.isHidden = true
    #expect(log.takeWithoutLayout() == ["root.viewWillDisappear", "root.viewDidDisappear"])
    window.isHidden = false
    try screen.render()
    #expect(
      log.takeWithoutLayout() == [
        "root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear",
      ])
  }

  @Test("another root controller makes the first one disappear")
  func replacedRoot() throws {
    try show()
    _ = log.take()
    screen.window.rootViewController = child
    try screen.render()
    #expect(
      log.takeWithoutLayout() == [
        "root.viewWillDisappear", "root.viewDidDisappear", "child.loadView", "child.viewDidLoad",
        "child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear",
      ])
    #expect(root.view.superview == nil)
  }

  @Test("a child that is added by hand to a visible parent appears, and disappears with its view")
  func containment() throws {
    try show()
    _ = log.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      log.takeWithoutLayout() == [
        "child.willMoveToParent root", "child.loadView", "child.viewDidLoad",
        "child.viewWillAppear", "child.didMoveToParent root",
      ])
    try screen.render()
    #expect(log.takeWithoutLayout() == ["child.viewIsAppearing", "child.viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.takeWithoutLayout() == [
        "child.willMoveToParent nil", "child.viewWillDisappear", "child.viewDidDisappear",
        "child.didMoveToParent nil",
      ])
  }

  @Test("a child in the view of its parent appears together with it, the parent first")
  func forwarded() throws {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    _ = log.take()
    try show()
    #expect(
      log.takeWithoutLayout() == [
        "root.viewWillAppear", "child.viewWillAppear", "root.viewIsAppearing",
        "child.viewIsAppearing", "root.viewDidAppear", "child.viewDidAppear",
      ])
    screen.window.rootViewController = nil
    #expect(
      log.takeWithoutLayout() == [
        "root.viewWillDisappear", "child.viewWillDisappear", "root.viewDidDisappear",
        "child.viewDidDisappear",
      ])
  }

  @Test("a container that does not forward appearance begins and ends it itself")
  func manualForwarding() throws {
    root.forwardsAppearance = false
    root.addChild(child)
    root.view.addSubview(child.view)
    try show()
    #expect(!log.take().contains { $0.hasPrefix("child.view") && $0.hasSuffix("Appear") })
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.takeWithoutLayout() == ["child.viewWillAppear"] && child.isAnimated == true)
    child.endAppearanceTransition()
    #expect(log.takeWithoutLayout() == ["child.viewIsAppearing", "child.viewDidAppear"])
  }

  @Test("a view that is removed before the commit has appeared partly, and disappears in pairs")
  func removedEarly() throws {
    try show()
    _ = log.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.removeFromSuperview()
    try screen.render()
    #expect(
      log.takeWithoutLayout() == [
        "child.willMoveToParent root", "child.loadView", "child.viewDidLoad",
        "child.viewWillAppear", "child.viewWillDisappear", "child.viewDidDisappear",
      ])
  }

  @Test("a cancelled transition calls the opposite callbacks, without the end of the first")
  func cancelled() throws {
    try show()
    _ = log.take()
    root.beginAppearanceTransition(false, animated: true)
    root.beginAppearanceTransition(true, animated: true)
    root.endAppearanceTransition()
    #expect(
      log.takeWithoutLayout() == [
        "root.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing",
        "root.viewDidAppear",
      ])
  }

  @Test("transition(from:to:) makes one child disappear and the other one appear")
  func childTransition() throws {
    let other = LoggingController("other", log)
    try show()
    for controller in [child, other] { root.addChild(controller) }
    root.view.addSubview(child.view)
    try screen.render()
    _ = (log.take(), other.view)
    _ = log.take()
    var isFinished: Bool?
    root.transition(
      from: child, to: other, duration: 0.5, animations: { other.view.alpha = 0.5 },
      completion: { isFinished = $0 })
    #expect(log.takeWithoutLayout() == ["child.viewWillDisappear", "other.viewWillAppear"])
    #expect(other.view.superview === root.view && other.isAnimated == true)
    for time in [0, 0.25, 0.5] { try screen.frame(at: time) }
    #expect(
      log.takeWithoutLayout() == [
        "other.viewIsAppearing", "child.viewDidDisappear", "other.viewDidAppear",
      ])
    #expect(isFinished == true && child.view.superview == nil)
  }

  @Test("a controller that outlives its window disappears")
  func releasedWindow() throws {
    var window: UIWindow? = UIWindow(frame: screen.screen.bounds)
    window?.rootViewController = root
    window?.isHidden = false
    try screen.render()
    _ = log.take()
    window = nil
    #expect(log.takeWithoutLayout() == ["root.viewWillDisappear", "root.viewDidDisappear"])
  }
}
