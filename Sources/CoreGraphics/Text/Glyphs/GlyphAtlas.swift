import CCairo
import CPango

/// The rasterized glyphs of one font under one transform, one mask per subpixel position that was
/// needed.
///
/// It exists because cairo 1.16 positions glyphs at whole pixels, which spaces small text unevenly
/// and makes words run together.
@safe final class GlyphAtlas {
  /// The font and the transform without its translation, which determine the glyphs' masks.
  struct Key: Hashable {
    /// The address of the font, which the atlas retains.
    let address: UInt
    let a: Double
    let b: Double
    let c: Double
    let d: Double
    let antialiases: Bool

    init(_ font: UnsafeMutablePointer<PangoFont>, _ matrix: CGAffineTransform, antialiases: Bool) {
      address = UInt(bitPattern: font)
      (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
      self.antialiases = antialiases
    }
  }

  /// The binary logarithm of `steps`, the number of subpixel positions per axis.
  static let stepBits = 2
  static let steps = 1 << stepBits

  let key: Key
  private let font: UnsafeMutablePointer<PangoFont>
  /// The font at `outlineSize`, with the outlines of its glyphs; nil if it has none.
  private let outlines: OpaquePointer?
  /// The size of the outlines relative to that of the font.
  private let outlineScale: Double
  /// Whether the font has outline glyphs, not bitmap or color glyphs.
  let hasOutlines: Bool
  /// The masks, by glyph and subpixel position.
  private var masks = HashTable<GlyphMask>()
  /// The coverage of all masks, 0…255, one after the other, row by row; rows are padded to whole
  /// `GlyphMask.Vector`s.
  private(set) var coverage: [UInt8] = []

  init(_ key: Key, of font: UnsafeMutablePointer<PangoFont>) {
    self.key = key
    unsafe self.font = font
    unsafe hasOutlines = Self.hasOutlines(font)
    unsafe (outlines, outlineScale) =
      hasOutlines ? Self.outlines(of: Self.scaledFont(of: font)) : (nil, scale: 1)
    unsafe g_object_ref(UnsafeMutableRawPointer(font))
  }

  deinit {
    unsafe cairo_scaled_font_destroy(outlines)
    unsafe g_object_unref(UnsafeMutableRawPointer(font))
  }

  private static func hasOutlines(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = unsafe FontDescription.fontconfigPattern(of: font)
    func flag(_ object: String, _ standard: Bool) -> Bool {
      var value: FcBool = 0
      let result = unsafe FcPatternGetBool(pattern, object, 0, &value)
      return result == FcResultMatch ? value == FcTrue : standard
    }
    return flag(FC_OUTLINE, true) && !flag(FC_COLOR, false)
  }

  /// The mask of a glyph at a subpixel position: `stepsX` / `steps` of a pixel right and `stepsY` /
  /// `steps` below the pixel's top left corner. It is rasterized on first use.
  func mask(of glyph: PangoGlyph, stepsX: Int, stepsY: Int) -> GlyphMask {
    let maskKey = UInt64(
      glyph << (2 * UInt32(Self.stepBits)) | UInt32(stepsY << Self.stepBits | stepsX))
    if let cached = masks[maskKey] { return cached }
    let step = 1 / Double(Self.steps)
    let mask = draw(glyph, x: Double(stepsX) * step, y: Double(stepsY) * step)
    masks.insert(mask, for: maskKey)
    return mask
  }

  /// The approximate memory use in bytes.
  var size: Int { coverage.count + masks.size }

  private func draw(_ glyph: PangoGlyph, x: Double, y: Double) -> GlyphMask {
    let (left, top, right, bottom) = unsafe withMaskSurface(width: 1, height: 1) { cairo, _ in
      unsafe traceOutline(of: glyph, x: x, y: y, on: cairo)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      unsafe cairo_path_extents(cairo, &left, &top, &right, &bottom)
      return (left.rounded(.down), top.rounded(.down), right.rounded(.up), bottom.rounded(.up))
    }
    let (width, height) = (right - left, bottom - top)
    guard width > 0, height > 0, width < 4096, height < 4096 else { return .empty }
    let start = coverage.count
    unsafe withMaskSurface(width: Int32(width), height: Int32(height)) { cairo, surface in
      unsafe cairo_surface_set_device_offset(surface, -left, -top)
      unsafe traceOutline(of: glyph, x: x, y: y, on: cairo)
      unsafe cairo_fill(cairo)
      unsafe appendCoverage(surface, width: Int(width), height: Int(height))
    }
    return GlyphMask(
      left: Int(left), top: Int(top), width: Int(width), height: Int(height), start: start)
  }

  /// The size in pixels at which outlines are kept. FreeType rounds their points to 1 / 64 of a pixel.
  private static let outlineSize = 1024.0

  /// A font at `outlineSize`, and its size relative to that of the font.
  ///
  /// Cairo keeps the outlines of each font, size and transform, of up to 256 of them also when nobody uses
  /// them anymore. So all sizes of a font share the outlines of one.
  private static func outlines(of font: OpaquePointer?) -> (OpaquePointer?, scale: Double) {
    var matrix = cairo_matrix_t()
    unsafe cairo_scaled_font_get_font_matrix(font, &matrix)
    let scale = matrix.yy == 0 ? 1 : outlineSize / abs(matrix.yy)
    matrix.xx *= scale
    matrix.yx *= scale
    matrix.xy *= scale
    matrix.yy *= scale
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_scaled_font_get_font_options(font, options)
    defer { unsafe cairo_font_options_destroy(options) }
    let face = unsafe cairo_scaled_font_get_font_face(font)
    return unsafe (cairo_scaled_font_create(face, &matrix, &identity, options), scale)
  }

  /// Sets the path to the glyph's outline, in pixels (`cairo_glyph_path`).
  private func traceOutline(of glyph: PangoGlyph, x: Double, y: Double, on cairo: OpaquePointer?) {
    unsafe cairo_set_scaled_font(cairo, outlines)
    var origin = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo_glyph_path(cairo, &origin, 1)
    let path = unsafe cairo_copy_path(cairo)
    defer { unsafe cairo_path_destroy(path) }
    unsafe cairo_new_path(cairo)
    let scale = 1 / outlineScale
    var matrix = cairo_matrix_t(
      xx: key.a * scale, yx: key.b * scale, xy: key.c * scale, yy: key.d * scale, x0: x, y0: y)
    unsafe cairo_set_matrix(cairo, &matrix)
    unsafe cairo_append_path(cairo, path)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_set_antialias(
      cairo, key.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The scaled font of a font; the cast is valid for every font of cairo's font map.
  private static func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font))
  }

  /// Calls `body` with a cairo context and its alpha-only (A8) surface.
  private func withMaskSurface<Value>(
    width: Int32, height: Int32, _ body: (OpaquePointer?, OpaquePointer?) -> Value
  ) -> Value {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    let cairo = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(cairo)
      unsafe cairo_surface_destroy(surface)
    }
    return unsafe body(cairo, surface)
  }

  /// Appends the surface's pixels to `coverage`; the mask stays empty if the surface has no memory.
  private func appendCoverage(_ surface: OpaquePointer?, width: Int, height: Int) {
    unsafe cairo_surface_flush(surface)
    let (start, stride) = (coverage.count, GlyphMask.stride(ofWidth: width))
    coverage += repeatElement(0, count: stride * height)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
    let pitch = unsafe Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      for column in 0..<width {
        coverage[start + row * stride + column] = unsafe data[row * pitch + column]
      }
    }
  }
}
