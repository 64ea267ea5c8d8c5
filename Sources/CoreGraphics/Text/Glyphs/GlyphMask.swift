/// Where a letter's coverage is in its sheet, and where it belongs.
struct GlyphMask {
  /// What is added at once.
  typealias Piece = SIMD8<UInt8>

  /// Pixels, from the one that the letter's origin is in.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// Of the first row in the sheet's coverage.
  let start: Int

  /// Bytes of a row.
  var stride: Int { Self.stride(ofWidth: width) }

  static func stride(ofWidth width: Int) -> Int {
    (width + Piece.scalarCount - 1) / Piece.scalarCount * Piece.scalarCount
  }

  /// Of a letter without ink.
  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, start: 0)
}
