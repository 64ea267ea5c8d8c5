import QuartzCore

extension UIView {
  /// Options for an animation block.
  ///
  /// Source: Apple, "UIView.AnimationOptions".
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views that change inside the block, so that their subviews animate along with
    /// them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values and replaces the animations in flight. Without this option
    /// they continue, and the new ones are added to them where the property is additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays backwards after each forward iteration. Without `.repeat` it does so once, and the
    /// property ends at the new value nevertheless.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, content keeps animating instead of being captured in one snapshot.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views, hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no option from the enclosing block, nor its curve or spring.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A hint that 60 frames per second are enough or wanted.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A hint that 30 frames per second are enough.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The options that a nested block inherits.
    static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int((rawValue >> 16) & 15)) ?? .easeInOut
    }
  }

  /// The timing curve of an animation.
  ///
  /// Source: Apple, "UIView.AnimationCurve".
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    case easeIn
    case easeOut
    case linear

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
