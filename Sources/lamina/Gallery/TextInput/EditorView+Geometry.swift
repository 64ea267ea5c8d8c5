import UIKit

/// A line of an editor.
private struct EditorLine {
  let text: NSString
  /// The units of the line, without its line feed.
  let range: Range<Int>
  let top: CGFloat
}

// Where characters are, and which are at a place.
extension EditorView {
  private static let margin: CGFloat = 6

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: font, .foregroundColor: UIColor.black]
  }

  private var lines: [EditorLine] {
    var (start, top, lines) = (0, Self.margin, [EditorLine]())
    for line in text.components(separatedBy: "\n") {
      let line = line as NSString
      lines.append(EditorLine(text: line, range: start..<start + line.length, top: top))
      start += line.length + 1
      top += font.lineHeight.rounded(.up)
    }
    return lines
  }

  private func line(of index: Int) -> EditorLine {
    let lines = lines
    return lines.first { index <= $0.range.upperBound } ?? lines[lines.count - 1]
  }

  /// The distance of a position from the left edge.
  private func x(of index: Int, in line: EditorLine) -> CGFloat {
    let length = min(max(index - line.range.lowerBound, 0), line.text.length)
    let before = line.text.substring(to: length) as NSString
    return Self.margin + before.size(withAttributes: attributes).width
  }

  private func box(of range: Range<Int>, in line: EditorLine) -> CGRect {
    let left = x(of: range.lowerBound, in: line)
    return CGRect(
      x: left, y: line.top, width: x(of: range.upperBound, in: line) - left,
      height: font.lineHeight.rounded(.up))
  }

  private func boxes(of range: Range<Int>) -> [CGRect] {
    lines.filter { $0.range.overlaps(range) }.map { box(of: $0.range.clamped(to: range), in: $0) }
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    let line = line(of: index(position))
    var rect = box(of: index(position)..<index(position), in: line)
    rect.size.width = 2
    return rect
  }

  func firstRect(for range: UITextRange) -> CGRect {
    boxes(of: self.range(range)).first ?? caretRect(for: range.start)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let boxes = boxes(of: self.range(range))
    return boxes.indices.map {
      LineSelectionRect(boxes[$0], isFirst: $0 == 0, isLast: $0 == boxes.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let lines = lines
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return nil }
    let stops = [line.range.lowerBound] + characterEnds(of: line)
    let nearest = stops.min {
      abs(x(of: $0, in: line) - point.x) < abs(x(of: $1, in: line) - point.x)
    }
    return nearest.map(TextIndex.init)
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    let limits = self.range(range)
    return TextIndex(min(max(index(position), limits.lowerBound), limits.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap {
      tokenizer.rangeEnclosingPosition($0, with: .character, inDirection: .storage(.forward))
    }
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    if direction == .left || direction == .right {
      return self.position(from: position, offset: direction == .right ? offset : -offset)
    }
    let rect = caretRect(for: position)
    let distance = CGFloat(direction == .down ? offset : -offset) * rect.height
    return closestPosition(to: CGPoint(x: rect.minX, y: max(rect.midY + distance, 0)))
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let line = line(of: index(position)).range
    switch direction {
    case .left: return TextSpan(line.lowerBound..<index(position))
    case .right: return TextSpan(index(position)..<line.upperBound)
    default: return nil
    }
  }

  /// Draws the selection, the text, the line below marked text, and the caret.
  func drawContents() {
    UIColor.systemBlue.withAlphaComponent(0.25).setFill()
    if marked == nil { for box in boxes(of: selection) { UIRectFill(box) } }
    for line in lines {
      line.text.draw(at: CGPoint(x: Self.margin, y: line.top), withAttributes: attributes)
    }
    UIColor.black.setFill()
    for box in marked.map(boxes(of:)) ?? [] {
      UIRectFill(CGRect(x: box.minX, y: box.maxY - 2, width: box.width, height: 1))
    }
    guard isFirstResponder, selection.isEmpty else { return }
    tintColor.setFill()
    UIRectFill(caretRect(for: TextIndex(selection.lowerBound)))
  }
}

/// The ends of the characters of a line.
private func characterEnds(of line: EditorLine) -> [Int] {
  var (offset, ends) = (line.range.lowerBound, [Int]())
  for character in line.text as String {
    offset += String(character).utf16.count
    ends.append(offset)
  }
  return ends
}
