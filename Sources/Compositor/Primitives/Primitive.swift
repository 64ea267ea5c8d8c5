/// The way in which the pixels of a display item are filled. Each case has its own file in this
/// folder, with its description, and a shader of the same name in `Shaders/Primitives`.
package enum Primitive: UInt8, CaseIterable, Sendable {
  case solid, bitmap, bitmapOverColor, slicedBitmap, curl

  /// The properties of the primitive; the passes and the renderer read these instead of handling
  /// individual primitives.
  package var description: PrimitiveDescription {
    switch self {
    case .solid: .solid
    case .bitmap: .bitmap
    case .bitmapOverColor: .bitmapOverColor
    case .slicedBitmap: .slicedBitmap
    case .curl: .curl
    }
  }
}

/// The properties of a primitive that the passes and the renderer use.
package struct PrimitiveDescription: Sendable {
  /// The file name of its shader in `Shaders/Primitives`, without the extension.
  package let shader: String
  /// Whether its program samples the item's texture.
  package var readsTexture = false
  /// The variants in which it can be drawn; each is compiled as a separate program.
  package let variants: [ProgramID.Modifiers]
  /// Whether the texture is mapped linearly onto the quad, so that new texels change only the
  /// pixels that they cover.
  package var mapsTextureEvenly = true
  /// The largest distance in pixels between a pixel and the part of a group that it shows;
  /// `Int32.max` where there is no limit.
  package var reach: Int32 = 0
}
