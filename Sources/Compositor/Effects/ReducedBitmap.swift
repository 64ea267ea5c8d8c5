extension PrimitiveDescription {
  /// A group, one side of which is divided by a whole number. The parameters are one vector: the axis,
  /// the number, and the last texel along the axis.
  static let reducedBitmap = PrimitiveDescription(
    shader: "reduced_bitmap", chunks: ["resampling"], readsTexture: true, hasHighPrecision: true,
    demand: .effects,
    variants: [.shape])

  /// A group that filters have made smaller, in its own width again.
  static let enlargedWidth = PrimitiveDescription(
    shader: "enlarged_width", chunks: ["resampling", "spline"], readsTexture: true,
    hasHighPrecision: true,
    demand: .effects,
    variants: [.shape])

  /// A group that filters have made smaller, in its own size again.
  static let enlargedBitmap = PrimitiveDescription(
    shader: "enlarged_bitmap", chunks: ["resampling", "spline"], readsTexture: true,
    hasHighPrecision: true,
    demand: .effects,
    variants: ProgramID.Modifiers.groups + [[.shape, .clipped, .clipsInPerspective]])
}
