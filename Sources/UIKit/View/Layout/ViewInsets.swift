/// The margins and safe area of a view, as set and as computed.
@MainActor final class ViewInsets {
  /// The margins that were set; nil means the standard ones.
  var base: UIEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true
  /// The safe area that the tree below starts from; only windows set it.
  var window = UIEdgeInsets.zero
  /// The margins when `layoutMarginsDidChange` was last called.
  var margins = UIEdgeInsets.standardMargins
  var safeArea = UIEdgeInsets.zero
}

extension UIEdgeInsets {
  static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var inverse: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  /// Returns the greater inset of each side.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
