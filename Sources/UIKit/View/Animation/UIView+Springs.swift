public import Foundation
import LayerTree

extension UIView {
  /// Animates the changes made in `animations` with spring motion.
  ///
  /// - Parameters:
  ///   - duration: seconds until the amplitude has fallen to a thousandth.
  ///   - delay: seconds before the start.
  ///   - dampingRatio: 1 settles without oscillating; the closer to 0, the more it oscillates.
  ///   - velocity: the initial velocity, in fractions of the total distance per second.
  ///
  /// Source: Apple, "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)".
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: min(dampingRatio, 1), duration: duration, initialVelocity: velocity)
    run(spring, for: duration, delay, options, animations, completion)
  }

  /// Animates the changes made in `animations` with spring motion. The animation ends when the
  /// spring has settled, which is later than `duration`.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds; with 0 or less the changes take effect
  ///     immediately.
  ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely, and values below 0, down to -1,
  ///     settle slowly.
  ///   - initialSpringVelocity: in fractions of the total distance per second.
  ///   - delay: seconds before the start.
  ///
  /// Source: Apple, "animate(springDuration:bounce:initialSpringVelocity:delay:options:…)".
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: max(duration, 0.001), bounce: min(max(bounce, -0.99), 1),
      initialVelocity: initialSpringVelocity)
    run(spring, for: duration > 0 ? spring.duration : 0, delay, options, animations, completion)
  }

  private static func run(
    _ spring: Spring, for duration: TimeInterval, _ delay: TimeInterval,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let timing = BlockTiming(
      duration: duration, delay: delay, options: options, timingFunction: .spring(spring))
    ViewAnimation(timing, options: options, completion: completion).run(animations)
  }
}
