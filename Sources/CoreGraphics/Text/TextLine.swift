import CPango

/// A line of a paragraph, as Pango has shaped it. Points, from the left end of its baseline, y down.
@safe struct TextLine {
  /// Letters of one font and style, in the order in which they are seen.
  @safe struct Run {
    let item: UnsafeMutablePointer<PangoGlyphItem>
    let styleIndex: Int
    let x: CGFloat
    let width: CGFloat
    /// What the letters cover, with the style's baseline offset; null for none.
    let inkBounds: CGRect
  }

  private(set) var runs: [Run] = []
  private(set) var width: CGFloat = 0
  /// Above the baseline.
  private(set) var ascent: CGFloat = 0
  /// Below the baseline.
  private(set) var descent: CGFloat = 0
  let isRightToLeft: Bool
  /// Bytes of the paragraph's text.
  let end: Int

  /// The paragraph keeps the line.
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of source: TextSource) {
    unsafe isRightToLeft =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    unsafe end = Int(line.pointee.start_index) + Int(line.pointee.length)
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
    let index = unsafe source.styleIndex(at: Int(item.pointee.item.pointee.offset))
    let style = source.runs[index].style
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    unsafe pango_glyph_string_extents(
      item.pointee.glyphs, item.pointee.item.pointee.analysis.font, &ink, &logical)
    var (inkBox, box) = (ink.points, logical.points)
    if let attachment = style.attachment {
      let bounds = attachment.textBounds(for: style.font)
      box = CGRect(x: 0, y: -bounds.maxY, width: bounds.width, height: bounds.height)
      inkBox = box
    }
    let offset = CGVector(dx: width, dy: -style.baselineOffset)
    ascent = max(ascent, -box.minY + style.baselineOffset)
    descent = max(descent, box.maxY - style.baselineOffset)
    let hasInk = inkBox.width > 0 && inkBox.height > 0
    unsafe runs.append(
      Run(
        item: item, styleIndex: index, x: width, width: box.width,
        inkBounds: hasInk ? inkBox.offsetBy(dx: offset.dx, dy: offset.dy) : .null))
    width += box.width
  }

  private mutating func takeHeight(ofEmpty line: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    ascent = -logical.points.minY
    descent = logical.points.maxY
  }

  /// What the letters cover; null for none.
  var inkBounds: CGRect {
    runs.reduce(CGRect.null) { $0.union($1.inkBounds) }
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
