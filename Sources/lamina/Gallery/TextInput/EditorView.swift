import UIKit

/// A small text editor: a custom view that conforms to `UITextInput`, and draws its text, caret,
/// selection and marked text itself. Lines end at line feeds.
final class EditorView: UIView, UITextInput {
  /// The text; its positions are in UTF-16 units.
  private(set) var text = ""
  private(set) var selection = 0..<0 {
    didSet { setNeedsDisplay() }
  }
  private(set) var marked: Range<Int>?
  /// Shown above the bottom of the screen while the editor is first responder.
  var keypad: UIView?
  var takesFocus = false

  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?
  let font: UIFont

  init(frame: CGRect, text: String, fontSize: CGFloat) {
    font = .systemFont(ofSize: fontSize)
    super.init(frame: frame)
    self.text = text
    selection = text.utf16.count..<text.utf16.count
    backgroundColor = .white
    tintColor = .systemBlue
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapSelector))
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is not archived")
  }

  override func draw(_ rect: CGRect) {
    drawContents()
  }

  /// The first editor of a page has the caret from the beginning.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if takesFocus, window != nil { becomeFirstResponder() }
  }

  // MARK: Responder

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { EditorKeys.commands }
  override var inputView: UIView? { keypad }

  override func selectAll(_ sender: Any?) { select(0..<text.utf16.count) }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = text(in: TextSpan(selection))
  }

  override func cut(_ sender: Any?) {
    copy(sender)
    insertText("")
  }

  override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { insertText(text) }
  }

  @discardableResult override func becomeFirstResponder() -> Bool {
    setNeedsDisplay()
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    setNeedsDisplay()
    return super.resignFirstResponder()
  }

  private static let tapSelector = Selector("tap:", EditorView.tap(_:))

  private func tap(_ recognizer: UITapGestureRecognizer) {
    becomeFirstResponder()
    guard let position = closestPosition(to: recognizer.location(in: self)) else { return }
    select(index(position)..<index(position))
  }

  // MARK: Changes

  /// Changes the selection, and tells input methods, which have not done so.
  func select(_ range: Range<Int>) {
    inputDelegate?.selectionWillChange(self)
    if marked != nil { unmarkText() }
    selection = range
    inputDelegate?.selectionDidChange(self)
  }

  /// Replaces a range, and registers the opposite for undoing.
  private func change(_ range: Range<Int>, to new: String) {
    let old = (text as NSString).substring(with: NSRange(range))
    let inserted = range.lowerBound..<range.lowerBound + new.utf16.count
    undoManager?.registerUndo(withTarget: self) { $0.change(inserted, to: old) }
    text = (text as NSString).replacingCharacters(in: NSRange(range), with: new)
    marked = nil
    selection = inserted.upperBound..<inserted.upperBound
  }

  // MARK: UIKeyInput

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    change(marked ?? selection, to: text)
  }

  func deleteBackward() {
    guard selection.isEmpty, marked == nil else { return change(marked ?? selection, to: "") }
    let character = tokenizer.rangeEnclosingPosition(
      TextIndex(selection.lowerBound), with: .character, inDirection: .storage(.backward))
    if let character { change(range(character), to: "") }
  }

  // MARK: UITextInput

  func index(_ position: UITextPosition) -> Int { (position as? TextIndex)?.index ?? 0 }
  func range(_ range: UITextRange) -> Range<Int> { (range as? TextSpan)?.range ?? 0..<0 }

  func text(in range: UITextRange) -> String? {
    (text as NSString).substring(with: NSRange(self.range(range)))
  }

  func replace(_ range: UITextRange, withText text: String) {
    let (old, caret) = (self.range(range), selection.lowerBound)
    change(old, to: text)
    // The caret stays where it is in the text around it.
    let moved = caret >= old.upperBound ? caret - old.count + text.utf16.count : caret
    if caret >= old.upperBound || caret <= old.lowerBound { selection = moved..<moved }
  }

  var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set { if let newValue { select(range(newValue)) } }
  }

  var markedTextRange: UITextRange? { marked.map(TextSpan.init) }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let new = markedText ?? ""
    let old = marked ?? selection
    text = (text as NSString).replacingCharacters(in: NSRange(old), with: new)
    marked = new.isEmpty ? nil : old.lowerBound..<old.lowerBound + new.utf16.count
    let start = old.lowerBound + selectedRange.location
    selection = start..<start + selectedRange.length
  }

  func unmarkText() {
    guard let confirmed = marked else { return }
    undoManager?.registerUndo(withTarget: self) { $0.change(confirmed, to: "") }
    marked = nil
    setNeedsDisplay()
  }

  var beginningOfDocument: UITextPosition { TextIndex(0) }
  var endOfDocument: UITextPosition { TextIndex(text.utf16.count) }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (first, second) = (index(from), index(to))
    return TextSpan(min(first, second)..<max(first, second))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let result = index(position) + offset
    return (0...text.utf16.count).contains(result) ? TextIndex(result) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(position), index(other))
    if first == second { return .orderedSame }
    return first < second ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { index(to) - index(from) }

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}
