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
    ViewAnimation(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
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

  /// How an animation block animates.
  ///
  /// Source: Apple, "UIView.AnimationOptions".
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Starts from the values that show now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// With `.repeat`: plays backwards after each time forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Starts and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timingFunction: CAMediaTimingFunction {
      switch (rawValue >> 16) & 3 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }
}
