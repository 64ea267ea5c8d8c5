public import Foundation

/// Is asked and told about the editing of a text field.
///
/// Main thread only. Source: Apple, "UITextFieldDelegate".
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Default: true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field has become first responder, and has sent `.editingDidBegin`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may stop being first responder. Default: true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field has stopped being first responder, and has sent `.editingDidEnd`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called like `textFieldDidEndEditing(_:)`, and by default calls it.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may replace characters. The range is in UTF-16 units. Default: true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection has changed, also with the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button, or the beginning of editing, removes the text. Default: true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return sends the field's actions. Default: true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for characters. Default: nil, which means the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
