import CoreGraphics
public import Foundation

// The notifications of a keyboard are posted for input views and input accessory views. Their object
// is the screen.
extension UIResponder {
  /// Posted before input views appear or grow. The user info has the keys below.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after input views have appeared or grown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before input views disappear.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after input views have disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the frame of input views changes, also when they appear or disappear.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame of input views has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change: an `NSValue` with a `CGRect` in the screen's
  /// coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change: an `NSValue` with a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration: an `NSNumber` in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve: an `NSNumber`. Shifted by 16 bits, it is one of the
  /// `UIView.AnimationOptions`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this program: an `NSNumber`, which is always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A change of the frame of input views, of which notifications tell.
@MainActor struct KeyboardChange {
  static let duration = 0.25
  /// The number of the curve with which iOS moves keyboards; it has no name.
  private static let curve = 7
  static let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)

  let begin: CGRect
  let end: CGRect
  let screen: UIScreen

  enum Kind {
    case show, hide
  }

  func postWill(_ kind: Kind) {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      kind == .show
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
  }

  func postDid(_ kind: Kind) {
    post(UIResponder.keyboardDidChangeFrameNotification)
    post(
      kind == .show
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
  }

  /// Tells of a frame that has changed at once, with the screen or with a view.
  func post() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(UIResponder.keyboardDidChangeFrameNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
