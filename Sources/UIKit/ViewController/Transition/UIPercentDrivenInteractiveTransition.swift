public import Foundation

/// Has the animations of a transition follow a fraction that the program sets, and lets them run on or
/// back at the end.
///
/// Animations of an animator that can be interrupted are paused and continued; for others the time of
/// the container view's layer is stopped, and that of views of `animateAlongsideTransition(in:…)`. Main
/// thread only. Source: Apple, "UIPercentDrivenInteractiveTransition".
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition, in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The completed part, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after `finish()` or `cancel()`: seconds of the animation per second. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// The curve after `finish()` or `cancel()`, of an animator that can be interrupted. Default:
  /// `.easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing after `finish()` or `cancel()`, of an animator that can be interrupted. Default: nil,
  /// which means `completionCurve`.
  ///
  /// Source: Apple, "timingCurve".
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the interactive part; otherwise it can be paused later, if
  /// its animator can be interrupted. Default: true.
  open var wantsInteractiveStart = true

  private final var context: TransitionContext?
  private final var driver: (any TransitionDriver)?

  public override init() {
    super.init()
  }

  /// Called at the beginning of the transition. An override calls the superclass.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    (self.context, percentComplete) = (context, 0)
    duration = CGFloat(context.duration)
    let interruptible = context.animator?.interruptibleDriver(using: context)
    driver = interruptible
    if !context.isInteractive {
      context.animator?.animateTransition(using: context)
    } else if let interruptible {
      interruptible.pause()
    } else {
      driver = context.animateWithStoppedTime()
    }
  }

  /// Pauses the animations that run, so that `update(_:)` moves them. Only an animator that can be
  /// interrupted is paused.
  open func pause() {
    guard let context, let driver = driver as? InterruptibleDriver, !context.isInteractive else {
      return
    }
    driver.pause()
    percentComplete = driver.fraction
    context.pauseInteractiveTransition()
  }

  /// Moves the animations to a completed part, which is limited to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    driver?.scrub(to: self.percentComplete, of: TimeInterval(duration))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interactive part: the animations run back to their beginning.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    driver?.cancel(completion)
  }

  /// Ends the interactive part: the animations run on to their end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    driver?.finish(completion)
  }

  /// Releases the transition, which retains this object and the controllers.
  final func transitionDidEnd() { (context, driver) = (nil, nil) }

  private final var completion: TransitionCompletion {
    TransitionCompletion(
      fraction: percentComplete, duration: TimeInterval(duration), speed: Double(completionSpeed),
      timing: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
  }
}
