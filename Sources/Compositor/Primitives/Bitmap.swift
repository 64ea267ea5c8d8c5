extension PrimitiveDescription {
  /// `texel × opacity`; as a shape `(texel over color) × opacity`.
  static let bitmap = PrimitiveDescription(
    shader: "bitmap", readsTexture: true, mayBeTiled: true,
    variants: ProgramID.Modifiers.quad + [.copied] + ProgramID.Modifiers.layerShapes
      + ProgramID.Modifiers.animatedRectangles, isTranslatable: true)

  /// `(texel over color) × opacity`, for quads only; shapes do this with `bitmap`.
  static let bitmapOverColor = PrimitiveDescription(
    shader: "bitmap_over_color", readsTexture: true, mayBeTiled: true,
    variants: ProgramID.Modifiers.quad + ProgramID.Modifiers.animatedQuads,
    isTranslatable: true)
}
