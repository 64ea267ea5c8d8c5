import Foundation
import LayerTree
import QuartzCore

/// How the animations of a block run.
@MainActor struct BlockTiming {
  /// Seconds of one pass.
  var duration: TimeInterval
  /// Seconds before the start.
  var delay: TimeInterval
  var timingFunction: TimingFunction
  /// Passes; 0 is one.
  var repeatCount: Float
  var autoreverses: Bool

  /// - Parameter pace: nil: the curve that the options name.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    timingFunction: TimingFunction? = nil
  ) {
    (self.duration, self.delay) = (duration, delay)
    self.timingFunction = timingFunction ?? .curve(options.curve.timingFunction.curve)
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether there is a time to animate in.
  var takesTime: Bool { duration > 0 || delay > 0 }

  /// Whether it comes back to where it began.
  var repeats: Bool { repeatCount > 0 || autoreverses }

  /// A block inside of another begins with that one, and takes over what its options do not keep.
  func inheriting(from outer: BlockTiming, _ options: UIView.AnimationOptions) -> BlockTiming {
    var timing = self
    timing.delay += outer.delay
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    guard !options.contains(.overrideInheritedOptions) else { return timing }
    if !options.contains(.overrideInheritedCurve) { timing.timingFunction = outer.timingFunction }
    if !repeats {
      (timing.repeatCount, timing.autoreverses) = (outer.repeatCount, outer.autoreverses)
    }
    return timing
  }

  /// An animation of a property, without values. A spring's is Core Animation's own, for those who
  /// look.
  func makeAnimation(of keyPath: String) -> CABasicAnimation {
    guard case .spring(let spring) = timingFunction else {
      return CABasicAnimation(keyPath: keyPath)
    }
    let animation = CASpringAnimation(keyPath: keyPath)
    (animation.mass, animation.stiffness) = (spring.mass, spring.stiffness)
    (animation.damping, animation.initialVelocity) = (spring.damping, spring.initialVelocity)
    animation.allowsOverdamping = true
    return animation
  }

  /// - Parameter start: the time of the block, which the delay counts from.
  func apply(to animation: CAAnimation, start: CFTimeInterval) {
    // Core Animation takes a duration of 0 for "the transaction's".
    animation.duration = max(duration, .leastNonzeroMagnitude)
    animation.timingFunctionOverride = timingFunction
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = start + delay }
  }
}
