import CPango

// Where the characters of a layout are, and which are at a place. Offsets are in UTF-16 units of the
// whole text, lengths in points, y down from the top of the layout.
extension TextLayout {
  /// A part of a line that selected text fills.
  package struct Span {
    package let rect: CGRect
    package let isRightToLeft: Bool

    package init(rect: CGRect, isRightToLeft: Bool) {
      (self.rect, self.isRightToLeft) = (rect, isRightToLeft)
    }
  }

  /// The offsets of a line's characters, without the terminator of its paragraph.
  package func units(ofLine index: Int) -> Range<Int> {
    let (line, source) = (lines[index].line, lines[index].paragraph.source)
    return source.start + source.unit(ofByte: line.start)..<source.start
      + source.unit(ofByte: line.end)
  }

  /// The rectangle of a line.
  package func box(ofLine index: Int) -> CGRect {
    let line = lines[index]
    return CGRect(x: line.x, y: line.top, width: line.line.width, height: line.bottom - line.top)
  }

  /// The distance of a line's baseline from the top.
  package func baseline(ofLine index: Int) -> CGFloat { lines[index].baseline }

  /// Whether a line's own direction is right to left.
  package func isRightToLeft(inLine index: Int) -> Bool { lines[index].line.isRightToLeft }

  /// Whether a line has text of both directions.
  package func isBidirectional(inLine index: Int) -> Bool { lines[index].line.isBidirectional }

  /// The line of a caret; nil without lines.
  ///
  /// - Parameter isUpstream: whether a caret between two lines of a paragraph is at the end of the
  ///   first one.
  package func line(at offset: Int, isUpstream: Bool = false) -> Int? {
    guard !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      let start = units(ofLine: middle).lowerBound
      let isWrapped = lines[middle - 1].paragraph === lines[middle].paragraph
      if start < offset || start == offset && !(isUpstream && isWrapped) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The x coordinate of a caret in a line.
  package func x(at offset: Int, inLine index: Int) -> CGFloat {
    let line = lines[index]
    return line.x + line.line.x(ofByte: line.paragraph.byte(at: offset), of: line.paragraph)
  }

  /// The offset nearest to a place, at the edge of a character.
  package func offset(closestTo point: CGPoint) -> (offset: Int, isUpstream: Bool)? {
    guard let index = line(atHeight: point.y) else { return nil }
    return offset(closestTo: point.x, inLine: index)
  }

  /// The line at a y coordinate, or the nearest one.
  package func line(atHeight y: CGFloat) -> Int? {
    lines.isEmpty ? nil : lines.lastIndex { $0.top <= y } ?? 0
  }

  /// The offset in a line nearest to an x coordinate. At the end of a wrapped line it is upstream.
  package func offset(closestTo x: CGFloat, inLine index: Int) -> (offset: Int, isUpstream: Bool) {
    let (line, source) = (lines[index], lines[index].paragraph.source)
    var (byte, trailing) = (Int32(0), Int32(0))
    let limit: CGFloat = 1_000_000
    let inLine = min(max(x - line.x - line.line.hangingWidth, -limit), limit)
    unsafe pango_layout_line_x_to_index(
      pangoLine(index), Int32(inLine * CGFloat(PANGO_SCALE)), &byte, &trailing)
    let units = units(ofLine: index)
    let offset = min(
      max(
        source.start + source.unit(ofByte: Int(byte), scalarsBehind: Int(trailing)),
        units.lowerBound),
      units.upperBound)
    return (offset, offset == units.upperBound && isWrapped(index))
  }

  /// Whether a line ends within its paragraph.
  private func isWrapped(_ index: Int) -> Bool {
    index + 1 < lines.count && lines[index + 1].paragraph === lines[index].paragraph
  }

  /// The rectangles that a range fills, line by line, from left to right.
  package func spans(of range: Range<Int>) -> [Span] {
    guard !range.isEmpty, let first = line(at: range.lowerBound),
      let last = line(at: range.upperBound, isUpstream: true), first <= last
    else { return [] }
    return (first...last).flatMap { index in
      let line = lines[index]
      let bytes =
        line.paragraph.byte(at: range.lowerBound)..<line.paragraph.byte(at: range.upperBound)
      return line.line.spans(of: bytes, of: line.paragraph).map { span in
        Span(
          rect: CGRect(
            x: line.x + span.x.lowerBound, y: line.top,
            width: span.x.upperBound - span.x.lowerBound,
            height: line.bottom - line.top),
          isRightToLeft: span.isRightToLeft)
      }
    }
  }

  /// The offset of a caret after it was moved by a character to the left or to the right on the screen;
  /// nil at the edge of its paragraph.
  package func offset(visuallyNextTo offset: Int, toRight: Bool) -> Int? {
    guard let index = line(at: offset) else { return nil }
    let (paragraph, source) = (lines[index].paragraph, lines[index].paragraph.source)
    var (byte, trailing) = (Int32(0), Int32(0))
    unsafe pango_layout_move_cursor_visually(
      paragraph.layout, 1, Int32(paragraph.byte(at: offset)), 0, toRight ? 1 : -1, &byte, &trailing)
    guard byte >= 0, byte <= source.text.utf8.count else { return nil }
    return source.start + source.unit(ofByte: Int(byte), scalarsBehind: Int(trailing))
  }

  private func pangoLine(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    let (paragraph, start) = (lines[index].paragraph, lines[index].line.start)
    var number: Int32 = 0
    unsafe pango_layout_index_to_line_x(paragraph.layout, Int32(start), 0, &number, nil)
    return unsafe pango_layout_get_line_readonly(paragraph.layout, number)
  }
}

extension TextParagraph {
  /// The UTF-8 offset of a character, limited to the paragraph.
  fileprivate func byte(at offset: Int) -> Int {
    source.byte(ofUnit: max(offset - source.start, 0))
  }
}
