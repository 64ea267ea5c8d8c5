import CCairo
import CPango

/// A thread's cache of glyph atlases.
final class GlyphAtlases {
  /// The largest font size in the atlases, in pixels; larger glyphs are filled as outlines each time.
  private static let largestSize: CGFloat = 64
  /// The maximum size of the cache in bytes; beyond it all atlases are discarded.
  private static let limit = 1 << 20

  private var atlases: [GlyphAtlas.Key: GlyphAtlas] = [:]
  private var last: GlyphAtlas?
  private(set) var byteCount = 0
  private var run = GlyphRun()

  /// Paints glyphs with the canvas's source, at subpixel positions.
  ///
  /// - Parameter transform: the transform from the coordinates of the glyphs' origin to the device.
  /// - Returns: false, without painting, for bitmap glyphs and missing glyphs.
  func paint(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, size: CGFloat, _ transform: CGAffineTransform,
    antialiases: Bool, on canvas: CairoCanvas
  ) -> Bool {
    guard let font = unsafe item.pointee.item.pointee.analysis.font else { return false }
    if byteCount > Self.limit { clearCache() }
    let key = unsafe GlyphAtlas.Key(font, transform, antialiases: antialiases)
    let atlas = unsafe atlas(of: key, font)
    guard atlas.hasOutlines, unsafe !item.hasMissingGlyphs else { return false }
    guard canvas.scale == 1, transform.largestScale * size <= Self.largestSize else {
      unsafe fill(
        item.pointee.glyphs, font: font, transform: transform, antialiases: antialiases, on: canvas)
      return true
    }
    let before = atlas.size
    unsafe run.layOut(item.pointee.glyphs, from: atlas, transform, within: canvas.bounds)
    run.paint(atlas.coverage, on: canvas)
    byteCount += atlas.size - before
    return true
  }

  private func atlas(
    of key: GlyphAtlas.Key, _ font: UnsafeMutablePointer<PangoFont>
  ) -> GlyphAtlas {
    if let last, last.key == key { return last }
    if let cached = atlases[key] {
      last = cached
      return cached
    }
    let atlas = unsafe GlyphAtlas(key, of: font)
    // Atlases without masks count too: bitmap fonts drawn at changing scales create many of them.
    byteCount += atlas.size
    (atlases[key], last) = (atlas, atlas)
    return atlas
  }

  func clearCache() {
    atlases = [:]
    last = nil
    byteCount = 0
    run = GlyphRun()
  }

  /// Fills the glyphs' outlines (`pango_cairo_glyph_string_path`).
  private func fill(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>?, font: UnsafeMutablePointer<PangoFont>,
    transform: CGAffineTransform, antialiases: Bool, on canvas: CairoCanvas
  ) {
    canvas.setMatrix(transform)
    unsafe cairo_new_path(canvas.cairo)
    unsafe cairo_move_to(canvas.cairo, 0, 0)
    unsafe pango_cairo_glyph_string_path(canvas.cairo, font, glyphs)
    unsafe cairo_identity_matrix(canvas.cairo)
    canvas.setAntialias(antialiases)
    canvas.fill(.winding)
  }
}
