import Foundation
import QuartzCore

/// Has the animations in views follow the user: it stops the time of the views' layers, moves it, and
/// lets it run on or back, on the render thread.
@MainActor final class LayerTimeDriver: TransitionDriver {
  private var views: [UIView] = []
  /// The time at which the layers were stopped, which is the beginning of the animations.
  private let start = CACurrentMediaTime()
  /// The changes to take back if the transition is cancelled.
  private let changes = AnimatedProperties()
  private var clock: DelayClock?
  private var hasEnded = false

  init(_ views: [UIView]) {
    stopTime(in: views)
  }

  /// Stops the time of further views, as far as it is not stopped with that of a superview.
  func stopTime(in others: [UIView]) {
    for view in others where !views.contains(where: { view.isDescendant(of: $0) }) {
      views.append(view)
    }
    setTime(offset: 0, speed: 0)
  }

  /// Runs animation blocks whose changes are taken back if the transition is cancelled.
  func record(_ body: () -> Void) {
    let outer = exchange(&ViewAnimation.recorder, with: changes)
    body()
    ViewAnimation.recorder = outer
  }

  func scrub(to fraction: CGFloat, of duration: TimeInterval) {
    setTime(offset: Self.offset(of: fraction, duration), speed: 0)
  }

  func finish(_ completion: TransitionCompletion) {
    run(from: completion, speed: completion.speed)
  }

  /// Runs the time back, and takes the changes back at its beginning.
  func cancel(_ completion: TransitionCompletion) {
    run(from: completion, speed: -completion.speed)
    let rest = Double(completion.fraction) * completion.duration / max(completion.speed, 0.001)
    clock = DelayClock(rest) { [self] in
      clock = nil
      changes.setStartValues()
      changes.remove()
      reset()
    }
  }

  private func run(from completion: TransitionCompletion, speed: Double) {
    let offset = Self.offset(of: completion.fraction, completion.duration)
    setTime(offset: offset, speed: speed)
    // The time runs from the commit on, so that no part is skipped.
    CATransaction.whenStarting { [weak self] time in
      guard let self, !hasEnded else { return }
      setTime(offset: offset, speed: speed, at: time)
    }
  }

  /// Gives the layers the time of their superlayers again.
  func reset() {
    hasEnded = true
    for layer in views.map(\.layer) {
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    }
  }

  /// Returns the time after the start, which is before the end: there animations would be complete.
  private static func offset(of fraction: CGFloat, _ duration: TimeInterval) -> TimeInterval {
    min(Double(fraction), 1 - 1e-6) * duration
  }

  private func setTime(
    offset: TimeInterval, speed: Double, at time: CFTimeInterval = CACurrentMediaTime()
  ) {
    for layer in views.map(\.layer) {
      layer.beginTime = layer.superlayer?.convertTime(time, from: nil) ?? time
      (layer.speed, layer.timeOffset) = (Float(speed), start + offset)
    }
  }
}

/// Calls a block after a time, which is that of an animation without effect.
@MainActor private final class DelayClock: CAAnimationDelegate {
  private let layer = CALayer()
  private let block: () -> Void

  init(_ seconds: TimeInterval, _ block: @escaping () -> Void) {
    self.block = block
    let animation = CAAnimation()
    // Core Animation treats a duration of 0 as "use the transaction's duration".
    animation.duration = max(seconds, .leastNonzeroMagnitude)
    animation.delegate = self
    layer.add(animation, forKey: "clock")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { block() }
  }
}
