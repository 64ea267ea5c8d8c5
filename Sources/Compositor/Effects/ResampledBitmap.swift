extension PrimitiveDescription {
  /// A group of another size than its target, read with a linear filter in full precision: those of
  /// software renderers round to eight bits and down.
  static let resampledBitmap = PrimitiveDescription(
    shader: "resampled_bitmap", chunks: ["resampling"], readsTexture: true,
    variants: ProgramID.Modifiers.groups + [[.shape, .clipped, .clipsInPerspective]])

  /// The alpha of a group in a color, read like `resampledBitmap`.
  static let coloredAlpha = PrimitiveDescription(
    shader: "colored_alpha", chunks: ["resampling"], readsTexture: true, variants: [.shape])
}
