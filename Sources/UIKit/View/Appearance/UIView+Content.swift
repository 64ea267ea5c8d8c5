import LayerTree
import Logging
import QuartzCore

extension UIView {
  /// The position and scale of a view's content in its bounds.
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
      ownLayer.needsDisplayOnBoundsChange
        ? .redraw : Self.gravities.first { $1 == ownLayer.contentsGravity }?.key ?? .scaleToFill
    }
    set {
      ownLayer.needsDisplayOnBoundsChange = newValue == .redraw
      ownLayer.contentsGravity = Self.gravities[newValue] ?? .resize
    }
  }

  /// Layer gravity has y pointing up: the layer's bottom is the view's top.
  private static let gravities: [ContentMode: CALayerContentsGravity] = [
    .scaleToFill: .resize, .scaleAspectFit: .resizeAspect, .scaleAspectFill: .resizeAspectFill,
    .center: .center, .top: .bottom, .bottom: .top, .left: .left, .right: .right,
    .topLeft: .bottomLeft, .topRight: .bottomRight, .bottomLeft: .topLeft,
    .bottomRight: .topRight,
  ]

  /// Makes the layer opaque if the view is and its background color has no transparency.
  final func updateLayerOpaqueness() {
    let alpha = backgroundColor?.cgColor(for: .of(interfaceStyle)).alpha
    ownLayer.isOpaque = isOpaque && (alpha ?? 1) >= 1
  }

  /// Sets the layer's background color, resolved for the view's style.
  final func updateLayerBackgroundColor() {
    ownLayer.backgroundColor = backgroundColor?.cgColor(for: .of(interfaceStyle))
    updateLayerOpaqueness()
  }

  /// Logs a warning, once per view, if a view that has drawn claims to be opaque but is not. A view
  /// without drawn contents is not checked, and one with an alpha of 0 counts as hidden.
  final func warnOfFalseOpaqueness() {
    guard isOpaque, !hasWarnedOfOpaqueness, let areContentsOpaque = ownLayer.isDrawnOpaque else {
      return
    }
    let isTransparent = !areContentsOpaque && !ownLayer.isOpaque
    guard isTransparent || (alpha > 0 && alpha < 1) else { return }
    hasWarnedOfOpaqueness = true
    let reason = isTransparent ? "draws transparent pixels" : "has an alpha of \(alpha.short)"
    Logger(label: "lamina").warning("an opaque view \(reason); set isOpaque to false: \(self)")
  }
}
