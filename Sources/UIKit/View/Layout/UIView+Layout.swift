public import CoreGraphics

extension UIView {
  /// A value of `intrinsicContentSize`: the content has no size in that direction.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// For `systemLayoutSizeFitting(_:)`: as small as possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// For `systemLayoutSizeFitting(_:)`: as large as possible.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Resizes the view to fit. The upper left corner of the frame stays, even for a transformed
  /// view.
  func fitSize() {
    if CATransform3DIsIdentity(transform3D) {
      let fitting = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
      if fitting.origin.isFinite { frame = fitting }
      return
    }
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
      .finite(or: center)
  }
}
