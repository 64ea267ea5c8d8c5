public import Foundation
import LayerTree

extension UIView {
  /// Animates the changes made in `animations` as if a spring pulled the views.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is at rest but for a thousandth of its swing.
  ///   - delay: seconds before the start.
  ///   - dampingRatio: 1 comes to rest without swinging over; the closer to 0, the more it swings.
  ///   - velocity: at the start, in parts of the whole way a second.
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

  /// Animates the changes made in `animations` as if a spring pulled the views. It ends when the
  /// spring has come to rest, later than `duration`.
  ///
  /// - Parameters:
  ///   - duration: seconds that it seems to take; 0 or less changes at once.
  ///   - bounce: 0 does not swing over, 1 swings for ever, and below 0, down to -1, it comes to
  ///     rest slowly.
  ///   - initialSpringVelocity: in parts of the whole way a second.
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
