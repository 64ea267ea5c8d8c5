import CoreGraphics
import QuartzCore

extension UIView {
  /// `hitTest(_:with:)` as every view does it.
  func hitTestSubtree(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inner = place(point, in: view)
      if let hit = DeepRecursion.descend({ view.hitTest(inner, with: event) }) { return hit }
    }
    return self
  }

  /// Of a subview that a property animator moves: where it is seen.
  private func place(_ point: CGPoint, in view: UIView) -> CGPoint {
    guard view.layer.isTouchedWhereSeen, let shown = view.layer.presentation() else {
      return convert(point, to: view)
    }
    return shown.convert(point, from: nil)
  }

  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 && !layer.stopsTouches
  }
}
