/// A filter that changes the pixels of a layer and its sublayers (`CAFilter`).
package enum LayerFilter: Equatable, Sendable {
  /// The radius is the standard deviation, in points.
  case gaussianBlur(radius: Double)
  case color(ColorMatrix)

  /// Whether the filter leaves all pixels as they are.
  package var isIdentity: Bool {
    switch self {
    case .gaussianBlur(let radius): !(radius > 0)
    case .color(let matrix): matrix == .identity
    }
  }
}

/// A linear function of straight RGBA colors: each component of the result is the dot product of its
/// row with the color, plus its bias.
package struct ColorMatrix: Equatable, Sendable {
  package var red: SIMD4<Float>
  package var green: SIMD4<Float>
  package var blue: SIMD4<Float>
  package var alpha: SIMD4<Float>
  package var bias: SIMD4<Float>

  package init(
    red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>,
    alpha: SIMD4<Float> = SIMD4(0, 0, 0, 1), bias: SIMD4<Float> = .zero
  ) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.bias = bias
  }

  package static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))
}
