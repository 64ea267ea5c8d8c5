import CoreGraphics

/// The badge of an item of a tab bar: a text in a capsule.
@MainActor final class TabBarBadge: UIView {
  private let label = UILabel()
  private var offset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ item: UITabBarItem, _ appearance: UITabBarItemStateAppearance, _ state: UIControl.State
  ) {
    isHidden = item.badgeValue == nil
    backgroundColor = item.badgeColor ?? appearance.badgeBackgroundColor
    offset = appearance.badgeTitlePositionAdjustment
    let own = item.badgeTextAttributes(for: state.intersection([.selected, .disabled]))
    label.setText(item.badgeValue, appearance.badgeTextAttributes.merging(own ?? [:]) { $1 })
    setNeedsLayout()
  }

  var naturalSize: CGSize {
    let height = TabBarMetrics.badgeHeight
    return CGSize(width: max(label.intrinsicContentSize.width + 10, height), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
