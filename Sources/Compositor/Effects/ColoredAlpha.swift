extension PrimitiveDescription {
  /// The alpha of a group in a color, with a linear filter in full precision.
  static let coloredAlpha = PrimitiveDescription(
    shader: "colored_alpha", chunks: ["resampling"], readsTexture: true, hasHighPrecision: true,
    demand: .effects,
    variants: [.shape])

  /// The alpha of a reduced group in a color, enlarged like `enlargedBitmap`.
  static let enlargedAlpha = PrimitiveDescription(
    shader: "enlarged_alpha", chunks: ["resampling", "spline"], readsTexture: true,
    hasHighPrecision: true,
    demand: .effects, variants: [.shape])
}
