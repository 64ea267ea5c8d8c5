import CCairo
import CPango

/// The letters of one font in one size and direction, each drawn once for every place between the
/// pixels that it was needed at.
///
/// cairo 1.16 sets letters on whole pixels: at small sizes words run together.
@safe final class GlyphAtlas {
  /// What letters look alike with: all of a transform but its translation.
  struct Shape: Hashable {
    /// Of a font that its sheet keeps.
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

  /// Places in a pixel, in each direction: a power of two.
  static let stepBits = 2
  static let steps = 1 << stepBits

  let shape: Shape
  private let font: UnsafeMutablePointer<PangoFont>
  /// Whether the letters are shapes, and no pictures.
  let hasOutlines: Bool
  private var masks = GlyphTable()
  /// Of all letters, one after the other: 0…255, row by row, each of whole pieces.
  private(set) var coverage: [UInt8] = []

  init(_ shape: Shape, of font: UnsafeMutablePointer<PangoFont>) {
    self.shape = shape
    unsafe self.font = font
    unsafe hasOutlines = Self.hasOutlines(font)
    unsafe g_object_ref(UnsafeMutableRawPointer(font))
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(font))
  }

  private static func hasOutlines(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = unsafe FontDescription.fontconfigPattern(of: font)
    func says(_ object: String, _ standard: Bool) -> Bool {
      var value: FcBool = 0
      let result = unsafe FcPatternGetBool(pattern, object, 0, &value)
      return result == FcResultMatch ? value == FcTrue : standard
    }
    return says(FC_OUTLINE, true) && !says(FC_COLOR, false)
  }

  /// The letter that begins `stepsX` and `stepsY` of a pixel's `steps` right of and below the pixel's
  /// corner.
  func mask(of glyph: PangoGlyph, stepsX: Int, stepsY: Int) -> GlyphMask {
    let key = glyph << (2 * UInt32(Self.stepBits)) | UInt32(stepsY << Self.stepBits | stepsX)
    if let known = masks[key] { return known }
    let step = 1 / Double(Self.steps)
    let mask = draw(glyph, x: Double(stepsX) * step, y: Double(stepsY) * step)
    masks.insert(mask, for: key)
    return mask
  }

  /// Bytes, about.
  var size: Int { coverage.count + masks.size }

  private func draw(_ glyph: PangoGlyph, x: Double, y: Double) -> GlyphMask {
    let (left, top, right, bottom) = unsafe withPen(width: 1, height: 1) { pen, _ in
      unsafe trace(glyph, x, y, pen)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      unsafe cairo_path_extents(pen, &left, &top, &right, &bottom)
      return (left.rounded(.down), top.rounded(.down), right.rounded(.up), bottom.rounded(.up))
    }
    let (width, height) = (right - left, bottom - top)
    guard width > 0, height > 0, width < 4096, height < 4096 else { return .empty }
    let start = coverage.count
    unsafe withPen(width: Int32(width), height: Int32(height)) { pen, surface in
      unsafe cairo_surface_set_device_offset(surface, -left, -top)
      unsafe trace(glyph, x, y, pen)
      unsafe cairo_fill(pen)
      unsafe keep(surface, width: Int(width), height: Int(height))
    }
    return GlyphMask(
      left: Int(left), top: Int(top), width: Int(width), height: Int(height), start: start)
  }

  /// Makes the letter the path, in pixels (`cairo_glyph_path`).
  private func trace(_ glyph: PangoGlyph, _ x: Double, _ y: Double, _ pen: OpaquePointer?) {
    var matrix = cairo_matrix_t(xx: shape.a, yx: shape.b, xy: shape.c, yy: shape.d, x0: x, y0: y)
    unsafe cairo_set_matrix(pen, &matrix)
    unsafe cairo_set_scaled_font(pen, Self.scaledFont(of: font))
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo_glyph_path(pen, &place, 1)
    unsafe cairo_identity_matrix(pen)
    unsafe cairo_set_antialias(
      pen, shape.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Every font of cairo's font map is of that class.
  private static func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font))
  }

  /// Gives `body` what draws on coverage alone.
  private func withPen<Value>(
    width: Int32, height: Int32, _ body: (OpaquePointer?, OpaquePointer?) -> Value
  ) -> Value {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    let pen = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(pen)
      unsafe cairo_surface_destroy(surface)
    }
    return unsafe body(pen, surface)
  }

  /// Without memory for the surface the letter stays without ink.
  private func keep(_ surface: OpaquePointer?, width: Int, height: Int) {
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
