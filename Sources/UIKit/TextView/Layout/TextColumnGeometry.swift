import CoreGraphics

/// Where the characters of a text are whose paragraphs are in a column.
struct TextColumnGeometry: TextGeometry {
  let column: TextColumn
  /// The top left corner of the column, in the coordinates of the view. Points.
  let origin: CGPoint
  let width: CGFloat

  /// So many paragraphs of a range are laid out for its exact rectangles.
  private static let exactLimit = 100

  private func geometry(ofBlock index: Int) -> TextLayoutGeometry {
    let layout = column.layout(at: index)
    return TextLayoutGeometry(
      layout: layout.lines,
      origin: CGPoint(x: origin.x, y: origin.y + column.top(of: index) + layout.top))
  }

  /// The paragraph of an offset, and where that begins.
  private func local(_ offset: Int) -> (geometry: TextLayoutGeometry, index: Int, start: Int) {
    let index = column.index(at: offset)
    return (geometry(ofBlock: index), index, column.start(of: index))
  }

  private func whole(_ place: TextOffset, _ index: Int) -> TextOffset {
    TextOffset(place.value + column.start(of: index), isUpstream: place.isUpstream)
  }

  func caretRect(at offset: Int, isUpstream: Bool) -> CGRect {
    let (geometry, _, start) = local(offset)
    return geometry.caretRect(at: offset - start, isUpstream: isUpstream)
  }

  func offset(closestTo point: CGPoint) -> TextOffset {
    let index = column.index(atHeight: point.y - origin.y)
    return whole(geometry(ofBlock: index).offset(closestTo: point), index)
  }

  func line(at offset: Int, isUpstream: Bool) -> Range<Int> {
    let (geometry, _, start) = local(offset)
    let line = geometry.line(at: offset - start, isUpstream: isUpstream)
    return line.lowerBound + start..<line.upperBound + start
  }

  func isRightToLeft(at offset: Int) -> Bool {
    let (geometry, _, start) = local(offset)
    return geometry.isRightToLeft(at: offset - start)
  }

  func offset(_ lines: Int, linesBelow offset: Int, isUpstream: Bool, x: CGFloat) -> TextOffset? {
    let (geometry, index, start) = local(offset)
    if let found = geometry.offset(
      lines, linesBelow: offset - start, isUpstream: isUpstream, x: x)
    {
      return whole(found, index)
    }
    let next = index + lines.signum()
    guard column.blocks.indices.contains(next) else { return nil }
    return whole(self.geometry(ofBlock: next).offset(closestTo: x, inLastLine: lines < 0), next)
  }

  func offset(visuallyNextTo offset: Int, toRight: Bool) -> Int? {
    let (geometry, _, start) = local(offset)
    return geometry.offset(visuallyNextTo: offset - start, toRight: toRight).map { $0 + start }
  }

  // MARK: Selected text

  func selectionRects(of range: Range<Int>) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    let blocks = column.index(at: range.lowerBound)..<column.index(at: range.upperBound) + 1
    return selectionRects(of: range, in: blocks)
  }

  /// The rectangles of a range in some paragraphs. A line that the range goes on behind of is selected
  /// up to the edge of the column, as what ends it is selected too.
  func selectionRects(of range: Range<Int>, in blocks: Range<Int>) -> [UITextSelectionRect] {
    let spans = blocks.flatMap { index -> [TextLayout.Span] in
      let isExact = blocks.count <= Self.exactLimit || column.hasLayout(index)
      return isExact ? self.spans(of: range, inBlock: index) : [wholeSpan(ofBlock: index)]
    }
    return spans.enumerated().map { index, span in
      TextSpanRect(
        span.rect, isRightToLeft: span.isRightToLeft, isFirst: index == 0,
        isLast: index == spans.count - 1)
    }
  }

  private func wholeSpan(ofBlock index: Int) -> TextLayout.Span {
    TextLayout.Span(
      rect: CGRect(
        x: origin.x, y: origin.y + column.top(of: index), width: width,
        height: column.blocks[index].height), isRightToLeft: false)
  }

  private func spans(of range: Range<Int>, inBlock index: Int) -> [TextLayout.Span] {
    let (geometry, start) = (geometry(ofBlock: index), column.start(of: index))
    let local = range.lowerBound - start..<range.upperBound - start
    let lines = geometry.layout
    return (0..<lines.lineCount).flatMap { line -> [TextLayout.Span] in
      let units = lines.units(ofLine: line)
      let isLast = line == lines.lineCount - 1
      let end = isLast ? column.blocks[index].length : units.upperBound
      guard local.lowerBound < max(end, units.lowerBound + (isLast ? 0 : 1)),
        local.upperBound > units.lowerBound
      else { return [] }
      let spans = lines.spans(of: local.clamped(to: units))
      let edges = (
        start: local.lowerBound < units.lowerBound, end: local.upperBound > units.upperBound
      )
      return extended(spans, ofLine: line, edges, in: lines).map {
        TextLayout.Span(
          rect: $0.rect.offsetBy(dx: geometry.origin.x, dy: geometry.origin.y),
          isRightToLeft: $0.isRightToLeft)
      }
    }
  }

  /// Extends the selection of a line to the edges of the column where it goes on.
  private func extended(
    _ spans: [TextLayout.Span], ofLine line: Int, _ edges: (start: Bool, end: Bool),
    in lines: TextLayout
  ) -> [TextLayout.Span] {
    let (box, isReversed) = (lines.box(ofLine: line), lines.isRightToLeft(inLine: line))
    let toLeft = isReversed ? edges.end : edges.start
    let toRight = isReversed ? edges.start : edges.end
    var spans = spans
    if spans.isEmpty {
      let x = isReversed ? box.minX : box.maxX
      spans = [
        TextLayout.Span(
          rect: CGRect(x: x, y: box.minY, width: 0, height: box.height), isRightToLeft: isReversed)
      ]
    }
    func cover(_ index: Int, from left: CGFloat, to right: CGFloat) {
      let old = spans[index]
      spans[index] = TextLayout.Span(
        rect: CGRect(
          x: left, y: old.rect.minY, width: max(right - left, 0), height: old.rect.height),
        isRightToLeft: old.isRightToLeft)
    }
    if toLeft { cover(0, from: min(0, spans[0].rect.minX), to: spans[0].rect.maxX) }
    let last = spans.count - 1
    if toRight { cover(last, from: spans[last].rect.minX, to: max(width, spans[last].rect.maxX)) }
    return spans
  }
}
