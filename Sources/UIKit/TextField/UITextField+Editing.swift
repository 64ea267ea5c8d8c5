import Foundation

extension UITextField: TextEditing {
  var isEditingText: Bool { isEditing }
  var keepsAttributes: Bool { allowsEditingTextAttributes }

  // MARK: Begin and end

  /// Begins editing, in the order of iOS: the actions, the delegate, the notification.
  final func didBecomeFirstResponder() {
    isEditing = true
    if clearsOnBeginEditing, editor.length > 0, delegate?.textFieldShouldClear(self) ?? true {
      removeText()
    }
    replacesAll = isSecureTextEntry && editor.length > 0
    editor.select(TextSelection(editor.length))
    editingDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func didResignFirstResponder() {
    editor.unmark()
    editor.forgetEdits()
    isEditing = false
    replacesAll = false
    gestures.dismissMenu()
    gestures.endLoupe()
    editingDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  private func editingDidChange() {
    editor.typingAttributes = content.attributes
    setNeedsLayout()
    showSelection()
  }

  // MARK: Keys

  final func didPressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    // A field with an action for its end ends with Return.
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if ends { resignFirstResponder() }
  }

  /// Whether the delegate allows a change by the user. Return is no text.
  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    guard text != "\n" else { return true }
    let range = replacesAll ? 0..<editor.length : range
    return delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
  }

  /// Selects all text that the next insertion is to replace.
  final func prepareForInsertion() {
    guard replacesAll else { return }
    replacesAll = false
    editor.select(TextSelection(0..<editor.length))
  }

  final func moveFocus(isForward: Bool) -> Bool {
    guard let window else { return true }
    let fields = window.editableFields
    guard let index = fields.firstIndex(where: { $0 === self }), fields.count > 1 else {
      return true
    }
    let next = (index + (isForward ? 1 : fields.count - 1)) % fields.count
    fields[next].becomeFirstResponder()
    return true
  }

  // MARK: Clearing

  final func didTapClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    removeText()
    if !isEditing { becomeFirstResponder() }
  }

  private func removeText() {
    replacesAll = false
    editor.unmark()
    editor.edit(0..<editor.length, with: StyledText(), .other, name: "Clear")
  }

  // MARK: TextEditing

  /// A field has one line: those of a text that is pasted become one.
  final func accepted(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: " ")
  }

  final func userDidChangeText() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func textDidChange(_ replacement: TextReplacement?) {
    cachedLine = nil
    setNeedsLayout()
    showSelection()
    invalidateIntrinsicContentSize()
  }

  final func selectionDidChange() {
    editor.typingAttributes = content.attributes
    if keepsAttributes, editor.selection.range.lowerBound > 0 {
      editor.typingAttributes = editor.styling(
        at: TextOffset(editor.selection.range.lowerBound - 1))
    }
    showSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  final func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: NSRange(editor.selection.range),
      suggestedActions: suggestedActions)
  }

  final func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  final func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

extension UIView {
  /// The fields below the view that can be edited, in the order of the views.
  fileprivate var editableFields: [UITextField] {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return [] }
    let own = (self as? UITextField).map { $0.canBecomeFirstResponder ? [$0] : [] } ?? []
    return own + subviews.flatMap(\.editableFields)
  }
}
