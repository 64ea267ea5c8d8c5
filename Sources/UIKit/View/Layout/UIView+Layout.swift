public import CoreGraphics

extension UIView {
  /// In `intrinsicContentSize`: the content asks for no size that way.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Of a turned view too the upper left corner of the frame stays.
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
