import CoreGraphics
import Foundation

extension UITextView: TextEditing {
  var isEditingText: Bool { isEditing }
  var keepsAttributes: Bool { allowsEditingTextAttributes }
  var allowsEditing: Bool { isEditable }

  func beginEditing() -> Bool { isFirstResponder || becomeFirstResponder() }

  // MARK: Begin and end

  /// Begins editing, in the order of iOS: the delegate, the notification.
  final func didBecomeFirstResponder() {
    setNeedsLayout()
    guard isEditable else { return }
    isEditing = true
    revealed = editor.selection.focus..<editor.selection.focus
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func didResignFirstResponder() {
    editor.unmark()
    editor.forgetEdits()
    replacesAll = false
    gestures.dismissMenu()
    gestures.endLoupe()
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Ends editing if the user may no longer edit or select.
  final func interactionDidChange() {
    guard isFirstResponder else { return }
    if isEditing || !isSelectable { resignFirstResponder() }
  }

  // MARK: Changes

  /// Whether the delegate allows a change by the user.
  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    let range = replacesAll ? 0..<editor.length : range
    return delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text)
      ?? true
  }

  /// Selects all text that the next insertion is to replace.
  final func prepareForInsertion() {
    guard replacesAll else { return }
    replacesAll = false
    editor.select(TextSelection(0..<editor.length))
  }

  /// Tab is text.
  final func moveFocus(isForward: Bool) -> Bool { false }

  final func accepted(_ text: String) -> String { text }

  final func userDidChangeText() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func textDidChange(_ replacement: TextReplacement?) {
    if let replacement {
      column.replace(replacement, in: editor.storage)
    } else {
      column.setText(editor.storage)
    }
    textSizeDidChange()
  }

  final func selectionDidChange() {
    replacesAll = false
    updateTypingAttributes()
    let selection = editor.selection
    // A text that was selected as a whole stays where it is.
    if isFirstResponder, selection.isEmpty || selection.range != 0..<editor.length {
      revealed = selection.focus..<selection.focus
    }
    setNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  private final func updateTypingAttributes() {
    guard editor.length > 0 else {
      editor.typingAttributes = content.attributes
      return
    }
    let range = editor.selection.range
    let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    editor.typingAttributes = Self.typing(editor.styling(at: TextOffset(place)))
  }

  // MARK: The edit menu

  final func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: NSRange(editor.selection.range), suggestedActions: suggestedActions)
  }

  final func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  final func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Links

  /// Performs the action of a link, a tag or an attachment that was touched. They are for views that are
  /// not edited. Returns whether the touch is used: one of an attachment selects as well.
  final func didTouch(_ point: CGPoint, _ interaction: UITextItemInteraction) -> Bool {
    guard isSelectable, !isEditable, let item = textItem(at: point) else { return false }
    let standard = UIAction { [weak self] _ in self?.ask(about: item, interaction) }
    if interaction == .invokeDefaultAction, let delegate {
      delegate.textView(self, primaryActionFor: item, defaultAction: standard)?
        .performWithSender(self, target: nil)
    } else {
      standard.performWithSender(self, target: nil)
    }
    if case .textAttachment = item.content { return false }
    return true
  }

  private func textItem(at point: CGPoint) -> UITextItem? {
    guard let range = editor.characterRange(at: point) else { return nil }
    let run = editor.storage.run(at: editor.range(range).lowerBound)
    return UITextItem(run.attributes, NSRange(run.range))
  }

  /// Nothing opens a link: the delegate's answer has no effect.
  private func ask(about item: UITextItem, _ interaction: UITextItemInteraction) {
    switch item.content {
    case .link(let link):
      _ = delegate?.textView(
        self, shouldInteractWith: link, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: break
    }
  }
}
