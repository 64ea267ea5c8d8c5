import Foundation

/// A position in an edited text: an offset in UTF-16 units.
final class TextOffset: UITextPosition {
  let value: Int
  /// Whether a caret between two lines of a paragraph is at the end of the first one.
  let isUpstream: Bool

  init(_ value: Int, isUpstream: Bool = false) {
    (self.value, self.isUpstream) = (value, isUpstream)
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value.hashValue }
  override var description: String { "<\(type(of: self)): \(value)>" }
}

/// A range of an edited text, in UTF-16 units.
final class TextOffsetRange: UITextRange {
  let units: Range<Int>

  init(_ units: Range<Int>) {
    self.units = units
  }

  override var isEmpty: Bool { units.isEmpty }
  override var start: UITextPosition { TextOffset(units.lowerBound) }
  override var end: UITextPosition { TextOffset(units.upperBound) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.units == units }
  override var hash: Int { units.hashValue }
  override var description: String { "<\(type(of: self)): \(units)>" }
}

/// A rectangle of selected text in one line.
final class TextSpanRect: UITextSelectionRect {
  private let values: (rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool) {
    values = (rect, isRightToLeft, isFirst, isLast)
  }

  override var rect: CGRect { values.rect }
  override var writingDirection: NSWritingDirection {
    values.isRightToLeft ? .rightToLeft : .leftToRight
  }
  override var containsStart: Bool { values.isFirst }
  override var containsEnd: Bool { values.isLast }
}

/// The selected text: the end that stays, and the one that moves.
struct TextSelection: Equatable {
  var anchor: Int
  var focus: Int
  /// Whether the caret between two lines of a paragraph is at the end of the first one.
  var isUpstream = false

  init(anchor: Int, focus: Int, isUpstream: Bool = false) {
    (self.anchor, self.focus, self.isUpstream) = (anchor, focus, isUpstream)
  }

  init(_ offset: Int, isUpstream: Bool = false) {
    self.init(anchor: offset, focus: offset, isUpstream: isUpstream)
  }

  init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, focus: range.upperBound)
  }

  var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
  var isEmpty: Bool { anchor == focus }
}
