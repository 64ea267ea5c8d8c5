public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes of `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`
  /// and `contentStretch`, and of what the views' layers have besides, made in `animations`. The
  /// compositor moves the views; the program does nothing until `completion` is called, with
  /// whether all animations ran to their end.
  ///
  /// A change of what is still in flight is added to it, so that neither place nor speed jump;
  /// colours start anew from what shows. Views in no window change at once. Where nothing is
  /// animated, `completion` is called in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes at once.
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

  /// Animates the changes made in `animations`, starting and ending slowly.
  ///
  /// - Parameter duration: seconds; 0 or less changes at once.
  ///
  /// Source: Apple, "animate(withDuration:animations:completion:)".
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Lets what changes in `animations`, called inside of an animation block, repeat.
  ///
  /// - Parameters:
  ///   - count: times, which may be a fraction. With `autoreverses`, one time is there and back;
  ///     half of one ends at the new value.
  ///   - autoreverses: whether it plays backwards after each time forwards.
  ///
  /// Source: Apple, "modifyAnimations(withRepeatCount:autoreverses:animations:)".
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimation.current else { return animations() }
    block.repeating(Float(max(count, 0)), autoreverses: autoreverses, animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` at once, inside of an animation block too.
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

  /// The duration that changes made now are animated with: seconds; 0 outside of animation blocks.
  ///
  /// Source: Apple, "inheritedAnimationDuration".
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.timing.duration ?? 0
  }
}
