public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes of `frame`, `bounds`, `center`, `transform`, `alpha` and
  /// `backgroundColor` made in `animations`. The compositor moves the views; the program does
  /// nothing until `completion` is called, with whether all animations ran to their end.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes at once.
  ///   - delay: seconds before the start.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    ViewAnimation(timing, options: options, completion: completion).run(animations)
  }

  /// Animates the changes made in `animations`, starting and ending slowly.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes the changes in `actionsWithoutAnimation` at once, inside of an animation block too.
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
}
