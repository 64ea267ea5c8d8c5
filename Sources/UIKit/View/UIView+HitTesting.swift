import CoreGraphics
import QuartzCore

extension UIView {
  /// `hitTest(_:with:)` as every view does it.
  func hitTestSubtree(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && !layer.stopsTouches
  }
}
