import LayerTree

extension PrimitiveDescription {
  /// A group, blended with its backdrop; the result replaces the pixels below.
  static let blend = PrimitiveDescription(
    shader: "blend", readsTexture: true, readsBackdrop: true,
    demand: .blendModes,
    variants: ProgramID.Modifiers.groups + [[.shape, .clipped, .clipsInPerspective]])

  /// The filtered backdrop of a layer, inside its rounded bounds.
  static let filteredBackdrop = PrimitiveDescription(
    shader: "filtered_backdrop", chunks: ["spline"], readsTexture: true, hasHighPrecision: true,
    readsBackdrop: true,
    demand: .backdrops,
    variants: ProgramID.Modifiers.layerShapes.filter { !$0.contains(.bordered) },
    mapsTextureEvenly: false)
}

/// The shader parameters of a backdrop: two vectors.
///
///     [ x, y, width, height ]   the pixel at the texture's origin; the texels in use
///     [ detail, 0, 0, 0 ]       to blend: the `BlendMode`; to show: texels per pixel
///                               along y
enum BackdropParameters {
  static func make(
    origin: PixelRect, texels: PixelSize, detail: Float
  ) -> (SIMD4<Float>, SIMD4<Float>) {
    (
      SIMD4(
        Float(origin.minX), Float(origin.minY), Float(texels.width), Float(texels.height)),
      SIMD4(detail, 0, 0, 0)
    )
  }
}
