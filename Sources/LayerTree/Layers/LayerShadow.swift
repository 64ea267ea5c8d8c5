package import CoreGraphics

/// The shadow below a layer and its sublayers.
package struct LayerShadow: Equatable, Sendable {
  /// Straight (not premultiplied) RGBA, sRGB.
  package var color = SIMD4<Float>(0, 0, 0, 1)
  /// A factor of the color's alpha, 0…1.
  package var opacity: Float = 0
  /// From the layer to its shadow, in the layer's coordinates; points.
  package var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur; points.
  package var radius: CGFloat = 3
  /// The outline that casts the shadow, filled by the nonzero winding rule; nil where the layer's
  /// own picture casts it.
  package var path: CGPath? { didSet { pathRect = path.flatMap(RoundedRect.init) } }
  /// The path, if it is a rectangle with or without round corners. Stored, since it is found by
  /// walking along the path.
  package private(set) var pathRect: RoundedRect?

  package init() {}

  /// Whether the shadow is seen at all; a path without elements casts none.
  package var isVisible: Bool { opacity > 0 && color.w > 0 && !(path?.isEmpty ?? false) }

  /// The color with the opacity: straight RGBA.
  package var translucentColor: SIMD4<Float> {
    var result = color
    result.w = min(max(color.w, 0), 1) * min(max(opacity, 0), 1)
    return result
  }

  /// The path as numbers; none where there is no path.
  var pathNumbers: [Double] {
    get { path?.numbers ?? [] }
    set { path = newValue.isEmpty ? nil : CGPath(numbers: newValue) }
  }
}
