import CPango

extension FontDescription {
  /// Creates a Pango description, which the caller frees (`pango_font_description_free`).
  func makePangoDescription() -> OpaquePointer? {
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, usableFamily)
    unsafe pango_font_description_set_absolute_size(
      description, usableSize * CGFloat(PANGO_SCALE))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
    unsafe pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if width != 5 {
      // Pango's stretch values start at 0, OpenType's width classes at 1.
      unsafe pango_font_description_set_stretch(
        description, PangoStretch(rawValue: UInt32(min(max(width, 1), 9) - 1)))
    }
    return unsafe description
  }

  /// The installed face that this description resolves to (`pango_font_map_load_font`); nil if no
  /// font is installed.
  package var face: FontFace? {
    unsafe withFont { font in
      guard let pattern = unsafe Self.fontconfigPattern(of: font) else { return nil }
      return unsafe FontFace(pattern)
    }
  }

  /// Calls `body` with the loaded font; nil if no font is installed.
  func withFont<Value>(_ body: (UnsafeMutablePointer<PangoFont>) -> Value?) -> Value? {
    guard let font = unsafe TextContext.current.loadFont(self) else { return nil }
    defer { unsafe g_object_unref(font) }
    return unsafe body(font)
  }

  /// The font's fontconfig pattern (`pango_fc_font_get_pattern`).
  static func fontconfigPattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    // The cast is valid: every font of a fontconfig font map is a `PangoFcFont`.
    unsafe pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
  }
}
