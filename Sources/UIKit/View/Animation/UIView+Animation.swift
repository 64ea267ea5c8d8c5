public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes made in `animations` to `frame`, `bounds`, `center`, `transform`,
  /// `alpha`, `backgroundColor`, `contentStretch` and the other animatable properties of the views'
  /// layers. The compositor runs the animations; the program does nothing until `completion` is
  /// called with whether all of them ran to their end.
  ///
  /// An animation of a property that is already animating is added to the one in flight, so that
  /// neither position nor speed jumps; colours start from the presented value. Views outside a
  /// window change immediately. If nothing is animated, `completion` is called in the next run-loop
  /// iteration.
  ///
  /// - Parameters:
  ///   - duration: seconds; with 0 or less the changes take effect immediately.
  ///   - delay: seconds before the start.
  ///
  /// Source: Apple, "animate(withDuration:delay:options:animations:completion:)".
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    ViewAnimation(timing, options: options, completion: completion).run(animations)
  }

  /// Animates the changes made in `animations` with an ease-in-ease-out curve.
  ///
  /// - Parameter duration: seconds; with 0 or less the changes take effect immediately.
  ///
  /// Source: Apple, "animate(withDuration:animations:completion:)".
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Repeats the animations of the changes made in `animations`. Call it inside an animation block.
  ///
  /// - Parameters:
  ///   - count: the number of iterations, which may be fractional. With `autoreverses`, one
  ///     iteration is forwards and back, so that half an iteration ends at the new value.
  ///   - autoreverses: whether the animation plays backwards after each forward iteration.
  ///
  /// Source: Apple, "modifyAnimations(withRepeatCount:autoreverses:animations:)".
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimation.current else { return animations() }
    block.repeating(Float(max(count, 0)), autoreverses: autoreverses, animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` without animation, even inside an animation
  /// block.
  ///
  /// Source: Apple, "performWithoutAnimation(_:)".
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areAnimationsEnabled
    ViewAnimation.areAnimationsEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areAnimationsEnabled = wereEnabled
  }

  /// Sets whether animation blocks animate.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate. Default: true.
  public class var areAnimationsEnabled: Bool {
    ViewAnimation.areAnimationsEnabled
  }

  /// The duration of the animations of changes made now, in seconds; 0 outside animation blocks.
  ///
  /// Source: Apple, "inheritedAnimationDuration".
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.timing.duration ?? 0
  }
}
