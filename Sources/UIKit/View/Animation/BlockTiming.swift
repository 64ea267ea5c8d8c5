import Foundation
import LayerTree
import QuartzCore

/// The timing that an animation block gives to its animations.
@MainActor struct BlockTiming {
  /// The duration of one iteration, in seconds.
  var duration: TimeInterval
  /// The delay before the start, in seconds.
  var delay: TimeInterval
  var timingFunction: TimingFunction
  /// The number of iterations; 0 means one.
  var repeatCount: Float
  var autoreverses: Bool

  /// - Parameter timingFunction: nil means the curve that `options` contain.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    timingFunction: TimingFunction? = nil
  ) {
    (self.duration, self.delay) = (duration, delay)
    self.timingFunction = timingFunction ?? .curve(options.curve.timingFunction.curve)
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether the block animates at all, rather than setting its values immediately.
  var isAnimated: Bool { duration > 0 || delay > 0 }

  /// Whether the animations return to the start values, by repeating or by reversing.
  var repeats: Bool { repeatCount > 0 || autoreverses }

  /// Returns the timing of a block nested in `outer`: it starts with the outer block and inherits
  /// whatever its options do not override.
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

  /// Returns an animation of a property, without values. A spring becomes a `CASpringAnimation` so
  /// that a program that inspects the layer's animations finds its parameters.
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

  /// - Parameter start: the start time of the block; the delay counts from it.
  func apply(to animation: CAAnimation, start: CFTimeInterval) {
    // Core Animation treats a duration of 0 as "use the transaction's duration".
    animation.duration = max(duration, .leastNonzeroMagnitude)
    animation.timingFunctionOverride = timingFunction
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = start + delay }
  }
}
