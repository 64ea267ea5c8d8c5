import CoreGraphics

/// Where the characters of a text are that one layout shows.
struct TextLayoutGeometry: TextGeometry {
  let layout: TextLayout
  /// The top left corner of the layout, in the coordinates of the view. Points.
  let origin: CGPoint
  /// The offsets in the text of the characters that the layout shows, if each is shown as a bullet.
  var bullets: [Int]?

  /// A caret is this much higher than its line.
  private static let caretExcess: CGFloat = 1.5

  func caretRect(at offset: Int, isUpstream: Bool) -> CGRect {
    let offset = shown(offset)
    guard let line = layout.line(at: offset, isUpstream: isUpstream) else { return .zero }
    let box = layout.box(ofLine: line)
    let x = max(layout.x(at: offset, inLine: line) - TextCaret.width / 2, layout.bounds.minX)
    return CGRect(
      x: origin.x + x, y: origin.y + box.minY - Self.caretExcess / 2, width: TextCaret.width,
      height: box.height + Self.caretExcess)
  }

  func offset(closestTo point: CGPoint) -> TextOffset {
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let found = layout.offset(closestTo: place) else { return TextOffset(0) }
    return TextOffset(text(found.offset), isUpstream: found.isUpstream)
  }

  /// The offset nearest to an x coordinate in the first or the last line.
  func offset(closestTo x: CGFloat, inLastLine isLast: Bool) -> TextOffset {
    guard layout.lineCount > 0 else { return TextOffset(0) }
    let found = layout.offset(closestTo: x - origin.x, inLine: isLast ? layout.lineCount - 1 : 0)
    return TextOffset(text(found.offset), isUpstream: found.isUpstream)
  }

  func selectionRects(of range: Range<Int>) -> [UITextSelectionRect] {
    let spans = layout.spans(of: shown(range.lowerBound)..<shown(range.upperBound))
    return spans.enumerated().map { index, span in
      TextSpanRect(
        span.rect.offsetBy(dx: origin.x, dy: origin.y), isRightToLeft: span.isRightToLeft,
        isFirst: index == 0, isLast: index == spans.count - 1)
    }
  }

  func line(at offset: Int, isUpstream: Bool) -> Range<Int> {
    guard let line = layout.line(at: shown(offset), isUpstream: isUpstream) else { return 0..<0 }
    let units = layout.units(ofLine: line)
    return text(units.lowerBound)..<text(units.upperBound)
  }

  func isRightToLeft(at offset: Int) -> Bool {
    layout.line(at: shown(offset)).map(layout.isRightToLeft) ?? false
  }

  func offset(_ lines: Int, linesBelow offset: Int, isUpstream: Bool, x: CGFloat) -> TextOffset? {
    guard let line = layout.line(at: shown(offset), isUpstream: isUpstream),
      (0..<layout.lineCount).contains(line + lines)
    else { return nil }
    let found = layout.offset(closestTo: x - origin.x, inLine: line + lines)
    return TextOffset(text(found.offset), isUpstream: found.isUpstream)
  }

  func offset(visuallyNextTo offset: Int, toRight: Bool) -> Int? {
    guard let line = layout.line(at: shown(offset)), layout.isBidirectional(inLine: line) else {
      return nil
    }
    return layout.offset(visuallyNextTo: shown(offset), toRight: toRight).map(text)
  }

  // MARK: Bullets

  private func shown(_ offset: Int) -> Int {
    bullets.map { $0.lastIndex { $0 <= offset } ?? 0 } ?? offset
  }

  private func text(_ offset: Int) -> Int {
    bullets.map { $0[min(max(offset, 0), $0.count - 1)] } ?? offset
  }
}
