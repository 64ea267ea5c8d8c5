import CoreGraphics
import Foundation
import QuartzCore

/// A transition between two view controllers: runs its animator, as far as the user does not control
/// it, and tells its end once. Presentations and containers have subclasses.
@MainActor class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// nil if nothing is animated.
  final let animator: (any UIViewControllerAnimatedTransitioning)?
  /// nil if the user cannot control the transition.
  final let interactor: (any UIViewControllerInteractiveTransitioning)?
  final private(set) var isInteractive = false
  final private(set) var initiallyInteractive = false
  final private(set) var transitionWasCancelled = false
  final private(set) var percentComplete: CGFloat = 0
  /// The driver that stops the time of layers while the user controls the transition.
  final private(set) var timeDriver: LayerTimeDriver?
  final private(set) lazy var coordinator = TransitionCoordinator(of: self)
  private final let controllers: [UIViewController]
  private final var alongside: UIViewPropertyAnimator?
  private final var end: ((Bool) -> Void)?

  /// - Parameter controllers: those whose `transitionCoordinator` is that of this transition.
  init(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    of controllers: [UIViewController]
  ) {
    (self.animator, self.controllers) = (animator, controllers)
    self.interactor = animator == nil ? nil : interactor
  }

  /// Offers the coordinator to the controllers, before they get their appearance callbacks.
  final func prepare() {
    for controller in controllers { controller.coordinator = coordinator }
  }

  /// Runs the transition, and calls `end` after it: when the animator says so, or after the commit if
  /// nothing is animated.
  final func run(end: @escaping (Bool) -> Void) {
    self.end = end
    guard let animator else {
      changeWithoutAnimation()
      coordinator.runAnimations()
      CATransaction.whenCommitted { self.completeTransition(true) }
      return
    }
    if let interactor {
      isInteractive = interactor.wantsInteractiveStart
      initiallyInteractive = isInteractive
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    animateAlongside()
  }

  /// Runs the animator with the time of the container's layer stopped, for a driver that changes it.
  final func animateWithStoppedTime() -> LayerTimeDriver {
    let driver = LayerTimeDriver([containerView])
    timeDriver = driver
    driver.record { animator?.animateTransition(using: self) }
    return driver
  }

  final var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  // MARK: Animations alongside

  /// Runs the blocks of the coordinator, with the animations of the animator or, where these follow
  /// their own time, in an animator that follows the user.
  private final func animateAlongside() {
    guard coordinator.hasAnimations else { return coordinator.runAnimations() }
    if let timeDriver {
      timeDriver.stopTime(in: coordinator.otherViews)
      return timeDriver.record {
        UIView.animate(withDuration: duration) { self.coordinator.runAnimations() }
      }
    }
    let timing = (animator as? any TimedTransition)?.timingParameters
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: timing ?? UICubicTimingParameters())
    animator.addAnimations { [coordinator] in coordinator.runAnimations() }
    alongside = animator
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  private final func continueAlongside(reversed: Bool) {
    guard let alongside, alongside.state == .active else { return }
    alongside.isReversed = reversed
    let timing = (interactor as? any TimedTransition)?.timingParameters
    alongside.continueAnimation(withTimingParameters: timing, durationFactor: 0)
  }

  /// Ends animations that still wait for the user, because the transition ended without telling so.
  private final func settleAlongside(_ didComplete: Bool) {
    guard let alongside, alongside.state == .active, !alongside.isRunning else { return }
    alongside.stopAnimation(false)
    alongside.finishAnimation(at: didComplete ? .end : .start)
  }

  // MARK: For subclasses

  var containerView: UIView { UIView() }
  var presentationStyle: UIModalPresentationStyle { .none }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  /// Puts the views where they are after the transition.
  func changeWithoutAnimation() {}

  // MARK: UIViewControllerContextTransitioning

  final var isAnimated: Bool { animator != nil }
  final var targetTransform: CGAffineTransform { .identity }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    guard isInteractive, let alongside, alongside.state == .active else { return }
    alongside.fractionComplete = percentComplete
  }

  final func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.interactionDidChange()
    continueAlongside(reversed: false)
  }

  final func cancelInteractiveTransition() {
    guard isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (false, true)
    coordinator.interactionDidChange()
    continueAlongside(reversed: true)
  }

  final func pauseInteractiveTransition() {
    guard end != nil, !isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (true, false)
    coordinator.interactionDidChange()
    guard let alongside, alongside.state == .active else { return }
    alongside.isReversed = false
    alongside.pauseAnimation()
  }

  final func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    (isInteractive, transitionWasCancelled) = (false, !didComplete)
    timeDriver?.reset()
    settleAlongside(didComplete)
    end(didComplete)
    animator?.animationEnded(didComplete)
    (interactor as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd()
    coordinator.finish()
    for controller in controllers where controller.coordinator === coordinator {
      controller.coordinator = nil
    }
  }
}

/// An animator of UIKit itself, or what has it follow the user, whose timing the animations alongside have
/// too.
@MainActor protocol TimedTransition: AnyObject {
  var timingParameters: (any UITimingCurveProvider)? { get }
}
