/// What fills the pixels of a display item. Each case has a file of its own in this folder, with its
/// description, and a shader of the same name in `Shaders/Primitives`.
package enum Primitive: UInt8, CaseIterable, Sendable {
  case solid, bitmap, bitmapOverColor, slicedBitmap, curl

  /// The table of primitives: the passes and the renderer read it and name no primitive themselves.
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

/// What the passes and the renderer have to know of a primitive.
package struct PrimitiveDescription: Sendable {
  /// The file of its shader in `Shaders/Primitives`, without the extension.
  package let shader: String
  /// Whether its program samples the item's texture.
  package var readsTexture = false
  /// The ways in which it can be drawn; each is compiled as a program of its own.
  package let variants: [ProgramID.Modifiers]
  /// Whether the texture lies evenly along the sides of the quad, so that new texels change no more
  /// than the pixels over which they lie.
  package var mapsTextureEvenly = true
  /// How far from a pixel, in pixels, the part of a group may lie that the pixel shows; `Int32.max`
  /// where it may be any.
  package var reach: Int32 = 0
}
