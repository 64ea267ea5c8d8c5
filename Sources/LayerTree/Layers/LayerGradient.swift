package import CoreGraphics

/// The gradient of a layer (`CAGradientLayer`).
package struct LayerGradient: Equatable, Sendable {
  /// The shape along which the colors are laid out.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// The layer is no gradient layer.
    case none
    /// The line from the start point to the end point.
    case axial
    /// Ellipses around the start point; the outermost goes through the end point's coordinates.
    case radial
    /// The circle around the start point, clockwise from the direction of the end point.
    case conic
  }

  package var kind = Kind.none
  /// The points in the unit coordinates of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  /// Straight (not premultiplied) RGBA, sRGB.
  package var colors: [SIMD4<Float>] = []
  /// The position of each color, 0…1 and ascending; colors are spread evenly where the count differs.
  package var locations: [Double] = []

  package init() {}

  package var isVisible: Bool { kind != .none && !colors.isEmpty }
  /// Whether every color is opaque.
  package var isOpaque: Bool { isVisible && colors.allSatisfy { $0.w >= 1 } }

  /// The position of a color.
  package func location(_ index: Int) -> Double {
    if locations.count == colors.count { return locations[index] }
    return colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
  }

  /// The colors as numbers, four for each.
  package var colorNumbers: [Double] {
    get { colors.flatMap { color in (0..<4).map { Double(color[$0]) } } }
    set {
      colors = stride(from: 0, to: newValue.count, by: 4).map {
        SIMD4<Float>(clamping: newValue.lanes(from: $0))
      }
    }
  }
}
