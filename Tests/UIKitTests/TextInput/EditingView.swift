import UIKit

final class IndexPosition: UITextPosition {
  let index: Int
  init(_ index: Int) { self.index = index }
}

final class IndexRange: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }
  override var start: UITextPosition { IndexPosition(range.lowerBound) }
  override var end: UITextPosition { IndexPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

/// A view with a text, which counts in UTF-16 units and logs what input methods do.
class EditingView: UIView, UITextInput {
  let storage = NSMutableString(capacity: 16)
  var selection = 0..<0
  var marked: Range<Int>?
  var log: [String] = []
  var refuses = false
  var traits: (secure: Bool, keyboard: UIKeyboardType) = (false, .default)

  var isSecureTextEntry: Bool {
    get { traits.secure }
    set { traits.secure = newValue }
  }
  var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var string: String { storage as String }

  override var canBecomeFirstResponder: Bool { true }

  private func index(_ position: UITextPosition) -> Int { (position as? IndexPosition)?.index ?? 0 }
  private func range(_ range: UITextRange) -> Range<Int> { (range as? IndexRange)?.range ?? 0..<0 }

  private func change(_ range: Range<Int>, to text: String) {
    // `NSMutableString` traps on Linux when it replaces ranges among some combined characters.
    var units = Array(string.utf16)
    units.replaceSubrange(range, with: text.utf16)
    storage.setString(String(decoding: units, as: UTF16.self))
    let caret = range.lowerBound + text.utf16.count
    selection = caret..<caret
  }

  // Text
  var hasText: Bool { storage.length > 0 }
  func insertText(_ text: String) {
    log.append("insert \(text)")
    change(marked ?? selection, to: text)
    marked = nil
  }
  func deleteBackward() {
    log.append("delete")
    let end = selection.upperBound
    change(selection.isEmpty ? max(end - 1, 0)..<end : selection, to: "")
  }
  func text(in range: UITextRange) -> String? {
    storage.substring(with: NSRange(self.range(range)))
  }
  func replace(_ range: UITextRange, withText text: String) {
    let old = self.range(range)
    log.append("replace \(old) \(text)")
    let caret = selection.lowerBound >= old.upperBound ? selection.lowerBound - old.count : nil
    change(old, to: text)
    if let caret, text.isEmpty { selection = caret..<caret }
  }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { !refuses }

  // Selected and marked text
  var selectedTextRange: UITextRange? {
    get { IndexRange(selection) }
    set { selection = newValue.map { range($0) } ?? 0..<0 }
  }
  var markedTextRange: UITextRange? { marked.map(IndexRange.init) }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    log.append("mark \(text) \(selectedRange.location)+\(selectedRange.length)")
    let start = (marked ?? selection).lowerBound
    change(marked ?? selection, to: text)
    marked = text.isEmpty ? nil : start..<start + text.utf16.count
    let caret = start + selectedRange.location
    selection = caret..<caret + selectedRange.length
  }
  func unmarkText() {
    log.append("unmark")
    marked = nil
  }

  // Positions
  var beginningOfDocument: UITextPosition { IndexPosition(0) }
  var endOfDocument: UITextPosition { IndexPosition(storage.length) }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    IndexRange(min(index(from), index(to))..<max(index(from), index(to)))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let result = index(position) + offset
    return (0...storage.length).contains(result) ? IndexPosition(result) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .right ? offset : -offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(position), index(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to: UITextPosition) -> Int { index(to) - index(from) }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .right ? range.end : range.start }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // Geometry: characters of ten points in one line
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 10 * index(position), y: 0, width: 2, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(0) }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
