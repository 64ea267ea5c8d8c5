public import Foundation

extension UITextField {
  /// The look of a field's edge.
  ///
  /// Source: Apple, "UITextField.BorderStyle".
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view in a field is visible.
  ///
  /// Source: Apple, "UITextField.ViewMode".
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing has ended.
  ///
  /// Source: Apple, "UITextField.DidEndEditingReason".
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  /// Posted with the field after its editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with the field after its editing has ended; the user information has the reason.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted with the field after the user has changed its text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key of the raw value of a `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}

extension UITextField.ViewMode {
  func isVisible(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
