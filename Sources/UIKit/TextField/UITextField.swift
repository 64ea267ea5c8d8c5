import CoreGraphics
public import Foundation
public import ObjectiveC

/// A control with a line of text that the user edits.
///
/// Main thread only. Source: Apple, "UITextField".
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  final lazy var editor = TextEditor(of: self)
  final lazy var gestures = TextGestures(for: editor)
  final var content = TextFieldContent()
  final var inputTraits = TextInputTraits()
  final let parts = TextFieldParts()
  /// The distance by which the text is moved to the left so that the caret is visible. Points.
  final var scroll: CGFloat = 0
  /// The layouts of the text; nil after a change.
  final var cachedLine: TextFieldLine?
  /// Whether the next text that is typed replaces all, as in a secure field that is edited again.
  final var replacesAll = false
  /// Whether the field is about to be in no window, where it cannot be first responder.
  final var isLeavingWindow = false
  final var shownInputViews: (input: UIView?, accessory: UIView?)

  override class var startsOpaque: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeTextField(with: coder)
    coder.read(.textField, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeTextField(with: coder)
  }

  override var archivedSubviews: [UIView] {
    let own = parts.all + [leftView, rightView]
    return super.archivedSubviews.filter { view in !own.contains { $0 === view } }
  }

  // MARK: Text

  /// The text. Setting it replaces `attributedText`, and nothing can be undone then. Default: "".
  @preconcurrency open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes; those of `defaultTextAttributes` are added to it.
  @preconcurrency open var attributedText: NSAttributedString? {
    get { editor.storage.attributedString }
    set { setAttributedText(newValue) }
  }

  /// The text that is shown while there is none. Default: nil.
  @preconcurrency open var placeholder: String? {
    get { content.styledPlaceholder?.string ?? content.placeholder }
    set { change { ($0.placeholder, $0.styledPlaceholder) = (newValue, nil) } }
  }

  /// The placeholder with its attributes.
  @preconcurrency open var attributedPlaceholder: NSAttributedString? {
    get { content.styledPlaceholder ?? content.placeholder.map { NSAttributedString(string: $0) } }
    set { change { ($0.styledPlaceholder, $0.placeholder) = (newValue, nil) } }
  }

  /// The attributes of text without its own. Setting them applies them to the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.attributes }
    set { setDefaultAttributes(newValue) }
  }

  /// The font of the whole text. Default: the system's, 17 points.
  @preconcurrency open var font: UIFont? {
    get { content.font }
    set { setAttribute(.font, newValue ?? .systemFont(ofSize: 17)) }
  }

  /// The color of the whole text. Default: `UIColor.label`.
  @preconcurrency open var textColor: UIColor? {
    get { content.attributes[.foregroundColor] as? UIColor }
    set { setAttribute(.foregroundColor, newValue ?? .label) }
  }

  /// The alignment of the text. Default: `.natural`, which is that of the text's direction.
  @preconcurrency open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The attributes of the text that is typed next; nil unless the field is edited. A change of the
  /// selection resets them.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing { editor.typingAttributes = newValue ?? content.attributes } }
  }

  /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the size of text
  /// that the user prefers. Default: false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Whether the font size is reduced for text that does not fit. Default: false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSize }
    set { change { $0.adjustsFontSize = newValue } }
  }

  /// The size down to which `adjustsFontSizeToFitWidth` reduces the font. Default: 0. Points.
  open var minimumFontSize: CGFloat {
    get { content.minimumFontSize }
    set { change { $0.minimumFontSize = newValue.isFinite ? max(newValue, 0) : 0 } }
  }

  // MARK: Editing

  /// Is asked and told about the editing. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is edited: whether it is first responder.
  open internal(set) var isEditing = false

  /// Whether the user may change attributes, as with Bold in the edit menu. Default: false.
  open var allowsEditingTextAttributes = false

  /// Whether the text is removed when editing begins, if the delegate agrees. Default: false.
  open var clearsOnBeginEditing = false

  /// Whether the next text that is typed replaces all of the text. A change of the selection resets
  /// it. Default: false.
  open var clearsOnInsertion: Bool {
    get { replacesAll }
    set {
      replacesAll = newValue
      selectionDidChange()
    }
  }

  // MARK: Look

  /// The look of the edge. Default: `.none`.
  open var borderStyle: BorderStyle {
    get { content.borderStyle }
    set { change { $0.borderStyle = newValue } }
  }

  /// The image behind the text, unless the border is a rounded rectangle. Default: nil.
  @preconcurrency open var background: UIImage? {
    get { content.background }
    set { change { $0.background = newValue } }
  }

  /// The image behind the text of a disabled field; nil means `background`, and it has no effect
  /// without that.
  @preconcurrency open var disabledBackground: UIImage? {
    get { content.disabledBackground }
    set { change { $0.disabledBackground = newValue } }
  }

  /// When the button that removes the text is visible, if there is text. Default: `.never`.
  open var clearButtonMode: ViewMode {
    get { content.clearButtonMode }
    set { change { $0.clearButtonMode = newValue } }
  }

  /// The view at the leading side. Default: nil.
  @preconcurrency open var leftView: UIView? {
    get { content.leftView }
    set { setSideView(newValue, \.leftView) }
  }

  /// When `leftView` is visible. Default: `.never`.
  open var leftViewMode: ViewMode {
    get { content.leftViewMode }
    set { change { $0.leftViewMode = newValue } }
  }

  /// The view at the trailing side, in place of the clear button. Default: nil.
  @preconcurrency open var rightView: UIView? {
    get { content.rightView }
    set { setSideView(newValue, \.rightView) }
  }

  /// When `rightView` is visible. Default: `.never`.
  open var rightViewMode: ViewMode {
    get { content.rightViewMode }
    set { change { $0.rightViewMode = newValue } }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  open override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { contentDidChange() }
  }

  // MARK: Places, in the field's coordinates, in points

  /// The place of the border. Default: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the text while the field is not edited. Default: the bounds without the border and
  /// the visible views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// The place of the placeholder. Default: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The place of the text while the field is edited. Default: as for `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// The place of the clear button. Default: 19 × 19 points, 5 from the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { buttonRect(in: bounds) }
  /// The place of `leftView`. Default: its size, at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isLeading: true)
  }
  /// The place of `rightView`. Default: its size, at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isLeading: false)
  }

  /// Draws the text. An override calls `super`, or draws itself.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the placeholder. An override calls `super`, or draws itself.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

  // MARK: Views

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var focusCornerRadius: CGFloat { parts.border.layer.cornerRadius }
  override func activateFocused() -> Bool { becomeFirstResponder() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    adjustFont()
    contentDidChange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isLeavingWindow = newWindow == nil
    if isLeavingWindow, isEditing { resignFirstResponder() }
  }
  /// Whether a point is in the bounds, or in reach of a handle of the selection.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || parts.selection.handles.contains {
        !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event)
      }
  }
  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { textBaselines }
  override var labelInMessages: String? { editor.length > 0 ? nil : placeholder }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    didBecomeFirstResponder()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
    guard agrees || isLeavingWindow || isForcedToResign, super.resignFirstResponder()
    else { return false }
    didResignFirstResponder()
    return true
  }

  /// The view that is shown in place of a keyboard. Default: the next responder's.
  open override var inputView: UIView? {
    get { shownInputViews.input ?? super.inputView }
    set { shownInputViews.input = newValue }
  }
  /// The view that is shown above the input view. Default: the next responder's.
  open override var inputAccessoryView: UIView? {
    get { shownInputViews.accessory ?? super.inputAccessoryView }
    set { shownInputViews.accessory = newValue }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender) && editor.canPerform(action) ?? true
  }
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }
  open override func select(_ sender: Any?) {
    editor.selectWord()
    gestures.showMenu()
  }
  open override func selectAll(_ sender: Any?) {
    editor.selectAll()
    gestures.showMenu()
  }
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    change { $0.direction = .leftToRight }
  }
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    change { $0.direction = .rightToLeft }
  }

  // MARK: UIKeyInput

  open var hasText: Bool { editor.length > 0 }
  /// Inserts text in place of the selection. A line feed is the Return key.
  open func insertText(_ text: String) {
    if text == "\n" { return didPressReturn() }
    prepareForInsertion()
    editor.asInputMethod { editor.insert(text) }
  }
  open func deleteBackward() {
    prepareForInsertion()
    editor.asInputMethod { editor.deleteBackward() }
  }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, withText: accepted(text))
  }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(editor.range(range), to: text)
  }
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { if let newValue { editor.selectedRange = newValue } }
  }
  open var selectionAffinity: UITextStorageDirection {
    get { editor.selection.isUpstream ? .backward : .forward }
    set {}
  }
  open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }
  /// The attributes of marked text; nil means an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { content.markedStyle }
    set { change { $0.markedStyle = newValue } }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    prepareForInsertion()
    editor.asInputMethod {
      editor.setMarkedText(markedText.map(accepted) ?? "", selecting: selectedRange)
    }
  }
  open func unmarkText() {
    editor.asInputMethod { editor.unmark() }
  }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editor.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (first, last) = (editor.offset(fromPosition), editor.offset(toPosition))
    return TextOffsetRange(min(first, last)..<max(first, last))
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(toPosition) - editor.offset(from)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.position(within: range, farthestIn: direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self)
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    textGeometry.isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight
  }
  /// Sets the direction of the whole text, since it is one paragraph.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    change { $0.direction = writingDirection }
  }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// The place of a caret. The field shows its caret there.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  /// The rectangles of a range. The field shows its selection there.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textGeometry.selectionRects(of: editor.range(range))
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.closestPosition(to: point)
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: point)
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position) }
  open var textInputView: UIView { self }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalization }
    set { inputTraits.autocapitalization = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrection }
    set { inputTraits.autocorrection = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellChecking }
    set { inputTraits.spellChecking = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotes }
    set { inputTraits.smartQuotes = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashes }
    set { inputTraits.smartDashes = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDelete }
    set { inputTraits.smartInsertDelete = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKey }
    set { inputTraits.enablesReturnKey = newValue }
  }
  /// Whether bullets are shown instead of the text, which can then not be copied. Default: false.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecure }
    set {
      inputTraits.isSecure = newValue
      textDidChange(nil)
    }
  }
  open var textContentType: UITextContentType! {
    get { inputTraits.contentType }
    set { inputTraits.contentType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePrediction }
    set { inputTraits.inlinePrediction = newValue }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
