import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "View controllers": appearance rules; Apple's pages
// "UIPercentDrivenInteractiveTransition" and "UIViewControllerTransitionCoordinatorContext".
// Requirement V25.
@Suite("Transitions that the user controls", .serialized)
@MainActor struct InteractiveTransitionTests {
  private let log = LoggingController.Log()
  private let screen: OffscreenScreen
  private let (root, presented): (LoggingController, LoggingController)
  private let interactor = UIPercentDrivenInteractiveTransition()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    (root, presented) = (LoggingController("a", log), LoggingController("b", log))
    screen.window.rootViewController = root
    try screen.render()
    presented.view.backgroundColor = .red
    presented.modalPresentationStyle = .fullScreen
    _ = log.take()
  }

  /// Begins to present, with an animation of 1 s in which the view moves up by 100 points.
  private func present(_ slide: Slide) throws {
    presented.transitioningDelegate = slide
    root.present(presented, animated: true) { [log] in log.lines.append("completion") }
    try screen.frame(at: 0.1)
  }

  private func top(at time: CFTimeInterval) throws -> CGFloat {
    try screen.frame(at: time).box(of: red).minY
  }

  @Test("the animation follows the fraction, whatever the time", arguments: [false, true])
  func follows(isInterruptible: Bool) throws {
    try present(Slide(interactor, log, isInterruptible: isInterruptible))
    #expect(presented.transitionCoordinator?.isInteractive == true)
    #expect(presented.transitionCoordinator?.initiallyInteractive == true)
    #expect(presented.transitionCoordinator?.isInterruptible == isInterruptible)
    for (time, fraction) in [(0.2, 0.5), (1.3, 0.25), (4, 0.75)] {
      interactor.update(CGFloat(fraction))
      #expect(try top(at: time) == 100 - CGFloat(fraction) * 100)
      #expect(try top(at: time + 0.5) == 100 - CGFloat(fraction) * 100)
    }
    #expect(interactor.percentComplete == 0.75 && interactor.duration == 1)
    #expect(presented.transitionCoordinator?.percentComplete == 0.75)
    interactor.cancel()
    for time in [5.0, 6, 7] { try screen.frame(at: time) }
  }

  @Test("finished: the rest runs at the completion speed, and the presenter disappears")
  func finished() throws {
    try present(Slide(interactor, log))
    interactor.update(0.5)
    try screen.frame(at: 0.2)
    interactor.completionSpeed = 2
    interactor.finish()
    #expect(presented.transitionCoordinator?.isCancelled == false)
    #expect(try top(at: 0.2) == 50)
    #expect(try abs(top(at: 0.3) - 30) <= 1)
    for time in [0.46, 0.5] { try screen.frame(at: time) }
    #expect(
      log.takeWithoutLayout() == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "changed false",
        "b.viewDidAppear", "a.viewDidDisappear", "completion", "ended true", "completed false",
      ])
    #expect(presented.view.window != nil && root.view.window == nil)
    #expect(presented.view.frame == screen.window.bounds)
  }

  @Test(
    "cancelled at each third: it runs back, and the appearance callbacks are taken back in pairs",
    arguments: [1.0 / 3, 2.0 / 3, 1], [false, true])
  func cancelled(fraction: Double, isInterruptible: Bool) throws {
    interactor.completionCurve = .linear
    try present(Slide(interactor, log, isInterruptible: isInterruptible))
    interactor.update(CGFloat(fraction))
    try screen.frame(at: 0.2)
    interactor.cancel()
    #expect(presented.transitionCoordinator?.isCancelled == true)
    #expect(try abs(top(at: 0.2) - (100 - fraction * 100)) <= 1)
    #expect(try abs(top(at: 0.3) - (110 - fraction * 100)) <= 1)
    for time in [1.3, 1.4] { try screen.frame(at: time) }
    #expect(
      log.takeWithoutLayout() == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "changed true",
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
        "b.viewDidDisappear", "completion", "ended false", "completed true",
      ])
    #expect(presented.view.window == nil && root.view.window != nil)
    #expect(root.presentedViewController == nil && screen.window.subviews == [root.view])
    #expect(presented.view.layer.speed == 1 && presented.view.transform.ty == 100)
    #expect(presented.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  @Test("a cancelled dismissal leaves what was there", arguments: [false, true])
  func cancelledDismissal(isInterruptible: Bool) throws {
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    try screen.render()
    _ = log.take()
    let slide = Slide(interactor, log, isInterruptible: isInterruptible)
    presented.transitioningDelegate = slide
    presented.dismiss(animated: true)
    try screen.frame(at: 0.1)
    interactor.update(0.5)
    #expect(try top(at: 0.2) == 50 && root.view.window != nil)
    interactor.cancel()
    for time in [0.3, 1.3, 1.4] { try screen.frame(at: time) }
    #expect(
      log.takeWithoutLayout() == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "changed true",
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
        "a.viewDidDisappear", "ended false", "completed true",
      ])
    #expect(presented.view.window != nil && root.view.window == nil && !presented.isBeingDismissed)
    #expect(try top(at: 1.5) == 0)
    presented.transitioningDelegate = nil
    presented.dismiss(animated: false)
    try screen.render()
    #expect(screen.window.subviews == [root.view])
  }

  @Test(
    "animations alongside follow the user too, in another view as well", arguments: [false, true])
  func alongside(isInterruptible: Bool) throws {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.backgroundColor = .green
    screen.window.addSubview(other)
    let slide = Slide(interactor, log, isInterruptible: isInterruptible)
    slide.alongside = (other, { other.transform = CGAffineTransform(translationX: 100, y: 0) })
    try present(slide)
    interactor.update(0.5)
    let half = try screen.frame(at: 0.2).box(of: green).minX
    #expect(half == 50)
    #expect(try screen.frame(at: 0.4).box(of: green).minX == half)
    interactor.cancel()
    for time in [0.5, 1.5, 1.6] { try screen.frame(at: time) }
    #expect(other.transform == .identity && other.layer.speed == 1)
    #expect(try screen.frame(at: 1.7).box(of: green).minX == 0)
  }

  @Test("a transition that begins without the user is paused, and reversed")
  func paused() throws {
    interactor.wantsInteractiveStart = false
    try present(Slide(interactor, log, isInterruptible: true))
    #expect(presented.transitionCoordinator?.isInteractive == false)
    #expect(try abs(top(at: 0.4) - 70) <= 1)
    interactor.pause()
    #expect(presented.transitionCoordinator?.isInteractive == true)
    #expect(abs(interactor.percentComplete - 0.3) < 0.01)
    #expect(try abs(top(at: 0.9) - 70) <= 1)
    interactor.update(0.1)
    #expect(try abs(top(at: 1) - 90) <= 1)
    interactor.cancel()
    for time in [1.1, 1.3, 1.4] { try screen.frame(at: time) }
    #expect(presented.view.window == nil && root.appearance == .appeared)
    #expect(log.takeWithoutLayout().filter { $0 == "changed true" }.count == 1)
  }

  @Test("an interaction controller of the program moves the view itself")
  func ownInteractor() throws {
    let own = OwnInteractor()
    let slide = Slide(own, log)
    try present(slide)
    own.move(to: 0.25)
    #expect(try top(at: 0.2) == 75)
    own.context?.cancelInteractiveTransition()
    #expect(presented.transitionCoordinator?.isCancelled == true)
    own.context?.completeTransition(false)
    #expect(presented.presentingViewController == nil && presented.appearance == .disappeared)
  }
}

/// Moves the view up, or down when it is dismissed, linearly in a second.
@MainActor
private final class Slide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let interactor: any UIViewControllerInteractiveTransitioning
  private let log: LoggingController.Log
  private let isInterruptible: Bool
  private var animator: UIViewPropertyAnimator?
  var alongside: (view: UIView, change: () -> Void)?

  init(
    _ interactor: any UIViewControllerInteractiveTransitioning, _ log: LoggingController.Log,
    isInterruptible: Bool = false
  ) {
    (self.interactor, self.log, self.isInterruptible) = (interactor, log, isInterruptible)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard !isInterruptible else { return interruptibleAnimator(using: context).startAnimation() }
    let change = prepare(context)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: change,
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard isInterruptible else { return NoAnimator.animator(of: self, context) }
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: prepare(context))
    animator.addCompletion { [weak self] position in
      context.completeTransition(position == .end)
      self?.animator = nil
    }
    self.animator = animator
    return animator
  }

  private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let isPresenting =
      context.presentationStyle == .fullScreen
      && context.viewController(forKey: .to)?.isBeingPresented == true
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return {} }
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isPresenting {
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation { view.transform = below }
    }
    watch(context.viewController(forKey: .to)?.transitionCoordinator)
    return { view.transform = isPresenting ? .identity : below }
  }

  private func watch(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    coordinator?.notifyWhenInteractionChanges { [log] context in
      if !context.isInteractive { log.lines.append("changed \(context.isCancelled)") }
    }
    coordinator?.animateAlongsideTransition(in: alongside?.view) { [alongside] _ in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedCurve],
        animations: { alongside?.change() })
    } completion: { [log] context in
      log.lines.append("completed \(context.isCancelled)")
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.lines.append("ended \(transitionCompleted)")
  }
}

/// Gives the animator that an animator without `interruptibleAnimator(using:)` has.
@MainActor private final class NoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static func animator(
    of other: Slide, _ context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator().interruptibleAnimator(using: context) }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// Moves the presented view by its frame.
@MainActor
private final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    move(to: 0)
  }

  func move(to fraction: CGFloat) {
    guard let context, let view = context.view(forKey: .to) else { return }
    view.frame.origin.y = context.containerView.bounds.height * (1 - fraction)
    context.updateInteractiveTransition(fraction)
  }
}
