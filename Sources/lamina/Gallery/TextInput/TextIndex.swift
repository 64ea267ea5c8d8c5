import UIKit

/// A position in a text: a number of UTF-16 units from its beginning.
final class TextIndex: UITextPosition {
  let index: Int

  init(_ index: Int) {
    self.index = index
  }
}

/// A range of a text, in UTF-16 units.
final class TextSpan: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  override var start: UITextPosition { TextIndex(range.lowerBound) }
  override var end: UITextPosition { TextIndex(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

/// A rectangle of a selection within one line.
final class LineSelectionRect: UITextSelectionRect {
  private let box: CGRect
  private let (isFirst, isLast): (Bool, Bool)

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    (self.box, self.isFirst, self.isLast) = (box, isFirst, isLast)
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
