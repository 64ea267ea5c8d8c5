import LayerTree

extension PrimitiveDescription {
  /// A bitmap that is stretched in nine slices.
  static let slicedBitmap = PrimitiveDescription(
    shader: "sliced_bitmap", readsTexture: true, mayBeTiled: true, demand: .slices,
    variants: ProgramID.Modifiers.layerShapes,
    mapsTextureEvenly: false, isTranslatable: true)
}

/// The shader parameters of the nine slices: two vectors.
///
///     [ u1, v1, u2, v2 ]   where the stretching part begins and ends, in fractions of the texture's
///                          rectangle (`textureOrigin`, `textureExtent`)
///     [ x1, y1, x2, y2 ]   the same in fractions of the quad
enum SliceParameters {
  static func write(
    _ slices: ContentsPlacement.Slices, to add: (SIMD4<Float>) -> Void
  ) {
    add(SIMD4<Float>(slices.texture))
    add(SIMD4<Float>(slices.quad))
  }
}
