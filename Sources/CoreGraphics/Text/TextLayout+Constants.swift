import CPango

// The words of `TextOptions` and `FontDescription` in Pango's.

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
    return unsafe description
  }
}

extension PangoRectangle {
  var points: CGRect {
    let unit = CGFloat(PANGO_SCALE)
    return CGRect(
      x: CGFloat(x) / unit, y: CGFloat(y) / unit, width: CGFloat(width) / unit,
      height: CGFloat(height) / unit)
  }
}

extension TextOptions.Alignment {
  var pango: PangoAlignment {
    switch self {
    case .natural, .left: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    }
  }
}

extension TextOptions.Truncation {
  var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
