public import Foundation
import QuartzCore

/// Animates changes of views, and lets them be paused, scrubbed, turned back, continued at another
/// pace, and stopped on the way.
///
/// The blocks run when the animator becomes active: the views have their new values at once, and the
/// compositor shows them on the way there; the program does nothing while they move. Off a window,
/// or while animations are disabled, nothing moves, and the animator finishes with the turn in which
/// it starts. While it runs, it keeps itself; one that is paused or stopped must not be let go of.
///
/// There is no key-value observing here, so nothing tells of `state`, `isRunning` and
/// `fractionComplete`: whoever shows them reads them, from a `CADisplayLink` while the animator runs,
/// say. Completions tell of the end.
///
/// Main thread only. Source: Apple, "UIViewPropertyAnimator".
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// Where the animator is: paused and running are the active state.
  enum Phase: Sendable {
    case inactive, running, paused, stopped
  }

  /// The pace that it was made with; unchanged by `continueAnimation(withTimingParameters:)`.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds of the whole animation: those that it was made with, or those that its spring takes to
  /// come to rest. Below 0 is 0.
  public let duration: TimeInterval
  /// Seconds before the start, as `startAnimation(afterDelay:)` was given them. Default: 0.
  public internal(set) var delay: TimeInterval = 0
  /// Whether views take touches while they animate. Default: true.
  public var isUserInteractionEnabled = true
  /// Whether the program itself looks for the animated view that is touched; else views are hit
  /// where they are seen. Default: false.
  public var isManualHitTestingEnabled = false
  /// Whether it can be paused, scrubbed, turned back, continued and stopped. Default: true. Setting
  /// it in the active state traps.
  public var isInterruptible = true {
    willSet {
      require(
        state != .active,
        "It is not allowed to set the interruptible property of an active animator (\(self))")
    }
  }
  /// Whether `fractionComplete` is the progress, so that it scrubs evenly, whatever the pace; else it
  /// is the part of the time that is over. Default: true.
  public var scrubsLinearly = true
  /// Whether it pauses at its ends instead of finishing there: no completion is called, and it can be
  /// turned back. Default: false.
  public var pausesOnCompletion = false

  final var phase = Phase.inactive
  final var timeline: AnimatorTimeline
  final var properties = AnimatedProperties()
  final var blocks: [Block] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The block whose changes are being made, and that which they are animated in.
  final var current: (block: Block, context: ViewAnimation)?
  final let clock = AnimatorClock()
  final var wantsReversal = false
  /// Its time is over, and animations on slower layers are not.
  final var isWaiting = false

  struct Block {
    let changes: () -> Void
    let delayFactor: Double
  }

  /// An animator that is inactive, and has no animations.
  ///
  /// - Parameters:
  ///   - duration: seconds. A spring that was described by mass and stiffness, or by a duration of
  ///     its own, takes as long as it needs instead.
  ///   - parameters: its pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters.copy() as? any UITimingCurveProvider ?? parameters
    timeline = AnimatorTimeline(AnimatorCurve(parameters), duration: duration)
    self.duration = AnimatorCurve(parameters).duration(given: max(duration, 0))
    super.init()
  }

  /// An animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest in the duration.
  ///
  /// - Parameter ratio: 1 does not swing; the closer to 0, the more it does.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has started. Of the options, those for the curve and
  /// `.allowUserInteraction` count; without that, views take no touches while they animate.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before the start.
  public class func runningPropertyAnimator(
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

  /// An inactive animator like this one, without its animations and completions.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(copying: self)
  }

  /// The class and where it is.
  open override var description: String {
    guard MainThread.isCurrent else { return super.description }
    return MainActor.assumeIsolated { shortDescription }
  }

  // MARK: Where it is

  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether it is active and not paused; also while a delay lasts.
  open var isRunning: Bool { phase == .running }

  /// Whether it goes back to where it began. Set while it is inactive, it will start at the end. The
  /// end makes it false. Traps for an active animator that is not interruptible.
  open var isReversed: Bool {
    get { wantsReversal }
    set { setReversed(newValue) }
  }

  /// How far it has come in its direction: 0…1, or beyond while a spring swings. Setting it pauses,
  /// and keeps to 0…1. Traps if it is no number.
  open var fractionComplete: CGFloat {
    get { CGFloat(timeline.fraction(at: CACurrentMediaTime(), byProgress: scrubsLinearly)) }
    set { scrub(to: Double(newValue)) }
  }

  // MARK: Animations

  /// Adds changes. In the active state they are made at once and take the time that is left; else
  /// when the animator becomes active. Traps if it is stopped.
  ///
  /// A property that something else animates goes on with that, and the changes add up, where its
  /// values can; else it starts from the value that shows.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a part of the time that is left, and take the rest of it.
  ///
  /// - Parameter delayFactor: 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(Block(changes: animation, delayFactor: min(max(Double(delayFactor), 0), 1)))
  }

  /// Adds what is called, once, when the animations have finished, with where they did; the first
  /// that was added first. Not called after `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts; goes on after a pause. After scrubbing it goes on from there: along the curve, or, on a
  /// spring, as another that takes the rest of the time. Traps if it is stopped or has no animations.
  open func startAnimation() { start(afterDelay: 0) }

  /// Becomes active now, and starts after some seconds. Traps if it is paused or stopped, or for a
  /// negative delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    require(delay >= 0, "The delay should be greater than or equal to zero.")
    require(
      phase != .paused || delay == 0, "A paused animator (\(self)) cannot be started with a delay!")
    start(afterDelay: delay)
  }

  /// Pauses where it is; makes an inactive animator active, and paused at its start. Traps if it is
  /// stopped or not interruptible, or has no animations.
  open func pauseAnimation() { pause() }

  /// Goes on with what is left of the way.
  ///
  /// - Parameters:
  ///   - parameters: the pace of the rest, as of a whole animation; a spring without a velocity takes
  ///     up the speed from before the pause. nil: goes on as `startAnimation()` does.
  ///   - durationFactor: the seconds for the rest, as a part of `duration`; 0: what is left of it. A
  ///     spring that knows its own duration takes that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(with: parameters, durationFactor: Double(durationFactor))
  }

  /// Stops where it is: the views have the values that they show. Does nothing in the inactive state;
  /// traps if it is stopped already or not interruptible.
  ///
  /// - Parameter withoutFinishing: true makes it inactive, without completions; false leaves it
  ///   stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Gives the views of a stopped animator their values of the start, the end or now, and calls the
  /// completions. Traps unless it is stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      phase == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    finish(at: finalPosition)
  }
}
