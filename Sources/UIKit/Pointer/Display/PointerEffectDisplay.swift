import CoreGraphics
import QuartzCore

/// What an effect of the pointer changes of a view: layers behind and above it, and its scale. The
/// properties of the view stay what they are.
@MainActor final class PointerEffectDisplay {
  private static let scaleKey = "UIPointerEffect"
  /// The points by which a side of the view grows at most.
  private static let growth: CGFloat = 10
  /// The points by which a plate exceeds the view.
  private static let margin: CGFloat = 6

  private let view: UIView
  private let container: UIView
  private let preview: UITargetedPreview
  private var layers: [CALayer] = []
  private var scale: CGFloat = 1

  /// Shows an effect; nil if the view is not in a window.
  init?(_ effect: UIPointerEffect, shape: UIPointerShape?) {
    preview = effect.preview
    view = preview.view
    guard view.window != nil, let container = view.superview else { return nil }
    self.container = container
    switch effect {
    case .automatic: break
    case .highlight: addPlate(shape)
    case .lift:
      addShadow()
      grow()
    case .hover(_, let tint, let prefersShadow, let prefersScale):
      if tint == .overlay { addOverlay() }
      if tint == .underlay { addPlate(nil, exceeds: false) }
      if prefersShadow { addShadow() }
      if prefersScale { grow() }
    }
    show()
  }

  /// Takes everything back.
  func end() {
    for layer in layers { fade(layer, to: 0) { layer.removeFromSuperlayer() } }
    if scale != 1 { animateScale(from: scale, to: 1) }
  }

  private func show() {
    for layer in layers { fade(layer, to: 1) {} }
    if scale != 1 { animateScale(from: 1, to: scale) }
  }

  private func grow() {
    let side = max(view.bounds.width, view.bounds.height)
    if side > 0 { scale = 1 + min(Self.growth / side, 0.1) }
  }

  // MARK: Layers

  private var tint: CGColor {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.16 : 0.08).cgColor
  }

  /// The visible part of the view, in its coordinates.
  private var visiblePath: UIBezierPath {
    preview.parameters.visiblePath
      ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
  }

  /// Adds a plate behind the view: with a shape, in the coordinates of the container.
  private func addPlate(_ shape: UIPointerShape?, exceeds: Bool = true) {
    let plate = CAShapeLayer()
    if let outline = shape?.outline {
      plate.path = outline.cgPath
    } else {
      let margin = exceeds ? Self.margin : 0
      let radius = max(view.layer.cornerRadius + margin, UIPointerShape.defaultCornerRadius)
      plate.path =
        UIBezierPath(
          roundedRect: view.frame.insetBy(dx: -margin, dy: -margin), cornerRadius: radius
        ).cgPath
    }
    plate.fillColor = tint
    insertBehind(plate)
  }

  private func addOverlay() {
    let overlay = CAShapeLayer()
    overlay.path = visiblePath.cgPath
    overlay.fillColor = tint
    overlay.opacity = 0
    view.layer.addSublayer(overlay)
    layers.append(overlay)
  }

  private func addShadow() {
    let shadow = CALayer()
    shadow.frame = view.frame
    shadow.shadowPath = (preview.parameters.shadowPath ?? visiblePath).cgPath
    shadow.shadowOpacity = 0.25
    shadow.shadowRadius = 10
    shadow.shadowOffset = CGSize(width: 0, height: 6)
    insertBehind(shadow)
  }

  private func insertBehind(_ layer: CALayer) {
    layer.opacity = 0
    container.layer.insertSublayer(layer, below: view.layer)
    layers.append(layer)
  }

  // MARK: Animations

  private func fade(_ layer: CALayer, to opacity: Float, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(PointerAnimator.duration)
    CATransaction.setCompletionBlock(completion)
    layer.opacity = opacity
    CATransaction.commit()
  }

  private func animateScale(from start: CGFloat, to end: CGFloat) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    (animation.fromValue, animation.toValue) = (start, end)
    animation.duration = PointerAnimator.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    if end != 1 {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    view.layer.add(animation, forKey: Self.scaleKey)
  }
}
