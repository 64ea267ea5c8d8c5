package import LayerTree

extension TextureTable {
  /// The location of one bitmap. An app may have many, so that the fields are sorted by size: 96 bytes.
  package struct Placement: Sendable {
    /// The contents that the pixels belong to; nil for a texture that passes draw into.
    package var contents: ContentsID?
    package var isOpaque = false
    /// Whether it has a texture of its own with all mipmap levels.
    package var isMipmapped = false
    /// Whether the bitmap exceeds the limit of textures, and is stored in tiles. Its texture
    /// coordinates count them.
    package var isTiled = false
    /// Whether the app can send the bitmap again.
    var isRecreatable = false
    /// Whether the app was asked for the bitmap, which was evicted.
    var isRequested = false
    /// Whether none of its pixels are there because their upload is pending.
    var isAwaited = false
    /// In texture coordinates 0…1.
    package var origin = SIMD2<Float>.zero
    package var extent = SIMD2<Float>.one
    package var size: PixelSize
    /// The smallest rectangle around the texels that are not transparent, or a larger one.
    package var visible = PixelRect.empty
    /// The rectangle that the last upload changed, in the bitmap's pixels.
    package var patch = PixelRect.empty
    package var texture: TextureID
    /// The number of uploads, so that a frame can detect that the bitmap changed.
    package var version: UInt32 = 0
    /// The last frame that showed the bitmap, or in which it was sent.
    var lastShown: UInt32 = 0
    /// nil for a bitmap with a texture of its own.
    @PackedIndex var page: Index<TextureAtlas.Page?>? = nil
    /// The left and the top edge in the texture, in texels.
    var x: Int32 = 0
    var y: Int32 = 0

    /// The bitmap's rectangle in the texture, in texels.
    var rect: PixelRect {
      PixelRect(minX: x, minY: y, maxX: x + size.width, maxY: y + size.height)
    }
  }
}
