/// What a view was told of margins, and what became of it.
@MainActor final class ViewInsets {
  /// As set.
  var base = UIEdgeInsets.standardMargins
  var preservesSuperview = false
  var includesSafeArea = true
  /// Of a window: the safe area that the tree below starts from.
  var window = UIEdgeInsets.zero
  /// As last told.
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

  /// The greater of each.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
