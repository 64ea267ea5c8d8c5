import CoreGraphics
import LayerTree

/// The geometry of rounded corners that the compositor needs; the shaders draw them.
enum CornerShape {
  /// The maximum length of a side that a continuous corner of radius 1 takes.
  static let continuousReach = 1.528665

  /// The radius of a circular corner with the area of a continuous corner of radius 1.
  static let circularEquivalent = 1.0544

  /// The radius as it is drawn: limited so that the corners fit into the rectangle.
  static func radius(_ style: borrowing LayerStyle, _ size: CGSize) -> Double {
    guard style.cornerRadius > 0, !style.roundedCorners.isEmpty else { return 0 }
    // A continuous corner without enough space gradually becomes circular: see corner.glsl.
    return min(style.cornerRadius, min(size.width, size.height) / 2)
  }

  static func flags(_ style: borrowing LayerStyle) -> ShapeFlags {
    let curve: ShapeFlags = style.cornerCurve == .continuous ? .continuousCorners : []
    return curve.union(ShapeFlags(style.roundedCorners))
  }

  /// Whether a point at these distances from two sides lies inside the corner between them. A
  /// continuous corner is approximated by its chord, which lies inside.
  static func contains(
    _ inset: SIMD2<Double>, radius: Double, flags: ShapeFlags
  ) -> Bool {
    if flags.contains(.continuousCorners) {
      return inset.x + inset.y >= radius * continuousReach
    }
    let rest = SIMD2(radius, radius) - inset
    return rest.x <= 0 || rest.y <= 0 || (rest * rest).sum() <= radius * radius
  }

  /// The inset of the largest centered rectangle that no corner clips.
  static func inset(_ radius: Double, _ flags: ShapeFlags) -> Double {
    flags.contains(.continuousCorners)
      ? radius * continuousReach / 2 : radius * (1 - 0.5.squareRoot())
  }
}
