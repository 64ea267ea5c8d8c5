import CoreGraphics
import LayerTree

extension PrimitiveDescription {
  /// `(gradient over color) × opacity`.
  static let gradient = PrimitiveDescription(
    shader: "gradient", demand: .gradients, variants: ProgramID.Modifiers.layerShapes,
    isTranslatable: true)
}

/// A gradient as the shader reads it: two parameters, then two for each color.
///
///     [ m.a, m.c, m.tx, kind  ]   m: from fractions of the rectangle to the gradient's space, where
///     [ m.b, m.d, m.ty, count ]      the progress is x (axial), the length (radial) or the angle (conic)
///
///     [ r, g, b, a ]              straight
///     [ location, 1 / (distance to the next location), 0, 0 ]
enum GradientParameters {
  /// `size` is the rectangle's in points.
  static func write(
    _ gradient: LayerGradient, size: SIMD2<Double>, to add: (SIMD4<Float>) -> Void
  ) {
    let (x, y) = rows(gradient, size: size)
    add(SIMD4<Float>(SIMD4(x, Double(gradient.kind.rawValue))))
    add(SIMD4<Float>(SIMD4(y, Double(gradient.colors.count))))
    var location = gradient.location(0)
    for index in gradient.colors.indices {
      let isLast = index + 1 == gradient.colors.count
      let next = isLast ? location : max(location, gradient.location(index + 1))
      add(gradient.colors[index])
      add(SIMD4(Float(location), next > location ? Float(1 / (next - location)) : steepest, 0, 0))
      location = next
    }
  }

  /// The slope between two colors at one location: the second begins at once.
  private static let steepest: Float = 1e9

  /// What the position's x and y are made of: its u, its v and 1.
  private static func rows(
    _ gradient: LayerGradient, size: SIMD2<Double>
  ) -> (SIMD3<Double>, SIMD3<Double>) {
    let start = SIMD2(Double(gradient.startPoint.x), Double(gradient.startPoint.y))
    let end = SIMD2(Double(gradient.endPoint.x), Double(gradient.endPoint.y))
    let points = (end - start) * size
    let square = (points * points).sum()
    switch gradient.kind {
    case .none: return (.zero, .zero)
    case .axial:
      let slope = square > 0 ? points * size / square : .zero
      return (SIMD3(slope.x, slope.y, -(slope * start).sum()), .zero)
    case .radial:
      let scale = 1 / (end - start).replacing(with: 1e-9, where: end .== start)
      return (SIMD3(scale.x, 0, -start.x * scale.x), SIMD3(0, scale.y, -start.y * scale.y))
    case .conic:
      let direction = square > 0 ? points / square.squareRoot() : SIMD2(1, 0)
      let (along, across) = (direction * size, SIMD2(-direction.y, direction.x) * size)
      return (
        SIMD3(along.x, along.y, -(along * start).sum()),
        SIMD3(across.x, across.y, -(across * start).sum())
      )
    }
  }
}
