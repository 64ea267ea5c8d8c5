import Foundation
import QuartzCore

// This file changes the animator's phase.

extension UIViewPropertyAnimator {
  convenience init(copying animator: UIViewPropertyAnimator) {
    self.init(
      duration: animator.timeline.duration,
      timingParameters: animator.timingParameters ?? UICubicTimingParameters())
    isUserInteractionEnabled = animator.isUserInteractionEnabled
    isInterruptible = animator.isInterruptible
  }

  var shortDescription: String {
    let name = CALayer.name(of: self)
    let flags = [
      (isRunning, " running"), (isReversed, " reversed"), (isInterruptible, " interruptible"),
    ]
    return "<\(name)(\(CALayer.address(of: self))) [\(state)]"
      + flags.filter(\.0).map(\.1).joined() + ">"
  }

  func start(afterDelay delay: TimeInterval) {
    requireNotStopped()
    guard phase != .running else { return }
    if phase == .inactive { activate(afterDelay: delay) } else { timeline.proceed() }
    run()
  }

  func pause() {
    requireNotStopped()
    guard phase != .paused else { return }
    if phase == .inactive {
      require(
        isInterruptible,
        "An animator (\(self)) can be only started in the paused state if it is interruptible!")
      activate(afterDelay: 0)
    } else {
      require(isInterruptible, "An animator \(self) that is not interruptible cannot be paused!")
      pauseTimeline()
    }
    phase = .paused
  }

  func scrub(to fraction: Double) {
    require(fraction.isFinite, "The fraction complete of \(self) is not a number: \(fraction)")
    pause()
    timeline.scrub(to: fraction, byProgress: scrubsLinearly)
    retime()
  }

  func setReversed(_ isReversed: Bool) {
    guard isReversed != wantsReversal else { return }
    if phase == .running || phase == .paused {
      require(
        isInterruptible,
        "An animator \(self) that is not interruptible cannot be continued or reversed!")
      timeline.reverse(at: CACurrentMediaTime())
    }
    wantsReversal = isReversed
    guard phase == .running else { return }
    timeline.proceed()
    run()
  }

  func proceed(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    require(
      isInterruptible,
      "An animator \(self) that is not interruptible cannot be continued or reversed!")
    pause()
    timeline.proceed(parameters.map(AnimatorCurve.init), durationFactor: max(durationFactor, 0))
    run()
  }

  func stop(withoutFinishing: Bool) {
    requireNotStopped()
    guard phase != .inactive else { return }
    require(isInterruptible, "An animator \(self) that is not interruptible cannot be stopped!")
    clock.stop()
    timeline.pause(at: CACurrentMediaTime())
    properties.freeze()
    if withoutFinishing {
      exchange(&completions, with: [])
      reset()
    } else {
      phase = .stopped
    }
  }

  /// Sets the final values, unless the views have them, and calls the completions.
  func finish(at position: UIViewAnimatingPosition) {
    let (properties, completions) = (properties, completions)
    self.completions = []
    // The animations must be disowned first, so that their removal has no effect on this animator.
    reset()
    properties.remove()
    switch position {
    case .start: properties.setStartValues()
    case .end: properties.setEndValues()
    case .current: break
    }
    for completion in completions { completion(position) }
  }

  /// Called when the clock ends. The animator waits for animations on layers that are slower or
  /// paused.
  func timeDidElapse() {
    guard !properties.hasLateAnimations else {
      isWaiting = true
      return clock.retain(self)
    }
    guard pausesOnCompletion else { return finish(at: isReversed ? .start : .end) }
    pauseTimeline()
    phase = .paused
  }

  private func requireNotStopped() {
    require(phase != .stopped, "Animator \(self) is already stopped!")
  }

  private func reset() {
    phase = .inactive
    (delay, wantsReversal, isWaiting) = (0, false, false)
    properties = AnimatedProperties()
    timeline = timeline.restarted()
  }
}
