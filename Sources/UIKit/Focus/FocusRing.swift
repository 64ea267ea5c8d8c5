import CoreGraphics
import QuartzCore

/// The ring around the item that has the focus.
@MainActor final class FocusRing {
  private let layer = CAShapeLayer()
  private weak var view: UIView?
  private let effect: UIFocusHaloEffect
  /// Points.
  private static let (width, gap, radius): (CGFloat, CGFloat, CGFloat) = (3, 1, 6)

  init(on view: UIView, _ effect: UIFocusHaloEffect) {
    (self.view, self.effect) = (view, effect)
    layer.fillColor = nil
    layer.lineWidth = Self.width
    layer.zPosition = 1
    let host = effect.containerView ?? view
    if let above = effect.referenceView, above.superview === host {
      host.layer.insertSublayer(layer, above: above.layer)
    } else {
      host.layer.addSublayer(layer)
    }
    update()
  }

  func remove() { layer.removeFromSuperlayer() }

  /// Follows the item's shape and color.
  func update() {
    guard let view else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let frame = effect.containerView.map { view.convert(view.bounds, to: $0) } ?? view.bounds
    layer.frame = frame
    layer.contentsScale = view.layer.contentsScale
    layer.path = path(of: view)
    layer.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    CATransaction.commit()
  }

  private func path(of view: UIView) -> CGPath {
    if let shape = effect.shape { return shape.cgPath }
    let isInside =
      effect.position == .inside || effect.position == .automatic && view.clipsToBounds
    let distance = isInside ? Self.width / 2 : -(Self.width / 2 + Self.gap)
    let rect = view.focusRect.insetBy(dx: distance, dy: distance)
    let own = view.focusCornerRadius > 0 ? view.focusCornerRadius : Self.radius
    let radius = min(max(own - distance, 0), min(rect.width, rect.height) / 2)
    return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
  }
}
