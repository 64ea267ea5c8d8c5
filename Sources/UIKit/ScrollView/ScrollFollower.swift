import CoreGraphics

/// What follows the content of a scroll view: a controller with bars.
@MainActor protocol ScrollFollower: AnyObject {
  /// Called after the offset or its limits have changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)

  /// Returns where content that is let go comes to rest, vertically, instead of near an offset.
  func scrollView(_ scrollView: UIScrollView, restNear offset: CGFloat) -> CGFloat
}

extension UIScrollView {
  /// Changes how far the limits of the content reach above the insets: as far as a bar that is collapsed can
  /// grow. The insets change in the body, by the same amount.
  func changeTopExtension(to length: CGFloat, _ changeInsets: () -> Void) {
    let total = appliedInset.top + topExtension
    (topExtension, isAdjustingExtension) = (addsVerticalSafeArea ? length : 0, true)
    changeInsets()
    isAdjustingExtension = false
    if appliedInset.top + topExtension != total { updateAdjustedInset() }
  }
}
