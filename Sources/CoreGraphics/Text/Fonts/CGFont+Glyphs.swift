import CPango

extension CGFont {
  /// Writes the advance width of each glyph; returns false, and writes nothing, if the font lacks
  /// one of them. The caller guarantees the capacity of `advances`.
  /// Source: Apple, "getGlyphAdvances(glyphs:count:advances:)".
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let glyphs = unsafe Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0)))
    guard glyphs.allSatisfy(hasGlyph) else { return false }
    for (index, glyph) in glyphs.enumerated() {
      unsafe advances[index] = hb_font_get_glyph_h_advance(font, UInt32(glyph))
    }
    return true
  }

  /// Writes the bounding box of each glyph; returns false, and writes nothing, if the font lacks one
  /// of them. The caller guarantees the capacity of `bboxes`.
  /// Source: Apple, "getGlyphBBoxes(glyphs:count:bboxes:)".
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    let boxes = unsafe UnsafeBufferPointer(start: glyphs, count: max(count, 0)).map(box)
    guard boxes.allSatisfy({ $0 != nil }) else { return false }
    for (index, box) in boxes.enumerated() { unsafe bboxes[index] = box ?? .zero }
    return true
  }

  /// The glyph with a name such as "ampersand"; 0 (the missing glyph) if there is none.
  /// Source: Apple, "getGlyphWithGlyphName(name:)".
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_glyph_from_name(font, name, Int32(name.utf8.count), &glyph) != 0 else {
      return 0
    }
    return CGGlyph(truncatingIfNeeded: glyph)
  }

  /// The glyph's name; nil if it has none. Source: Apple, "name(for:)".
  public func name(for glyph: CGGlyph) -> CFString? {
    var name = [CChar](repeating: 0, count: 128)
    guard hasGlyph(glyph),
      unsafe hb_font_get_glyph_name(font, UInt32(glyph), &name, UInt32(name.count)) != 0
    else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func hasGlyph(_ glyph: CGGlyph) -> Bool { glyph < numberOfGlyphs }

  /// The bounding box of a glyph; nil if the font does not have it.
  func box(of glyph: CGGlyph) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hasGlyph(glyph) else { return nil }
    guard unsafe hb_font_get_glyph_extents(font, UInt32(glyph), &extents) != 0 else { return .zero }
    // HarfBuzz's heights are negative because they extend downwards.
    return CGRect(
      x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing) + CGFloat(extents.height),
      width: CGFloat(extents.width), height: -CGFloat(extents.height))
  }

  /// Whether the font has bitmap glyphs, as emoji fonts do.
  var hasBitmapGlyphs: Bool { unsafe hb_ot_color_has_png(tables) != 0 }

  /// A glyph's outline (`hb_font_get_glyph_shape`); empty for bitmap glyphs.
  func outline(of glyph: CGGlyph) -> PathStorage {
    var outline = PathStorage()
    unsafe withUnsafeMutablePointer(to: &outline) { outline in
      unsafe hb_font_get_glyph_shape(font, UInt32(glyph), OutlinePen.functions.pointer, outline)
    }
    return outline
  }
}

/// The HarfBuzz draw functions that append a glyph's outline to a `PathStorage`.
@safe private struct OutlinePen: @unchecked Sendable {
  let pointer: OpaquePointer?

  static let functions: OutlinePen = {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, path, _, x, y, _ in unsafe storage(path).pointee.move(to: point(x, y)) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, path, _, x, y, _ in unsafe storage(path).pointee.addLine(to: point(x, y)) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, path, _, cx, cy, x, y, _ in
        unsafe storage(path).pointee.addQuadCurve(to: point(x, y), control: point(cx, cy))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, ax, ay, bx, by, x, y, _ in
        unsafe storage(path).pointee.addCurve(
          to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, path, _, _ in unsafe storage(path).pointee.close() }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe OutlinePen(pointer: functions)
  }()

  private static func storage(
    _ data: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PathStorage> {
    guard let data = unsafe data else { preconditionFailure("HarfBuzz passed no draw data") }
    return unsafe data.assumingMemoryBound(to: PathStorage.self)
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x), y: CGFloat(y))
  }
}
