import QuartzCore

extension UIView {
  /// How an animation block animates.
  ///
  /// Source: Apple, "UIView.AnimationOptions".
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views that change inside the block, so that their subviews animate with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values that show now, in place of the animations in flight. Without it they
    /// go on, and the new ones are added to them where values add up.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays backwards after each time forwards. Without `.repeat`, once: the end is the new value
    /// all the same.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition: what changes inside goes on animating, instead of being one picture.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views: hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes over no option from the block around it, nor its curve or spring.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A hint that 60 frames a second are enough or wanted.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A hint that 30 frames a second are enough.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// What a block inside of one with them takes over.
    static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int((rawValue >> 16) & 15)) ?? .easeInOut
    }
  }

  /// The pace of an animation.
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
