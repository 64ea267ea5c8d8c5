extension PrimitiveDescription {
  /// `texel × color × opacity`: the bitmap of a particle, or of a layer in a replicator layer.
  static let tintedBitmap = PrimitiveDescription(
    shader: "tinted_bitmap", readsTexture: true, mayBeTiled: true, demand: .tints,
    variants: ProgramID.Modifiers.quad + ProgramID.Modifiers.rectangles)
}
