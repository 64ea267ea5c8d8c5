public import Foundation

/// The look of the items of a tab bar in one state.
///
/// Main thread only. Source: Apple, "UITabBarItemStateAppearance".
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final var onChange: (() -> Void)?

  /// Only an appearance creates its states.
  override init() {
    super.init()
  }

  /// The attributes of the title. Default: the system's font; without a color the title has the color
  /// of the state.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The distance by which the title is moved. Default: zero. Points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the image; nil, the default, means that of the state.
  @preconcurrency open var iconColor: UIColor? { didSet { onChange?() } }
  /// The distance by which the badge is moved. Default: zero. Points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the badge. Default: the system's red.
  @preconcurrency open var badgeBackgroundColor: UIColor? = .systemRed { didSet { onChange?() } }
  /// The attributes of the badge's text. Default: white, 13 points.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The distance by which the badge's text is moved. Default: zero. Points.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  final func reset(titleSize: CGFloat) {
    titleTextAttributes = [.font: UIFont.systemFont(ofSize: titleSize, weight: .medium)]
    badgeTextAttributes = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    (titlePositionAdjustment, badgePositionAdjustment) = (.zero, .zero)
    (badgeTitlePositionAdjustment, badgeBackgroundColor, iconColor) = (.zero, .systemRed, nil)
  }

  final func copyContent(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
