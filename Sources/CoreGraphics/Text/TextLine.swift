import CPango

/// A shaped line of a paragraph. Points; the origin is the left end of its baseline, y down.
@safe struct TextLine {
  /// Glyphs of one font and style. A line's runs are in visual order.
  @safe struct Run {
    let item: UnsafeMutablePointer<PangoGlyphItem>
    let shared: SharedTextStyle
    fileprivate(set) var x: CGFloat
    let width: CGFloat
  }

  private(set) var runs: [Run] = []
  private(set) var width: CGFloat = 0
  /// The height above the baseline.
  private(set) var ascent: CGFloat = 0
  /// The depth below the baseline.
  private(set) var descent: CGFloat = 0
  let isRightToLeft: Bool
  /// The beginning and the end of the line in the paragraph's text, as UTF-8 offsets.
  let start: Int
  let end: Int

  /// Reads a line, whose memory the paragraph's layout owns.
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of source: TextSource) {
    unsafe isRightToLeft =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    unsafe start = Int(line.pointee.start_index)
    unsafe end = start + Int(line.pointee.length)
    var node = unsafe line.pointee.runs
    while let link = unsafe node {
      unsafe append(link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self), source)
      unsafe node = link.pointee.next
    }
    if runs.isEmpty { unsafe takeHeight(ofEmpty: line) }
  }

  private mutating func append(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, _ source: TextSource
  ) {
    let shared = unsafe source.style(at: Int(item.pointee.item.pointee.offset))
    let offset = shared.style.baselineOffset
    let box = unsafe shared.style.attachmentBox ?? item.lineBox
    ascent = max(ascent, -box.minY + offset)
    descent = max(descent, box.maxY - offset)
    unsafe runs.append(Run(item: item, shared: shared, x: width, width: box.width))
    width += box.width
  }

  private mutating func takeHeight(ofEmpty line: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    ascent = -logical.points.minY
    descent = logical.points.maxY
  }

  /// Lets trailing spaces of this width hang over the edge.
  mutating func hang(by points: CGFloat) {
    width -= points
    guard isRightToLeft else { return }
    for index in runs.indices { runs[index].x -= points }
  }

  /// The bounds of the glyphs' ink; null without ink.
  var inkBounds: CGRect {
    runs.reduce(CGRect.null) { $0.union($1.inkBounds) }
  }
}

extension PangoRectangle {
  /// The rectangle in points.
  var points: CGRect {
    let unit = CGFloat(PANGO_SCALE)
    return CGRect(
      x: CGFloat(x) / unit, y: CGFloat(y) / unit, width: CGFloat(width) / unit,
      height: CGFloat(height) / unit)
  }
}

extension TextLine.Run {
  /// The run in opaque black, for use as a mask.
  var solid: Self {
    var style = shared.style
    (style.color, style.strokeColor) = (.black, nil)
    style.underline?.color = nil
    style.strikethrough?.color = nil
    return unsafe Self(item: item, shared: SharedTextStyle(style), x: x, width: width)
  }

  /// The bounds of the glyphs' ink, including the style's baseline offset; null without ink.
  var inkBounds: CGRect {
    let box = shared.style.attachmentBox ?? glyphInk
    guard box.width > 0, box.height > 0 else { return .null }
    return box.offsetBy(dx: x, dy: -shared.style.baselineOffset)
  }

  private var glyphInk: CGRect {
    var ink = PangoRectangle()
    unsafe pango_glyph_string_extents(
      item.pointee.glyphs, item.pointee.item.pointee.analysis.font, &ink, nil)
    return ink.points
  }
}

extension TextStyle {
  /// The attachment's frame relative to the baseline, y down; nil without an attachment.
  fileprivate var attachmentBox: CGRect? {
    guard let bounds = attachment?.textBounds(for: font) else { return nil }
    return CGRect(x: 0, y: -bounds.maxY, width: bounds.width, height: bounds.height)
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// The run's advance width and its font's line height, relative to the baseline, y down.
  fileprivate var lineBox: CGRect {
    let font = unsafe pointee.item.pointee.analysis.font
    var logical = PangoRectangle()
    guard unsafe pointee.glyphs.pointee.num_glyphs > 0, unsafe !hasMissingGlyphs else {
      // The boxes for missing glyphs have heights of their own.
      unsafe pango_glyph_string_extents(pointee.glyphs, font, nil, &logical)
      return logical.points
    }
    // All other glyphs of a font have the same logical height, so that one is measured for all.
    unsafe pango_font_get_glyph_extents(font, pointee.glyphs.pointee.glyphs[0].glyph, nil, &logical)
    logical.x = 0
    unsafe logical.width = pango_glyph_string_get_width(pointee.glyphs)
    return logical.points
  }

  /// Whether some characters have no glyph in any font.
  var hasMissingGlyphs: Bool {
    let glyphs = unsafe pointee.glyphs.pointee
    return (0..<Int(unsafe glyphs.num_glyphs)).contains {
      unsafe glyphs.glyphs[$0].glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0
    }
  }
}
