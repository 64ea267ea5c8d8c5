import Foundation

// What `UITextInput` asks for.
extension TextEditor {
  func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.value ?? 0, 0), length)
  }

  func range(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  func text(in range: UITextRange) -> String? {
    storage.substring(self.range(range))
  }

  /// Replaces text as an input method or the program does.
  func replace(_ range: UITextRange, withText text: String) {
    unmark()
    let target = storage.aligned(self.range(range))
    // What lies behind the change moves with it; a selection inside of it becomes a caret.
    let change = text.utf16.count - target.count
    func moved(_ offset: Int) -> Int {
      if offset >= target.upperBound { return offset + change }
      return offset > target.lowerBound ? target.lowerBound + text.utf16.count : offset
    }
    let selected = TextSelection(
      anchor: moved(selection.anchor), focus: moved(selection.focus))
    edit(target, with: styled(text), .other, selecting: selected)
  }

  var selectedRange: UITextRange {
    get { TextOffsetRange(selection.range) }
    set { select(TextSelection(range(newValue))) }
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, isOverflow) = self.offset(position).addingReportingOverflow(offset)
    return !isOverflow && (0...length).contains(sum) ? TextOffset(sum) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    let granularity: UITextGranularity = [.up, .down].contains(direction) ? .line : .character
    let reversed: [UITextLayoutDirection: UITextLayoutDirection] = [
      .up: .down, .down: .up, .left: .right, .right: .left,
    ]
    let direction = count < 0 ? reversed[direction] ?? direction : direction
    var place = TextOffset(offset(position))
    for _ in 0..<min(abs(count), length + 1) {
      let next = destination(
        of: TextMovement(granularity, .layout(direction)), from: place.value,
        isUpstream: place.isUpstream)
      if next.value == place.value { return nil }
      place = next
    }
    return place
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let offset = offset(position)
    let line = host.textGeometry.line(
      at: offset, isUpstream: (position as? TextOffset)?.isUpstream ?? false)
    guard line.lowerBound <= offset, offset <= line.upperBound else { return nil }
    return TextOffsetRange(
      isForward(.layout(direction), at: offset)
        ? offset..<line.upperBound : line.lowerBound..<offset)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    isForward(.layout(direction), at: offset(range.start)) ? range.end : range.start
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    host.textGeometry.caretRect(
      at: offset(position), isUpstream: (position as? TextOffset)?.isUpstream ?? false)
  }

  func firstRect(for range: UITextRange) -> CGRect {
    host.textGeometry.rects(of: self.range(range)).first ?? caretRect(for: range.start)
  }

  /// The position at a point, at the edge of a character.
  func closestPosition(to point: CGPoint) -> TextOffset {
    let found = host.textGeometry.offset(closestTo: point)
    return TextOffset(boundaries.characterStart(at: found.value), isUpstream: found.isUpstream)
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let limits = self.range(range)
    return TextOffset(
      min(max(closestPosition(to: point).value, limits.lowerBound), limits.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let offset = closestPosition(to: point).value
    let neighbors = [boundaries.character(before: offset)..<offset, unit(.character, at: offset)]
    return neighbors.first { range in
      host.textGeometry.rects(of: range).contains { $0.contains(point) }
    }.map(TextOffsetRange.init)
  }

  func styling(at position: UITextPosition) -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return typingAttributes }
    let place = min(offset(position), length - 1)
    return storage.run(at: place).attributes
  }
}
