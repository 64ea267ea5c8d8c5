public import Foundation

/// A responder that edits text, and that input methods can ask for the text around its caret.
///
/// Positions and ranges are objects whose meaning only the responder knows. Main thread only.
/// Source: Apple, "UITextInput".
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // Text
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  /// Whether text may be replaced. Default: true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // Selected and marked text
  /// The selected text, or the caret as an empty range; nil if there is neither.
  var selectedTextRange: UITextRange? { get set }
  /// The side of the caret at the end of a wrapped line. Default: `.forward`.
  var selectionAffinity: UITextStorageDirection { get set }
  /// The text that an input method has not confirmed yet; nil if there is none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts or replaces the marked text. `selectedRange` is in UTF-16 units of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Like `setMarkedText(_:selectedRange:)`, which it calls by default, with attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()

  // Positions
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The position at an offset of characters within a range. Default: in UTF-16 units.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The offset of a position within a range. Default: in UTF-16 units.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // Helpers
  /// Is told of changes that the input method has not made.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }

  // Writing direction
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // Geometry, in the coordinates of `textInputView`, in points
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The attributes of the text at a position. Default: nil.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view with the text. Default: the responder itself, which must be a view then.
  var textInputView: UIView { get }
}

extension UITextInput {
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    let length = self.offset(from: range.start, to: range.end)
    return (0...max(length, 0)).contains(offset)
      ? position(from: range.start, offset: offset) : nil
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public var textInputView: UIView {
    guard let view = self as? UIView else {
      fatalError("\(type(of: self)) is no view, and has no textInputView")
    }
    return view
  }
}

/// Is told of changes of a text that the input method has not made.
///
/// Source: Apple, "UITextInputDelegate".
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Divides a text into units, such as words.
///
/// Source: Apple, "UITextInputTokenizer".
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The range of the unit around a position; nil if the position is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
