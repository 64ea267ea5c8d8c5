import LayerTree
import Logging
public import QuartzCore

extension UIView {
  /// How a view's content is positioned and scaled in its bounds.
  ///
  /// Source: Apple, "UIView.ContentMode".
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds.
    case scaleToFill
    /// Scales the content to fit the bounds, keeping its aspect ratio.
    case scaleAspectFit
    /// Scales the content to fill the bounds, keeping its aspect ratio; what exceeds the bounds is
    /// clipped only if the view clips.
    case scaleAspectFill
    /// Redraws the content when the size of the bounds changes.
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

  /// The content mode as the layer's properties represent it.
  final var layerContentMode: ContentMode {
    get {
      layer.needsDisplayOnBoundsChange
        ? .redraw : Self.gravities.first { $1 == layer.contentsGravity }?.key ?? .scaleToFill
    }
    set {
      layer.needsDisplayOnBoundsChange = newValue == .redraw
      layer.contentsGravity = Self.gravities[newValue] ?? .resize
    }
  }

  /// Layer gravity has y pointing up: the layer's bottom is the view's top.
  private static let gravities: [ContentMode: CALayerContentsGravity] = [
    .scaleToFill: .resize, .scaleAspectFit: .resizeAspect, .scaleAspectFill: .resizeAspectFill,
    .center: .center, .top: .bottom, .bottom: .top, .left: .left, .right: .right,
    .topLeft: .bottomLeft, .topRight: .bottomRight, .bottomLeft: .topLeft,
    .bottomRight: .topRight,
  ]

  /// The part of the content that stretches in both directions when `contentMode` scales it, as
  /// fractions of its size; the edges stretch in one direction, the corners not at all. Default:
  /// (0, 0, 1, 1). Animatable.
  public var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// Makes the layer opaque if the view is and its background colour has no transparency.
  final func updateLayerOpaqueness() {
    let alpha = backgroundColor?.cgColor(for: .of(style)).alpha
    layer.isOpaque = isOpaque && (alpha ?? 1) >= 1
  }

  /// Sets the layer's background colour, resolved for the view's style.
  final func updateLayerBackgroundColor() {
    layer.backgroundColor = backgroundColor?.cgColor(for: .of(style))
    updateLayerOpaqueness()
  }

  /// Logs a warning, once per view, if a view that has drawn claims to be opaque but is not. A view
  /// without drawn contents is not checked, and one with an alpha of 0 counts as hidden.
  final func warnOfFalseOpaqueness() {
    guard isOpaque, !hasWarnedOfOpaqueness, let areContentsOpaque = layer.isDrawnOpaque else {
      return
    }
    let isTransparent = !areContentsOpaque && !layer.isOpaque
    guard isTransparent || (alpha > 0 && alpha < 1) else { return }
    hasWarnedOfOpaqueness = true
    let reason = isTransparent ? "draws transparent pixels" : "has an alpha of \(alpha.short)"
    Logger(label: "lamina").warning("an opaque view \(reason); set isOpaque to false: \(self)")
  }
}
