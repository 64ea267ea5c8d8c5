extension PrimitiveDescription {
  /// A group of another size than its target, read with a linear filter in full precision: those of
  /// software renderers round to eight bits and down.
  static let resampledBitmap = PrimitiveDescription(
    shader: "resampled_bitmap", readsTexture: true,
    variants: ProgramID.Modifiers.groups + [[.shape, .clipped, .clipsInPerspective]])
}
