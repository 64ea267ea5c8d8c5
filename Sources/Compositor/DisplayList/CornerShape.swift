import CoreGraphics
import LayerTree

/// What the compositor has to know of round corners; how they are drawn is the shaders' matter.
enum CornerShape {
  /// How much of a side a continuous corner of radius 1 takes, at most.
  static let continuousReach = 1.528665

  /// The radius as it is drawn: the corners fit into the rectangle.
  static func radius(_ style: borrowing LayerStyle, _ size: CGSize) -> Double {
    guard style.cornerRadius > 0, !style.roundedCorners.isEmpty else { return 0 }
    // A continuous corner that has no room becomes a circle's by and by: see shape.frag.
    return min(style.cornerRadius, min(size.width, size.height) / 2)
  }

  static func flags(_ style: borrowing LayerStyle) -> ShapeFlags {
    let curve: ShapeFlags = style.cornerCurve == .continuous ? .continuousCorners : []
    return curve.union(ShapeFlags(style.roundedCorners))
  }

  /// Whether a point at these distances from two sides lies inside the corner between them. Of
  /// continuous ones the chord is taken, which lies inside.
  static func holds(
    _ inset: SIMD2<Double>, _ radius: Double, _ flags: ShapeFlags
  ) -> Bool {
    if flags.contains(.continuousCorners) {
      return inset.x + inset.y >= radius * continuousReach
    }
    let rest = SIMD2(radius, radius) - inset
    return rest.x <= 0 || rest.y <= 0 || (rest * rest).sum() <= radius * radius
  }

  /// How far inside the sides the largest rectangle of the same middle lies that no corner cuts.
  static func inset(_ radius: Double, _ flags: ShapeFlags) -> Double {
    flags.contains(.continuousCorners)
      ? radius * continuousReach / 2 : radius * (1 - 0.5.squareRoot())
  }
}
