extension PrimitiveDescription {
  /// A group that is made smaller by a whole factor.
  static let reducedBitmap = PrimitiveDescription(
    shader: "reduced_bitmap", chunks: ["resampling"], readsTexture: true, hasHighPrecision: true,
    demand: .effects,
    variants: [.shape])

  /// A group that filters have made smaller, in its own size again.
  static let enlargedBitmap = PrimitiveDescription(
    shader: "enlarged_bitmap", chunks: ["resampling", "spline"], readsTexture: true,
    hasHighPrecision: true,
    demand: .effects,
    variants: ProgramID.Modifiers.groups + [[.shape, .clipped, .clipsInPerspective]])
}
