import Foundation

/// A way of the caret through a text: by a unit in a direction.
struct TextMovement: Equatable {
  let granularity: UITextGranularity
  let direction: UITextDirection

  init(_ granularity: UITextGranularity, _ direction: UITextDirection) {
    (self.granularity, self.direction) = (granularity, direction)
  }

  var isVertical: Bool {
    granularity == .line && [.layout(.up), .layout(.down)].contains(direction)
  }
}

extension TextEditor {
  /// Moves the caret, or the end of the selection that moves.
  func move(_ movement: TextMovement, extending: Bool) {
    unmark()
    let range = selection.range
    if !extending, !range.isEmpty, movement.granularity == .character {
      // The caret goes to the edge of the selection, instead of beyond it.
      let isForward = isForward(movement.direction, at: range.lowerBound)
      return select(TextSelection(isForward ? range.upperBound : range.lowerBound))
    }
    if movement.isVertical, column == nil { column = caretRect.midX }
    let target = destination(
      of: movement, from: selection.focus, isUpstream: selection.isUpstream)
    let anchor = extending ? selection.anchor : target.value
    select(
      TextSelection(anchor: anchor, focus: target.value, isUpstream: target.isUpstream),
      keepsColumn: movement.isVertical)
  }

  private var caretRect: CGRect {
    host.textGeometry.caretRect(at: selection.focus, isUpstream: selection.isUpstream)
  }

  /// Where a movement from an offset ends.
  func destination(
    of movement: TextMovement, from offset: Int, isUpstream: Bool = false
  ) -> TextOffset {
    if movement.isVertical {
      let isDown = movement.direction == .layout(.down)
      let column = column ?? host.textGeometry.caretRect(at: offset, isUpstream: isUpstream).midX
      return host.textGeometry.offset(
        isDown ? 1 : -1, linesBelow: offset, isUpstream: isUpstream, x: column)
        ?? TextOffset(isDown ? length : 0)
    }
    if movement.granularity == .character, let next = visualNeighbor(movement.direction, of: offset)
    {
      return TextOffset(next)
    }
    return isForward(movement.direction, at: offset)
      ? end(of: movement.granularity, after: offset, isUpstream: isUpstream)
      : TextOffset(start(of: movement.granularity, before: offset, isUpstream: isUpstream))
  }

  /// The next caret on the screen, which differs from the next one in the text where text of both
  /// directions is in a line.
  private func visualNeighbor(_ direction: UITextDirection, of offset: Int) -> Int? {
    guard direction == .layout(.left) || direction == .layout(.right) else { return nil }
    return host.textGeometry.offset(
      visuallyNextTo: offset, toRight: direction == .layout(.right)
    ).map(boundaries.characterStart)
  }

  /// Whether a direction is that in which the text is stored.
  func isForward(_ direction: UITextDirection, at offset: Int) -> Bool {
    switch direction {
    case .storage(.forward), .layout(.down): true
    case .layout(.right): !host.textGeometry.isRightToLeft(at: offset)
    case .layout(.left): host.textGeometry.isRightToLeft(at: offset)
    default: false
    }
  }

  private func end(
    of granularity: UITextGranularity, after offset: Int, isUpstream: Bool
  ) -> TextOffset {
    let boundaries = boundaries
    switch granularity {
    case .character: return TextOffset(boundaries.character(after: offset))
    case .word: return TextOffset(hidesText ? length : boundaries.wordEnd(after: offset))
    case .line:
      let line = host.textGeometry.line(at: offset, isUpstream: isUpstream)
      return TextOffset(line.upperBound, isUpstream: line.upperBound < length)
    case .sentence, .paragraph:
      let end = boundaries.paragraph(at: offset).upperBound
      guard end == offset, end < length else { return TextOffset(end) }
      return TextOffset(boundaries.paragraph(at: boundaries.character(after: end)).upperBound)
    case .document: return TextOffset(length)
    }
  }

  private func start(
    of granularity: UITextGranularity, before offset: Int, isUpstream: Bool
  ) -> Int {
    let boundaries = boundaries
    switch granularity {
    case .character: return boundaries.character(before: offset)
    case .word: return hidesText ? 0 : boundaries.wordStart(before: offset)
    case .line: return host.textGeometry.line(at: offset, isUpstream: isUpstream).lowerBound
    case .sentence, .paragraph:
      let start = boundaries.paragraph(at: offset).lowerBound
      guard start == offset, start > 0 else { return start }
      return boundaries.paragraph(at: boundaries.character(before: start)).lowerBound
    case .document: return 0
    }
  }

  /// Whether the text is hidden, so that its words must not be found out.
  var hidesText: Bool { host.isSecureTextEntry }

  /// The unit around an offset that a double or a triple tap selects.
  func unit(_ granularity: UITextGranularity, at offset: Int) -> Range<Int> {
    if hidesText { return 0..<length }
    switch granularity {
    case .word: return boundaries.word(at: offset)
    case .paragraph, .sentence: return boundaries.paragraph(at: offset)
    case .line: return host.textGeometry.line(at: offset, isUpstream: false)
    case .character:
      let start = boundaries.characterStart(at: offset)
      return start..<boundaries.character(after: start)
    case .document: return 0..<length
    }
  }
}
