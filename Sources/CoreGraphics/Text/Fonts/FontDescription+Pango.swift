import CPango

extension FontDescription {
  /// The caller frees it (`pango_font_description_free`).
  func makePangoDescription() -> OpaquePointer? {
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(
      description, family.isEmpty ? "sans-serif" : family)
    unsafe pango_font_description_set_absolute_size(
      description, usableSize * CGFloat(PANGO_SCALE))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
    unsafe pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if width != 5 {
      // Pango's widths begin at 0.
      unsafe pango_font_description_set_stretch(
        description, PangoStretch(rawValue: UInt32(min(max(width, 1), 9) - 1)))
    }
    return unsafe description
  }

  /// The face that text in this font is set in (`pango_font_map_load_font`); nil where no font is
  /// installed.
  package var face: FontFace? {
    unsafe withFont { font in
      guard let pattern = unsafe Self.fontconfigPattern(of: font) else { return nil }
      return unsafe FontFace(pattern)
    }
  }

  /// Gives the font to `body`; nil where none is installed.
  func withFont<Value>(_ body: (UnsafeMutablePointer<PangoFont>) -> Value?) -> Value? {
    guard let font = unsafe TextContext.current.loadFont(self) else { return nil }
    defer { unsafe g_object_unref(font) }
    return unsafe body(font)
  }

  /// What fontconfig knows of the font (`pango_fc_font_get_pattern`).
  static func fontconfigPattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    // Every font of a font map on fontconfig is of that class.
    unsafe pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
  }
}
