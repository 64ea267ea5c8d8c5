/// How a bitmap that exceeds the limit of textures is stored: in tiles of equal size, which are the
/// layers of one array texture, row by row. Around each tile lies a gutter with the texels of its
/// neighbors, or with the outermost ones again, so that filters find the same texels as in one
/// texture.
///
/// Texture coordinates of such a bitmap count tiles. So every primitive draws it as one quad, without
/// edges between the tiles.
package struct Tiling: Hashable, Sendable {
  /// The bitmap's size.
  package let bitmap: PixelSize
  /// The size of a tile without its gutter.
  package let tile: PixelSize
  package let columns: Int32
  package let rows: Int32

  /// Wide enough for the mipmap levels of bitmaps down to 1/16 of their size. It divides the sides of
  /// tiles, so that the texels of these levels cover the same texels in every tile.
  package static let gutter: Int32 = 32
  /// The number of layers that every driver supports (OpenGL ES 3.0, table 6.31).
  private static let maximumCount = 256

  /// nil for a bitmap that needs more tiles than drivers support.
  package init?(_ bitmap: PixelSize, maximumSide: Int32) {
    func split(_ length: Int32) -> (tile: Int32, count: Int32) {
      let largest = (maximumSide - 2 * Self.gutter) / Self.gutter * Self.gutter
      let count = max(1, (length + largest - 1) / largest)
      let even = (length + count - 1) / count
      let tile = (even + Self.gutter - 1) / Self.gutter * Self.gutter
      return (tile, (length + tile - 1) / tile)
    }
    guard maximumSide >= 4 * Self.gutter else { return nil }
    let (x, y) = (split(bitmap.width), split(bitmap.height))
    guard Int(x.count) * Int(y.count) <= Self.maximumCount else { return nil }
    self.bitmap = bitmap
    tile = PixelSize(width: x.tile, height: y.tile)
    (columns, rows) = (x.count, y.count)
  }

  /// The size of a layer of the array texture.
  package var textureSize: PixelSize {
    PixelSize(width: tile.width + 2 * Self.gutter, height: tile.height + 2 * Self.gutter)
  }

  package var count: Int32 { columns * rows }

  /// The size of the bitmap in tiles.
  var extent: SIMD2<Float> {
    SIMD2(
      Float(bitmap.width) / Float(tile.width), Float(bitmap.height) / Float(tile.height))
  }

  /// The rectangle of a tile with its gutter, in the bitmap's pixels.
  package func rect(column: Int32, row: Int32) -> PixelRect {
    let (x, y) = (column * tile.width, row * tile.height)
    return PixelRect(minX: x, minY: y, maxX: x + tile.width, maxY: y + tile.height)
      .expanded(by: Self.gutter)
  }

  /// The part of the tiles that new pixels of the bitmap change: these pixels, and beside them what
  /// repeats those at the bitmap's edges.
  package func changed(by patch: PixelRect) -> PixelRect {
    var rect = patch
    if patch.minX == 0 { rect.minX -= Self.gutter }
    if patch.minY == 0 { rect.minY -= Self.gutter }
    if patch.maxX == bitmap.width { rect.maxX += tile.width + Self.gutter }
    if patch.maxY == bitmap.height { rect.maxY += tile.height + Self.gutter }
    return rect
  }
}
