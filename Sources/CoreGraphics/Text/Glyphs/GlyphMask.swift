/// The location of a glyph's coverage in its atlas, and its position relative to the glyph's origin.
struct GlyphMask {
  /// The bytes of coverage that are added at once.
  typealias Vector = SIMD8<UInt8>

  /// The position in pixels, relative to the pixel that contains the glyph's origin.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// The offset of the first row in the atlas's coverage.
  let start: Int

  /// The length of a row in bytes.
  var stride: Int { Self.stride(ofWidth: width) }

  static func stride(ofWidth width: Int) -> Int {
    (width + Vector.scalarCount - 1) / Vector.scalarCount * Vector.scalarCount
  }

  /// The mask of a glyph without ink.
  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, start: 0)
}
