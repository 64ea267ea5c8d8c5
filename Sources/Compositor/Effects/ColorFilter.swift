import LayerTree

extension PrimitiveDescription {
  /// The texture's colors, changed by a `ColorMatrix`.
  static let colorMatrix = PrimitiveDescription(
    shader: "color_matrix", readsTexture: true, hasHighPrecision: true, demand: .effects,
    variants: [.shape])
}

/// The shader parameters of a color matrix: five vectors.
///
///     [ rows for red, green, blue and alpha ]   multiplied with straight RGBA
///     [ bias ]
enum ColorMatrixParameters {
  static func write(_ matrix: ColorMatrix, to add: (SIMD4<Float>) -> Void) {
    add(matrix.red)
    add(matrix.green)
    add(matrix.blue)
    add(matrix.alpha)
    add(matrix.bias)
  }
}
