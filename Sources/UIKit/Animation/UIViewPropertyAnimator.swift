public import Foundation
import QuartzCore

/// Animates changes of views, and lets the animations be paused, scrubbed, reversed, continued with
/// another timing curve, and stopped.
///
/// The blocks run when the animator becomes active: the views have their new values immediately,
/// and the compositor presents the animations without work in the program. Outside a window, or
/// while animations are disabled, nothing is animated, and the animator finishes in the run-loop
/// iteration in which it starts. While it runs, it retains itself; releasing a paused or stopped
/// animator is an error.
///
/// Key-value observing of `state`, `isRunning` and `fractionComplete` is not supported: poll them,
/// for example from a `CADisplayLink` while the animator runs. Completions report the end.
///
/// Main thread only. Source: Apple, "UIViewPropertyAnimator".
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The internal state: running and paused are both the active state.
  enum Phase: Sendable {
    case inactive, running, paused, stopped
  }

  /// The timing curve that the animator was created with;
  /// `continueAnimation(withTimingParameters:)` does not change it.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the whole animation, in seconds: the requested one, or the time that the
  /// spring takes to settle. Negative durations become 0.
  open private(set) var duration: TimeInterval
  /// The start delay in seconds, as given to `startAnimation(afterDelay:)`. Default: 0.
  open internal(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they animate. Default: true.
  open var isUserInteractionEnabled = true
  /// Whether the program itself determines which animated view was touched; otherwise hit testing
  /// uses the presented position. Default: false.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused, scrubbed, reversed, continued and stopped. Default: true.
  /// Setting it in the active state traps.
  open var isInterruptible = true {
    willSet {
      require(
        state != .active,
        "It is not allowed to set the interruptible property of an active animator (\(self))")
    }
  }
  /// Whether `fractionComplete` is the progress, so that scrubbing is linear whatever the timing
  /// curve; otherwise it is the fraction of the elapsed time. Default: true.
  open var scrubsLinearly = true
  /// Whether the animator pauses at its ends instead of finishing there, so that it can be
  /// reversed; completions are then not called. Default: false.
  open var pausesOnCompletion = false

  final var phase = Phase.inactive
  final var timeline: AnimatorTimeline
  final var properties = AnimatedProperties()
  final var blocks: [Block] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The block whose changes are being made, and the animation block that animates them.
  final var current: (block: Block, context: ViewAnimation)?
  final let clock = AnimatorClock()
  final var wantsReversal = false
  /// Whether the time has elapsed but animations on slower layers have not ended.
  final var isWaiting = false

  struct Block {
    let changes: () -> Void
    let delayFactor: Double
  }

  /// Creates an inactive animator without animations.
  ///
  /// - Parameters:
  ///   - duration: seconds. A spring described by mass and stiffness, or by a perceptual duration,
  ///     takes the time it needs instead.
  ///   - parameters: the timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters.copy() as? any UITimingCurveProvider ?? parameters
    timeline = AnimatorTimeline(AnimatorCurve(parameters), duration: duration)
    self.duration = AnimatorCurve(parameters).duration(given: max(duration, 0))
    super.init()
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within the duration.
  ///
  /// - Parameter ratio: 1 settles without oscillating; the closer to 0, the more it oscillates.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it. It uses only the options for the curve and
  /// `.allowUserInteraction`; without the latter, views receive no touches while they animate.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before the start.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    let phase = phase
    require(
      phase != .paused && phase != .stopped,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be released."
    )
  }

  /// Returns an inactive animator with the same settings, without the animations and completions.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(copying: self)
  }

  /// The class, address and state, for debugging.
  open override var description: String {
    guard MainThread.isCurrent else { return super.description }
    return MainActor.assumeIsolated { shortDescription }
  }

  // MARK: State

  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether the animator is active and not paused. A start delay counts as running.
  open var isRunning: Bool { phase == .running }

  /// Whether the animations run back to their start values. If it is set while inactive, the
  /// animator will start at the end values. Finishing resets it to false. Traps for an active
  /// animator that is not interruptible.
  open var isReversed: Bool {
    get { wantsReversal }
    set { setReversed(newValue) }
  }

  /// The completed fraction in the current direction: 0…1, or outside while a spring overshoots.
  /// Setting it pauses the animator, and clamps to 0…1. Traps if it is NaN or infinite.
  open var fractionComplete: CGFloat {
    get { CGFloat(timeline.fraction(at: CACurrentMediaTime(), byProgress: scrubsLinearly)) }
    set { scrub(to: Double(newValue)) }
  }

  // MARK: Animations

  /// Adds changes. In the active state they are made immediately and take the remaining time;
  /// otherwise they are made when the animator becomes active. Traps if the animator is stopped.
  ///
  /// If a property is already animating, the animations are added together if its values are
  /// additive; otherwise the new one starts from the presented value.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the remaining time, and take the rest of it.
  ///
  /// - Parameter delayFactor: 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(Block(changes: animation, delayFactor: min(max(Double(delayFactor), 0), 1)))
  }

  /// Adds a closure that is called once when the animations have finished, with the final position.
  /// Closures are called in the order in which they were added, and not after
  /// `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animations, or continues them after a pause. After scrubbing they continue from
  /// there: along the same curve or, for a spring, with a new spring for the remaining time. Traps
  /// if the animator is stopped or has no animations.
  open func startAnimation() { start(afterDelay: 0) }

  /// Becomes active immediately, and starts after a delay in seconds. Traps if the animator is
  /// paused or stopped, or if the delay is negative.
  open func startAnimation(afterDelay delay: TimeInterval) {
    require(delay >= 0, "The delay should be greater than or equal to zero.")
    require(
      phase != .paused || delay == 0, "A paused animator (\(self)) cannot be started with a delay!")
    start(afterDelay: delay)
  }

  /// Pauses the animations; an inactive animator becomes active and pauses at its start. Traps if
  /// it is stopped or not interruptible, or has no animations.
  open func pauseAnimation() { pause() }

  /// Continues with the remaining animation.
  ///
  /// - Parameters:
  ///   - parameters: the timing curve for what remains; a spring without a velocity continues with
  ///     the speed from before the pause. nil continues as `startAnimation()` does.
  ///   - durationFactor: the duration of what remains, as a fraction of `duration`; 0 means the
  ///     remaining time. A spring that determines its own duration ignores it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(with: parameters, durationFactor: Double(durationFactor))
  }

  /// Stops the animations: the views keep their presented values. Does nothing in the inactive
  /// state; traps if the animator is already stopped or not interruptible.
  ///
  /// - Parameter withoutFinishing: true makes the animator inactive, without calling completions;
  ///   false leaves it stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Gives the views of a stopped animator their start, end or current values, and calls the
  /// completions. Traps unless the animator is stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      phase == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    finish(at: finalPosition)
  }
}
