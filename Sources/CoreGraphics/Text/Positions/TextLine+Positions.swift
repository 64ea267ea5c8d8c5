import CPango

extension TextLine {
  /// The distance by which Pango's coordinates of the line exceed those of the runs, because of spaces
  /// that hang over its left edge.
  var hangingWidth: CGFloat { runs.first.map { min($0.x, 0) } ?? 0 }

  /// The x coordinate of a caret before the character at a UTF-8 offset of the line's paragraph.
  ///
  /// Between runs of opposite directions there are two such places; the one of the line's own direction
  /// is that where such text is inserted.
  func x(ofByte byte: Int, of paragraph: TextParagraph) -> CGFloat {
    let after = runs.first { $0.bytes.contains(byte) }
    let before = runs.first { $0.bytes.lowerBound < byte && byte <= $0.bytes.upperBound }
    let run = [after, before].compactMap { $0 }.first { $0.isRightToLeft == isRightToLeft }
    guard let run = run ?? after ?? before else {
      return isRightToLeft == (byte > start) ? hangingWidth : hangingWidth + fullWidth
    }
    return run.x(ofByte: byte, of: paragraph)
  }

  /// The width of all runs, with spaces that hang over an edge.
  private var fullWidth: CGFloat { runs.reduce(0) { $0 + $1.width } }

  /// Whether the line has runs of both directions.
  var isBidirectional: Bool { runs.contains { $0.isRightToLeft != isRightToLeft } }

  /// The parts of the line, from left to right, that a range of UTF-8 offsets fills.
  func spans(
    of bytes: Range<Int>, of paragraph: TextParagraph
  ) -> [(x: Range<CGFloat>, isRightToLeft: Bool)] {
    runs.compactMap { run in
      let part = run.bytes.clamped(to: bytes)
      guard !part.isEmpty else { return nil }
      let ends = [part.lowerBound, part.upperBound].map { run.x(ofByte: $0, of: paragraph) }
        .sorted()
      return (ends[0]..<ends[1], run.isRightToLeft)
    }
  }
}

extension TextLine.Run {
  /// The characters of the run, as UTF-8 offsets in the paragraph.
  var bytes: Range<Int> {
    let item = unsafe item.pointee.item.pointee
    return unsafe Int(item.offset)..<Int(item.offset + item.length)
  }

  var isRightToLeft: Bool { unsafe item.pointee.item.pointee.analysis.level & 1 == 1 }

  /// The x coordinate in the line of the edge before a character of the run, or of the run's end.
  fileprivate func x(ofByte byte: Int, of paragraph: TextParagraph) -> CGFloat {
    let (first, last) = (bytes.lowerBound, bytes.upperBound)
    if byte <= first { return isRightToLeft ? x + width : x }
    if byte >= last { return isRightToLeft ? x : x + width }
    var units: Int32 = 0
    unsafe pango_glyph_string_index_to_x(
      item.pointee.glyphs, pango_layout_get_text(paragraph.layout) + first, Int32(last - first),
      &item.pointee.item.pointee.analysis,
      Int32(byte - first), 0, &units)
    return x + CGFloat(units) / CGFloat(PANGO_SCALE)
  }
}
