import UIKit

final class OverridingTextView: UITextView {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var text: String! {
    get { called(super.text) }
    set { super.text = assigned(newValue) }
  }
  override var attributedText: NSAttributedString! {
    get { called(super.attributedText) }
    set { super.attributedText = assigned(newValue) }
  }
  override var font: UIFont? {
    get { called(super.font) }
    set { super.font = assigned(newValue) }
  }
  override var textColor: UIColor? {
    get { called(super.textColor) }
    set { super.textColor = assigned(newValue) }
  }
  override var textAlignment: NSTextAlignment {
    get { called(super.textAlignment) }
    set { super.textAlignment = assigned(newValue) }
  }
  override var typingAttributes: [NSAttributedString.Key: Any] {
    get { called(super.typingAttributes) }
    set { super.typingAttributes = assigned(newValue) }
  }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { called(super.linkTextAttributes) }
    set { super.linkTextAttributes = assigned(newValue) }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { called(super.adjustsFontForContentSizeCategory) }
    set { super.adjustsFontForContentSizeCategory = assigned(newValue) }
  }
  override var selectedRange: NSRange {
    get { called(super.selectedRange) }
    set { super.selectedRange = assigned(newValue) }
  }
  override var isEditable: Bool {
    get { called(super.isEditable) }
    set { super.isEditable = assigned(newValue) }
  }
  override var isSelectable: Bool {
    get { called(super.isSelectable) }
    set { super.isSelectable = assigned(newValue) }
  }
  override var allowsEditingTextAttributes: Bool {
    get { called(super.allowsEditingTextAttributes) }
    set { super.allowsEditingTextAttributes = assigned(newValue) }
  }
  override var clearsOnInsertion: Bool {
    get { called(super.clearsOnInsertion) }
    set { super.clearsOnInsertion = assigned(newValue) }
  }
  override var textContainerInset: UIEdgeInsets {
    get { called(super.textContainerInset) }
    set { super.textContainerInset = assigned(newValue) }
  }
  override var isScrollEnabled: Bool {
    get { called(super.isScrollEnabled) }
    set { super.isScrollEnabled = assigned(newValue) }
  }
  override var delegate: (any UITextViewDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override func scrollRangeToVisible(_ range: NSRange) {
    called(super.scrollRangeToVisible(range))
  }
  override var textContainer: NSTextContainer { called(super.textContainer) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func layoutSubviews() { called(super.layoutSubviews()) }
  override func adjustedContentInsetDidChange() { called(super.adjustedContentInsetDidChange()) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func tintColorDidChange() { called(super.tintColorDidChange()) }
  override func willMove(toWindow newWindow: UIWindow?) {
    called(super.willMove(toWindow: newWindow))
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    called(super.touchesShouldCancel(in: view))
  }
  override var canBecomeFirstResponder: Bool { called(super.canBecomeFirstResponder) }
  override func becomeFirstResponder() -> Bool {
    called(super.becomeFirstResponder())
  }
  override func resignFirstResponder() -> Bool {
    called(super.resignFirstResponder())
  }
  override var inputView: UIView? {
    get { called(super.inputView) }
    set { super.inputView = assigned(newValue) }
  }
  override var inputAccessoryView: UIView? {
    get { called(super.inputAccessoryView) }
    set { super.inputAccessoryView = assigned(newValue) }
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    called(super.canPerformAction(action, withSender: sender))
  }
  override func cut(_ sender: Any?) {
    called(super.cut(sender))
  }
  override func copy(_ sender: Any?) {
    called(super.copy(sender))
  }
  override func paste(_ sender: Any?) {
    called(super.paste(sender))
  }
  override func pasteAndMatchStyle(_ sender: Any?) {
    called(super.pasteAndMatchStyle(sender))
  }
  override func select(_ sender: Any?) {
    called(super.select(sender))
  }
  override func selectAll(_ sender: Any?) {
    called(super.selectAll(sender))
  }
  override func delete(_ sender: Any?) {
    called(super.delete(sender))
  }
  override func toggleBoldface(_ sender: Any?) {
    called(super.toggleBoldface(sender))
  }
  override func toggleItalics(_ sender: Any?) {
    called(super.toggleItalics(sender))
  }
  override func toggleUnderline(_ sender: Any?) {
    called(super.toggleUnderline(sender))
  }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    called(super.makeTextWritingDirectionLeftToRight(sender))
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    called(super.makeTextWritingDirectionRightToLeft(sender))
  }
  override var hasText: Bool { called(super.hasText) }
  override func insertText(_ text: String) {
    called(super.insertText(text))
  }
  override func deleteBackward() {
    called(super.deleteBackward())
  }
  override func text(in range: UITextRange) -> String? {
    called(super.text(in: range))
  }
  override func replace(_ range: UITextRange, withText text: String) {
    called(super.replace(range, withText: text))
  }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    called(super.shouldChangeText(in: range, replacementText: text))
  }
  override var selectedTextRange: UITextRange? {
    get { called(super.selectedTextRange) }
    set { super.selectedTextRange = assigned(newValue) }
  }
  override var selectionAffinity: UITextStorageDirection {
    get { called(super.selectionAffinity) }
    set { super.selectionAffinity = assigned(newValue) }
  }
  override var markedTextRange: UITextRange? { called(super.markedTextRange) }
  override var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { called(super.markedTextStyle) }
    set { super.markedTextStyle = assigned(newValue) }
  }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    called(super.setMarkedText(markedText, selectedRange: selectedRange))
  }
  override func unmarkText() {
    called(super.unmarkText())
  }
  override var beginningOfDocument: UITextPosition { called(super.beginningOfDocument) }
  override var endOfDocument: UITextPosition { called(super.endOfDocument) }
  override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    called(super.textRange(from: fromPosition, to: toPosition))
  }
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    called(super.position(from: position, offset: offset))
  }
  override func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    called(super.position(from: position, in: direction, offset: offset))
  }
  override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    called(super.compare(position, to: other))
  }
  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    called(super.offset(from: from, to: toPosition))
  }
  override func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    called(super.position(within: range, farthestIn: direction))
  }
  override func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    called(super.characterRange(byExtending: position, in: direction))
  }
  override var inputDelegate: (any UITextInputDelegate)? {
    get { called(super.inputDelegate) }
    set { super.inputDelegate = assigned(newValue) }
  }
  override var tokenizer: any UITextInputTokenizer { called(super.tokenizer) }
  override func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    called(super.baseWritingDirection(for: position, in: direction))
  }
  override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    called(super.setBaseWritingDirection(writingDirection, for: range))
  }
  override func firstRect(for range: UITextRange) -> CGRect {
    called(super.firstRect(for: range))
  }
  override func caretRect(for position: UITextPosition) -> CGRect {
    called(super.caretRect(for: position))
  }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    called(super.selectionRects(for: range))
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    called(super.closestPosition(to: point))
  }
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    called(super.closestPosition(to: point, within: range))
  }
  override func characterRange(at point: CGPoint) -> UITextRange? {
    called(super.characterRange(at: point))
  }
  override func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    called(super.textStyling(at: position, in: direction))
  }
  override var textInputView: UIView { called(super.textInputView) }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { called(super.autocapitalizationType) }
    set { super.autocapitalizationType = assigned(newValue) }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { called(super.autocorrectionType) }
    set { super.autocorrectionType = assigned(newValue) }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { called(super.spellCheckingType) }
    set { super.spellCheckingType = assigned(newValue) }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { called(super.smartQuotesType) }
    set { super.smartQuotesType = assigned(newValue) }
  }
  override var smartDashesType: UITextSmartDashesType {
    get { called(super.smartDashesType) }
    set { super.smartDashesType = assigned(newValue) }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { called(super.smartInsertDeleteType) }
    set { super.smartInsertDeleteType = assigned(newValue) }
  }
  override var keyboardType: UIKeyboardType {
    get { called(super.keyboardType) }
    set { super.keyboardType = assigned(newValue) }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { called(super.keyboardAppearance) }
    set { super.keyboardAppearance = assigned(newValue) }
  }
  override var returnKeyType: UIReturnKeyType {
    get { called(super.returnKeyType) }
    set { super.returnKeyType = assigned(newValue) }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { called(super.enablesReturnKeyAutomatically) }
    set { super.enablesReturnKeyAutomatically = assigned(newValue) }
  }
  override var isSecureTextEntry: Bool {
    get { called(super.isSecureTextEntry) }
    set { super.isSecureTextEntry = assigned(newValue) }
  }
  override var textContentType: UITextContentType! {
    get { called(super.textContentType) }
    set { super.textContentType = assigned(newValue) }
  }
  override var passwordRules: UITextInputPasswordRules? {
    get { called(super.passwordRules) }
    set { super.passwordRules = assigned(newValue) }
  }
  override var inlinePredictionType: UITextInlinePredictionType {
    get { called(super.inlinePredictionType) }
    set { super.inlinePredictionType = assigned(newValue) }
  }
}

extension Overrides {
  static let textView = Overrides(
    of: "UITextView", by: OverridingTextView(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.text = $0.text
        $0.attributedText = $0.attributedText
        $0.font = $0.font
        $0.textColor = $0.textColor
        $0.textAlignment = $0.textAlignment
        $0.typingAttributes = $0.typingAttributes
        $0.linkTextAttributes = $0.linkTextAttributes
        $0.adjustsFontForContentSizeCategory = $0.adjustsFontForContentSizeCategory
        $0.selectedRange = $0.selectedRange
        $0.isEditable = $0.isEditable
        $0.isSelectable = $0.isSelectable
        $0.allowsEditingTextAttributes = $0.allowsEditingTextAttributes
        $0.clearsOnInsertion = $0.clearsOnInsertion
        $0.textContainerInset = $0.textContainerInset
        $0.isScrollEnabled = $0.isScrollEnabled
        $0.delegate = $0.delegate
      },
      {
        $0.scrollRangeToVisible(NSRange())
        _ = $0.textContainer
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.contentInset.top += 1
        $0.traitCollectionDidChange(nil)
        $0.tintColorDidChange()
        _ = $0.touchesShouldCancel(in: $0)
      },
      {
        $0.willMove(toWindow: nil)
        _ = $0.canBecomeFirstResponder
        _ = $0.becomeFirstResponder()
        _ = $0.resignFirstResponder()
        $0.inputView = $0.inputView
        $0.inputAccessoryView = $0.inputAccessoryView
        _ = $0.canPerformAction("copy:", withSender: nil)
        $0.cut(nil)
        $0.copy(nil)
        $0.paste(nil)
        $0.pasteAndMatchStyle(nil)
        $0.select(nil)
        $0.selectAll(nil)
      },
      {
        $0.delete(nil)
        $0.toggleBoldface(nil)
        $0.toggleItalics(nil)
        $0.toggleUnderline(nil)
        $0.makeTextWritingDirectionLeftToRight(nil)
        $0.makeTextWritingDirectionRightToLeft(nil)
        _ = $0.hasText
        $0.insertText("a")
        $0.deleteBackward()
        _ = $0.text(in: $0.all)
        $0.replace($0.all, withText: "a")
        _ = $0.shouldChangeText(in: $0.all, replacementText: "a")
        $0.selectedTextRange = $0.selectedTextRange
        $0.selectionAffinity = $0.selectionAffinity
      },
      {
        _ = $0.markedTextRange
        $0.markedTextStyle = $0.markedTextStyle
        $0.setMarkedText("a", selectedRange: NSRange())
        $0.unmarkText()
        _ = $0.beginningOfDocument
        _ = $0.endOfDocument
        _ = $0.textRange(from: $0.beginningOfDocument, to: $0.beginningOfDocument)
        _ = $0.position(from: $0.beginningOfDocument, offset: 0)
        _ = $0.position(from: $0.beginningOfDocument, in: .right, offset: 0)
        _ = $0.compare($0.beginningOfDocument, to: $0.beginningOfDocument)
        _ = $0.offset(from: $0.beginningOfDocument, to: $0.beginningOfDocument)
        _ = $0.position(within: $0.all, farthestIn: .right)
        _ = $0.characterRange(byExtending: $0.beginningOfDocument, in: .right)
        $0.inputDelegate = $0.inputDelegate
      },
      {
        _ = $0.tokenizer
        _ = $0.baseWritingDirection(for: $0.beginningOfDocument, in: .forward)
        $0.setBaseWritingDirection(.natural, for: $0.all)
        _ = $0.firstRect(for: $0.all)
        _ = $0.caretRect(for: $0.beginningOfDocument)
        _ = $0.selectionRects(for: $0.all)
        _ = $0.closestPosition(to: .zero)
        _ = $0.closestPosition(to: .zero, within: $0.all)
        _ = $0.characterRange(at: .zero)
        _ = $0.textStyling(at: $0.beginningOfDocument, in: .forward)
        _ = $0.textInputView
        $0.autocapitalizationType = $0.autocapitalizationType
        $0.autocorrectionType = $0.autocorrectionType
        $0.spellCheckingType = $0.spellCheckingType
      },
      {
        $0.smartQuotesType = $0.smartQuotesType
        $0.smartDashesType = $0.smartDashesType
        $0.smartInsertDeleteType = $0.smartInsertDeleteType
        $0.keyboardType = $0.keyboardType
        $0.keyboardAppearance = $0.keyboardAppearance
        $0.returnKeyType = $0.returnKeyType
        $0.enablesReturnKeyAutomatically = $0.enablesReturnKeyAutomatically
        $0.isSecureTextEntry = $0.isSecureTextEntry
        $0.textContentType = $0.textContentType
        $0.passwordRules = $0.passwordRules
        $0.inlinePredictionType = $0.inlinePredictionType
      },
    ])
}

extension UITextInput {
  /// The range of the whole text.
  fileprivate var all: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument)! }
}
