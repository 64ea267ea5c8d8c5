public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes made in `animations` as key frames, each in its part of the duration; a
  /// change outside of `addKeyframe` takes all of it.
  ///
  /// Between its key frames a property keeps its value. The whole has the curve that
  /// `UIView.AnimationOptions` put in among the options name; without one it starts and ends slowly.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes at once.
  ///   - delay: seconds before the start.
  ///
  /// Source: Apple, "animateKeyframes(withDuration:delay:options:animations:completion:)".
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = options.withoutMode
    KeyframeBlock(
      BlockTiming(duration: duration, delay: delay, options: plain), options: plain,
      mode: options.mode, completion: completion
    ).run(animations)
  }

  /// Adds a key frame to the block of `animateKeyframes` that is being run: the changes made in
  /// `animations` are reached at its end. Without such a block they show at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: 0…1, in parts of the block's duration. A key frame of the same property
  ///     that began earlier is over by then.
  ///   - frameDuration: 0…1, in parts of the block's duration.
  ///
  /// Source: Apple, "addKeyframe(withRelativeStartTime:relativeDuration:animations:)".
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimation.current as? KeyframeBlock else { return animations() }
    block.addFrame(start: frameStartTime, duration: frameDuration, changes: animations)
  }

  /// How a block of key frames animates.
  ///
  /// Source: Apple, "UIView.KeyframeAnimationOptions".
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views that change inside the block, so that their subviews animate with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values that show now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays backwards after each time forwards; without `.repeat`, once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes over no option from the block around it, nor its curve or spring.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one value to the next. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No values between those of the key frames.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed through all values, whatever their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// In a smooth curve through the values, at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 15 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that all blocks have, which stand at the same bits.
    fileprivate var withoutMode: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(15 << 10))
    }
  }
}
