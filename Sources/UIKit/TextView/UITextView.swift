import CoreGraphics
public import Foundation
public import ObjectiveC

/// A scroll view with a text of many lines, which the user can edit.
///
/// Only the visible paragraphs are laid out and drawn. Main thread only. Geometry is in points.
/// Source: Apple, "UITextView".
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  final lazy var editor = TextEditor(of: self)
  final lazy var gestures = TextGestures(for: editor)
  final lazy var itemMenus = TextItemMenus(of: self)
  final lazy var column = makeColumn()
  final var content = TextViewContent()
  final var inputTraits = TextInputTraits()
  final let blocks = TextBlockViews()
  final let selectionViews = TextSelectionViews()
  private final let container: NSTextContainer
  /// Whether the view has begun editing and not ended it.
  final var isEditing = false
  /// Whether the next text that is typed replaces all.
  final var replacesAll = false
  /// Whether the view is about to be in no window, where it cannot be first responder.
  final var isLeavingWindow = false
  /// A range that is scrolled into view after the next layout.
  final var revealed: Range<Int>?
  /// The width of the lines that `column` has.
  final var laidOutWidth: CGFloat?
  final var shownInputViews: (input: UIView?, accessory: UIView?)

  /// Creates a view.
  ///
  /// - Parameter textContainer: the region of the lines; nil creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    if textContainer == nil { container.widthTracksTextView = true }
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    super.init(coder: coder)
    setUp()
    decodeTextView(with: coder)
    coder.read(.textView, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeTextView(with: coder)
  }

  override var archivedSubviews: [UIView] {
    let own = ownViews
    return super.archivedSubviews.filter { view in !own.contains { $0 === view } }
  }

  /// Is asked and told about the editing and the scrolling. Not retained.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Text

  /// The text. Setting it gives all of it the view's font, color and alignment, and nothing can be undone
  /// then. Default: "".
  @preconcurrency open var text: String! {
    get { editor.text }
    set { editor.setText(StyledText(newValue ?? "", content.attributes)) }
  }

  /// The text with its attributes. Default: empty.
  @preconcurrency open var attributedText: NSAttributedString! {
    get { editor.storage.attributedString }
    set { setAttributedText(newValue) }
  }

  /// The font of the whole text, or of its first character if there are several. Default: nil, which
  /// means the system's, 12 points.
  @preconcurrency open var font: UIFont? {
    get { firstAttributes[.font] as? UIFont }
    set { setAttribute(.font, newValue) }
  }

  /// The color of the whole text, or of its first character. Default: `UIColor.label`.
  @preconcurrency open var textColor: UIColor? {
    get { firstAttributes[.foregroundColor] as? UIColor }
    set { setAttribute(.foregroundColor, newValue ?? .label) }
  }

  /// The alignment of the whole text, or of its first paragraph. Default: `.natural`.
  @preconcurrency open var textAlignment: NSTextAlignment {
    get { (firstAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set { setAlignment(newValue) }
  }

  /// The attributes of the text that is typed next. A change of the selection resets them to those of
  /// the text before it.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// The attributes that replace those of links. Default: the color `UIColor.link`.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { content.linkAttributes }
    set {
      content.linkAttributes = newValue ?? [:]
      styleDidChange()
    }
  }

  /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the size of text
  /// that the user prefers. Default: false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts() }
  }

  // MARK: Editing

  /// The selected text, in UTF-16 units. Its ends move to the edges of characters.
  open var selectedRange: NSRange {
    get { NSRange(editor.selection.range) }
    set { select(newValue) }
  }

  /// Whether the user may change the text. Default: true.
  @preconcurrency open var isEditable = true {
    didSet { if isEditable != oldValue { interactionDidChange() } }
  }

  /// Whether the user may select text, and tap links. A view is edited only if it is selectable.
  /// Default: true.
  @preconcurrency open var isSelectable = true {
    didSet { if isSelectable != oldValue { interactionDidChange() } }
  }

  /// Whether the user may change attributes, as with Bold in the edit menu. Default: false.
  open var allowsEditingTextAttributes = false

  /// Whether the next text that is typed replaces all of the text. A change of the selection resets
  /// it. Default: false.
  open var clearsOnInsertion: Bool {
    get { replacesAll }
    set {
      replacesAll = newValue
      setNeedsLayout()
    }
  }

  /// Scrolls as far as is needed to show a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    reveal(range)
  }

  // MARK: Layout

  /// The region of the lines.
  open var textContainer: NSTextContainer { container }

  /// The distances of the text container from the edges of the content. Default: 8 points above and
  /// below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { containerDidChange() } }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { containerDidChange() } }
  }

  /// The size of the text if the view does not scroll; none if it does.
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetDidChange()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
    styleDidChange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isLeavingWindow = newWindow == nil
    if isLeavingWindow, isFirstResponder { resignFirstResponder() }
  }
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is TextHandle) && super.touchesShouldCancel(in: view)
  }
  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { textBaselines }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isSelectable }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    didBecomeFirstResponder()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let agrees = !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
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
    setDirection(.leftToRight, of: editor.selection.range)
  }
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    setDirection(.rightToLeft, of: editor.selection.range)
  }

  // MARK: UIKeyInput

  open var hasText: Bool { editor.length > 0 }
  /// Inserts text in place of the selection.
  open func insertText(_ text: String) {
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
    editor.replace(range, withText: text)
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
    set {
      content.markedStyle = newValue
      styleDidChange()
    }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    prepareForInsertion()
    editor.asInputMethod {
      editor.setMarkedText(markedText ?? "", selecting: selectedRange)
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
  /// Sets the direction of the paragraphs of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    setDirection(writingDirection, of: editor.range(range))
  }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// The place of a caret. The view shows its caret there.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  /// The rectangles of a range. The view shows its selection there.
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
  /// Whether the text cannot be copied, and is not given to input methods. The view shows it, as on
  /// iOS. Default: false.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecure }
    set { inputTraits.isSecure = newValue }
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
