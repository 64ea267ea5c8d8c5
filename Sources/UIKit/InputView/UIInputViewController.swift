import CoreGraphics

/// Controls a keyboard that the program shows itself: its view is the input view of responders that
/// return the controller as `inputViewController`.
///
/// Main thread only. Source: Apple, "UIInputViewController".
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private final lazy var document = DocumentProxy(of: self)

  /// Creates an input view of the keyboard's style as the view.
  open override func loadView() {
    let frame = CGRect(x: 0, y: 0, width: 0, height: Self.height)
    view = UIInputView(frame: frame, inputViewStyle: .keyboard)
  }

  /// The height of a keyboard on a phone that is upright, in points.
  private static let height: CGFloat = 216

  /// The view, if it is an input view.
  ///
  /// Source: Apple, "inputView".
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text that has the focus.
  open var textDocumentProxy: any UITextDocumentProxy { document }

  /// The language of the keyboard, as in "en-US". Default: nil.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation, which the program draws. Default: false.
  open var hasDictationKey = false
  /// Whether the keyboard may use the network and other data of the program. Always true.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has to offer a key for the next keyboard. Always false: there is no other.
  open var needsInputModeSwitchKey: Bool { false }

  /// Has the first responder resign, which hides the keyboard.
  open func dismissKeyboard() {
    document.client?.resignFirstResponder()
  }

  /// Does nothing, because there is no other keyboard.
  open func advanceToNextInputMode() {}

  /// Does nothing, because there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  // MARK: Changes of the text

  /// Called before the selection changes. Default: nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection has changed. Default: nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes. Default: nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text has changed. Default: nothing.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
