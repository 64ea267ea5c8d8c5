import CoreGraphics

/// Where the characters of an edited text are in its view. Offsets are UTF-16 units.
@MainActor protocol TextGeometry {
  func caretRect(at offset: Int, isUpstream: Bool) -> CGRect
  /// The offset of the character's edge that is nearest to a point.
  func offset(closestTo point: CGPoint) -> TextOffset
  /// The rectangles of a range, line by line.
  func selectionRects(of range: Range<Int>) -> [UITextSelectionRect]
  /// The characters of the line of a caret.
  func line(at offset: Int, isUpstream: Bool) -> Range<Int>
  func isRightToLeft(at offset: Int) -> Bool
  /// The caret a number of lines below; nil beyond the first and the last line.
  func offset(_ lines: Int, linesBelow offset: Int, isUpstream: Bool, x: CGFloat) -> TextOffset?
  /// The caret a character to the left or to the right on the screen, where the line has text of both
  /// directions; nil elsewhere, where such a caret follows from the text.
  func offset(visuallyNextTo offset: Int, toRight: Bool) -> Int?
}

extension TextGeometry {
  func caretRect(at offset: Int) -> CGRect { caretRect(at: offset, isUpstream: false) }

  func rects(of range: Range<Int>) -> [CGRect] { selectionRects(of: range).map(\.rect) }
}
