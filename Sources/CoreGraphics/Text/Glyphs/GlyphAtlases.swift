import CCairo
import CPango

/// A thread's letters, and what it puts them together on.
final class GlyphAtlases {
  /// Letters that are higher are drawn from their outlines each time. Pixels of the font's size.
  private static let largestSize: CGFloat = 64
  /// What is kept at most; then it begins anew. Bytes.
  private static let limit = 1 << 20

  private var sheets: [GlyphAtlas.Shape: GlyphAtlas] = [:]
  private var last: GlyphAtlas?
  private var byteCount = 0
  private var run = GlyphRun()

  /// Paints letters in the canvas's source, between its pixels.
  ///
  /// - Parameter place: from the origin of the first letter to the device.
  /// - Returns: false where they are pictures or have no font.
  func paint(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, size: CGFloat, _ place: CGAffineTransform,
    antialiases: Bool, on canvas: CairoCanvas
  ) -> Bool {
    guard let font = unsafe item.pointee.item.pointee.analysis.font else { return false }
    if byteCount > Self.limit { forget() }
    let shape = unsafe GlyphAtlas.Shape(font, place, antialiases: antialiases)
    let sheet = unsafe sheet(of: shape, font)
    guard sheet.hasOutlines, unsafe !item.isMissingLetters else { return false }
    guard canvas.scale == 1, place.largestScale * size <= Self.largestSize else {
      unsafe fill(item.pointee.glyphs, font, place, antialiases, on: canvas)
      return true
    }
    let before = sheet.size
    unsafe run.lay(item.pointee.glyphs, from: sheet, place, within: canvas.bounds)
    run.paint(sheet.coverage, on: canvas)
    byteCount += sheet.size - before
    return true
  }

  private func sheet(
    of shape: GlyphAtlas.Shape, _ font: UnsafeMutablePointer<PangoFont>
  ) -> GlyphAtlas {
    if let last, last.shape == shape { return last }
    if let known = sheets[shape] {
      last = known
      return known
    }
    let sheet = unsafe GlyphAtlas(shape, of: font)
    // Those that stay empty count too: pictures drawn at ever other scales have many.
    byteCount += sheet.size
    (sheets[shape], last) = (sheet, sheet)
    return sheet
  }

  private func forget() {
    sheets = [:]
    last = nil
    byteCount = 0
  }

  /// `pango_cairo_glyph_string_path`, filled.
  private func fill(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>?, _ font: UnsafeMutablePointer<PangoFont>,
    _ place: CGAffineTransform, _ antialiases: Bool, on canvas: CairoCanvas
  ) {
    canvas.setMatrix(place)
    unsafe cairo_new_path(canvas.cairo)
    unsafe cairo_move_to(canvas.cairo, 0, 0)
    unsafe pango_cairo_glyph_string_path(canvas.cairo, font, glyphs)
    unsafe cairo_identity_matrix(canvas.cairo)
    canvas.setAntialias(antialiases)
    canvas.fill(.winding)
  }
}
