import CoreGraphics
import QuartzCore

/// A pointer that the program draws instead of the display's cursor, and what is beside it.
@MainActor final class PointerShapeDisplay {
  private let layer = CALayer()
  private let view: UIView
  private let region: UIPointerRegion
  private let window: UIWindow
  private var constrainedAxes = UIAxis.neither

  /// Shows the shape and the accessories of a style; nil if it has none.
  init?(
    _ style: UIPointerStyle?, _ region: UIPointerRegion, of interaction: UIPointerInteraction,
    in window: UIWindow?
  ) {
    guard let style, let window, let view = interaction.view else { return nil }
    (self.view, self.region, self.window) = (view, region, window)
    switch style.content {
    case .shape(let shape, let axes):
      constrainedAxes = axes
      add(shape)
    case .effect(.hover, let shape?): add(shape)
    case .system, .hidden, .effect: break
    }
    for accessory in style.accessories { add(accessory) }
    guard !(layer.sublayers ?? []).isEmpty else { return nil }
    layer.zPosition = 1
    window.layer.addSublayer(layer)
  }

  /// The pointer is at a point of the window.
  func move(to point: CGPoint) {
    var place = window.convert(point, to: view)
    if constrainedAxes.contains(.horizontal) { place.x = region.rect.midX }
    if constrainedAxes.contains(.vertical) { place.y = region.rect.midY }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = view.convert(place, to: window)
    CATransaction.commit()
  }

  func end() { layer.removeFromSuperlayer() }

  private func add(_ shape: UIPointerShape) {
    guard let outline = shape.outline else { return }
    let bounds = outline.bounds
    layer.addSublayer(
      picture(of: outline, at: .zero, moved: CGPoint(x: -bounds.midX, y: -bounds.midY)))
  }

  private func add(_ accessory: UIPointerAccessory) {
    guard let outline = accessory.shape.outline else { return }
    let (angle, offset) = (accessory.position.angle, accessory.position.offset)
    let place = CGPoint(x: offset * sin(angle), y: -offset * cos(angle))
    let picture = picture(of: outline, at: place, moved: .zero)
    if accessory.orientationMatchesAngle {
      picture.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
    layer.addSublayer(picture)
  }

  private func picture(
    of outline: UIBezierPath, at place: CGPoint, moved offset: CGPoint
  ) -> CAShapeLayer {
    let picture = CAShapeLayer()
    var transform = CGAffineTransform(translationX: offset.x, y: offset.y)
    picture.path = outline.cgPath.copy(using: &transform)
    picture.position = place
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    picture.fillColor = UIColor(white: isDark ? 0.8 : 0.3, alpha: 0.6).cgColor
    return picture
  }
}
