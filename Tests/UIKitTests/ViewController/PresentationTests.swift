import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "View controllers"; Apple's pages "present(_:animated:completion:)",
// "dismiss(animated:completion:)" and "UIPresentationController". Requirement V25.
@Suite("Presented view controllers", .serialized)
@MainActor struct PresentationTests {
  private let log = LoggingController.Log()
  private let screen: OffscreenScreen
  private let (root, sheet): (LoggingController, LoggingController)

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    (root, sheet) = (LoggingController("a", log), LoggingController("b", log))
    screen.window.rootViewController = root
    try screen.render()
    sheet.loadViewIfNeeded()
    _ = log.take()
  }

  private func present(
    _ style: UIModalPresentationStyle = .fullScreen, animated: Bool = false
  ) throws {
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: animated) { [log] in log.lines.append("completion") }
    try screen.render()
  }

  @Test("full screen: the presenter disappears, and its view leaves the window")
  func fullScreen() throws {
    try present()
    #expect(
      log.takeWithoutLayout() == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
        "a.viewDidDisappear", "completion",
      ])
    #expect(root.view.window == nil && sheet.view.window === screen.window)
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(sheet.view.frame == screen.window.bounds && sheet.next === root)
    root.dismiss(animated: false) { [log] in log.lines.append("completion") }
    try screen.render()
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
        "b.viewDidDisappear", "completion",
      ])
    #expect(root.view.superview === screen.window && sheet.view.superview == nil)
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(screen.window.subviews == [root.view])
  }

  @Test("over full screen: the presenter stays, and gets no appearance callbacks")
  func overFullScreen() throws {
    try present(.overFullScreen)
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear", "completion",
      ])
    #expect(root.view.window === screen.window)
    sheet.dismiss(animated: false)
    try screen.render()
    #expect(log.takeWithoutLayout() == ["b.viewWillDisappear", "b.viewDidDisappear"])
  }

  @Test("the view moves up from the lower edge on UIKit's spring, on the render thread")
  func coverVertical() throws {
    sheet.view.backgroundColor = .red
    try present(animated: true)
    #expect(sheet.isBeingPresented && sheet.isAnimated == true)
    // Critically damped: what is left is (1 + ωt)·e^(−ωt), with ω = √(1000/3).
    for time in [0.05, 0.1, 0.2] {
      let image = try screen.frame(at: time)
      let omega = (1000.0 / 3).squareRoot()
      let left = (1 + omega * time) * exp(-omega * time) * 100
      #expect(abs(Double(image.box(of: red).minY) - left) <= 1, "at \(time)")
    }
    for time in [1.0, 1.1] { try screen.frame(at: time) }
    #expect(!sheet.isBeingPresented && log.takeWithoutLayout().last == "completion")
    sheet.dismiss(animated: true)
    #expect(sheet.isBeingDismissed)
    for time in [1.2, 2.2, 2.3] { try screen.frame(at: time) }
    #expect(log.takeWithoutLayout().last == "b.viewDidDisappear" && sheet.view.window == nil)
  }

  @Test(
    "the other transition styles end with the presented view in the window",
    arguments: [UIModalTransitionStyle.flipHorizontal, .crossDissolve, .partialCurl])
  func styles(style: UIModalTransitionStyle) throws {
    sheet.modalTransitionStyle = style
    try present(animated: true)
    for time in [0, 0.3, 0.8, 0.9] { try screen.frame(at: time) }
    #expect(sheet.view.window === screen.window && root.view.window == nil)
    #expect(log.takeWithoutLayout().last == "completion")
    root.dismiss(animated: true)
    for time in [0.9, 1.2, 1.8, 1.9] { try screen.frame(at: time) }
    #expect(sheet.view.window == nil && root.view.window === screen.window)
    #expect(sheet.view.alpha == 1)
  }

  @Test("dismissing a controller dismisses everything that is presented above it")
  func stack() throws {
    let top = LoggingController("c", log)
    try present()
    sheet.present(top, animated: false)
    try screen.render()
    _ = log.take()
    root.dismiss(animated: false)
    try screen.render()
    let lines = log.takeWithoutLayout()
    #expect(lines.filter { $0 == "c.viewDidDisappear" }.count == 1)
    #expect(top.presentingViewController == nil && sheet.presentingViewController == nil)
    #expect(screen.window.subviews == [root.view] && root.appearance == .appeared)
  }

  @Test("a child presents through its topmost parent, or through one that defines the context")
  func context() throws {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    sheet.modalPresentationStyle = .fullScreen
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === root && child.presentedViewController === sheet)
    root.dismiss(animated: false)
    try screen.render()
    child.definesPresentationContext = true
    sheet.modalPresentationStyle = .overCurrentContext
    child.present(sheet, animated: false)
    try screen.render()
    #expect(sheet.presentingViewController === child)
  }

  @Test("a second presentation and one outside of a window are refused with a warning")
  func refused() throws {
    let other = UIViewController()
    try present()
    root.present(other, animated: false)
    #expect(other.presentingViewController == nil)
    UIViewController().present(other, animated: false)
    #expect(other.presentingViewController == nil && !other.isViewLoaded)
  }

  @Test("presenting a controller twice, or itself, ends with UIKit's sentence")
  func misuse() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
        let (root, presented) = (UIViewController(), UIViewController())
        screen.window.rootViewController = root
        root.present(presented, animated: false)
        root.present(presented, animated: false)
      }
    }
    #expect(output(of: twice).contains("that is already being presented by"))
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(output(of: itself).contains("tried to present modal view controller on itself."))
  }

  @Test("a custom animator and presentation controller take part in UIKit's order")
  func custom() throws {
    let delegate = CustomTransition(log)
    sheet.transitioningDelegate = delegate
    try present(.custom, animated: true)
    #expect(sheet.view.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillAppear", "transitionWillBegin", "animate", "beside", "b.viewIsAppearing",
        "b.viewDidAppear", "transitionDidEnd true", "completion", "animationEnded true", "finished",
      ])
    #expect(root.view.window === screen.window)
  }

  @Test("presenting and dismissing releases the controllers")
  func release() throws {
    for _ in 0..<20 {
      weak let presented: UIViewController?
      do {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        root.present(controller, animated: false)
        try screen.render()
        root.dismiss(animated: false)
        try screen.render()
        presented = controller
      }
      #expect(presented == nil)
    }
    #expect(screen.window.subviews == [root.view])
  }

  @Test("a page moves in and out by whole pixels, so that it hides what is behind it in flight too")
  func wholePixels() throws {
    try present(animated: true)
    #expect(try places().allSatisfy { $0 == $0.rounded() })
    for _ in 0..<2 {
      screen.time += 1
      try screen.render()
    }
    sheet.dismiss(animated: true)
    try screen.render()
    #expect(try places().allSatisfy { $0 == $0.rounded() })
  }

  /// The tops of the page at some times of a transition, in pixels.
  private func places() throws -> [CGFloat] {
    let start = screen.time
    return try [0.031, 0.083, 0.157].map { time in
      screen.time = start + time
      try screen.render()
      let layer = try #require(sheet.view.layer.presentation())
      #expect(layer.frame.minY > 0)
      return layer.frame.minY * sheet.view.contentScaleFactor
    }
  }
}

/// Presents in the lower half, and completes at once.
@MainActor
private final class CustomTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let log: LoggingController.Log

  init(_ log: LoggingController.Log) {
    self.log = log
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LowerHalf(presented, presenting, log)
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.lines.append("animate")
    let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
    coordinator?.animate { [log] _ in
      log.lines.append("beside")
      context.completeTransition(true)
    } completion: { [log] _ in
      log.lines.append("finished")
    }
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.lines.append("animationEnded \(transitionCompleted)")
  }
}

private final class LowerHalf: UIPresentationController {
  private let log: LoggingController.Log

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ log: LoggingController.Log
  ) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView.divided(atDistance: 50, from: .maxYEdge).slice
  }

  override func presentationTransitionWillBegin() { log.lines.append("transitionWillBegin") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.lines.append("transitionDidEnd \(completed)")
  }
}
