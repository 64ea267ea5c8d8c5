import LayerTree
import Logging
public import QuartzCore

extension UIView {
  /// Where a view's picture lies in its bounds.
  ///
  /// Source: Apple, "UIView.ContentMode".
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as the bounds have room for, in its own shape.
    case scaleAspectFit
    /// As small as covers the bounds, in its own shape; the rest is clipped only where the view
    /// clips.
    case scaleAspectFill
    /// Drawn again when the size of the bounds changes.
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// The content mode, kept in the layer.
  final var placement: ContentMode {
    get {
      layer.needsDisplayOnBoundsChange
        ? .redraw : Self.gravities.first { $1 == layer.contentsGravity }?.key ?? .scaleToFill
    }
    set {
      layer.needsDisplayOnBoundsChange = newValue == .redraw
      layer.contentsGravity = Self.gravities[newValue] ?? .resize
    }
  }

  /// The bottom of a layer is the side of the smaller y: a view's top.
  private static let gravities: [ContentMode: CALayerContentsGravity] = [
    .scaleToFill: .resize, .scaleAspectFit: .resizeAspect, .scaleAspectFill: .resizeAspectFill,
    .center: .center, .top: .bottom, .bottom: .top, .left: .left, .right: .right,
    .topLeft: .bottomLeft, .topRight: .bottomRight, .bottomLeft: .topLeft,
    .bottomRight: .topRight,
  ]

  /// The part of the picture that stretches both ways where `contentMode` scales it, in parts of it;
  /// what lies beside it stretches one way, corners not at all. Default: (0, 0, 1, 1). Animatable.
  public var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// The layer is opaque when the view is and its background colour does not say otherwise.
  final func updateLayerOpaqueness() {
    let alpha = backgroundColor?.cgColor(for: .of(style)).alpha
    layer.isOpaque = isOpaque && (alpha ?? 1) >= 1
  }

  /// Gives the layer the background colour as it is in the view's style.
  final func showBackgroundColor() {
    layer.backgroundColor = backgroundColor?.cgColor(for: .of(style))
    updateLayerOpaqueness()
  }

  /// After drawing, says once that a view draws and is opaque by its word only. A view that has no
  /// picture has no word to keep, and one with an alpha of 0 is but hidden.
  final func warnOfFalseOpaqueness() {
    guard isOpaque, !hasWarnedOfOpaqueness, let isPictureOpaque = layer.isDrawnOpaque else {
      return
    }
    let isTransparent = !isPictureOpaque && !layer.isOpaque
    guard isTransparent || (alpha > 0 && alpha < 1) else { return }
    hasWarnedOfOpaqueness = true
    let reason = isTransparent ? "draws transparent pixels" : "has an alpha of \(alpha.short)"
    Logger(label: "lamina").warning("an opaque view \(reason); set isOpaque to false: \(self)")
  }
}
