import CoreGraphics
import QuartzCore

extension UIView {
  /// The default implementation of `hitTest(_:with:)`.
  func hitTestSubtree(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inner = convertForHitTest(point, in: view)
      if let hit = DeepRecursion.descend({ view.hitTest(inner, with: event) }) { return hit }
    }
    return self
  }

  /// Converts a point to a subview's coordinates; a view that a property animator moves is tested
  /// where it is presented.
  private func convertForHitTest(_ point: CGPoint, in view: UIView) -> CGPoint {
    guard view.ownLayer.hitTestsPresentation, let shown = view.ownLayer.presentation() else {
      return convert(point, to: view)
    }
    return shown.convert(point, from: nil)
  }

  private var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && ownLayer.opacity >= 0.01 && !ownLayer.blocksTouches
  }
}
