import UIKit

final class OverridingInputViewController: UIInputViewController {
  override func loadView() { called(super.loadView()) }
  override var inputView: UIInputView? {
    get { called(super.inputView) }
    set { super.inputView = assigned(newValue) }
  }
  override var textDocumentProxy: any UITextDocumentProxy { called(super.textDocumentProxy) }
  override var primaryLanguage: String? {
    get { called(super.primaryLanguage) }
    set { super.primaryLanguage = assigned(newValue) }
  }
  override var hasDictationKey: Bool {
    get { called(super.hasDictationKey) }
    set { super.hasDictationKey = assigned(newValue) }
  }
  override var hasFullAccess: Bool { called(super.hasFullAccess) }
  override var needsInputModeSwitchKey: Bool { called(super.needsInputModeSwitchKey) }
  override func dismissKeyboard() { called(super.dismissKeyboard()) }
  override func advanceToNextInputMode() { called(super.advanceToNextInputMode()) }
  override func handleInputModeList(from view: UIView, with event: UIEvent) {
    called(super.handleInputModeList(from: view, with: event))
  }
  override func selectionWillChange(_ textInput: (any UITextInput)?) {
    called(super.selectionWillChange(textInput))
  }
  override func selectionDidChange(_ textInput: (any UITextInput)?) {
    called(super.selectionDidChange(textInput))
  }
  override func textWillChange(_ textInput: (any UITextInput)?) {
    called(super.textWillChange(textInput))
  }
  override func textDidChange(_ textInput: (any UITextInput)?) {
    called(super.textDidChange(textInput))
  }
}

extension Overrides {
  static let inputViewController = Overrides(
    of: "UIInputViewController", by: OverridingInputViewController(),
    uses: [
      {
        _ = ($0.view, $0.textDocumentProxy, $0.hasFullAccess, $0.needsInputModeSwitchKey)
        $0.inputView = $0.inputView
        $0.primaryLanguage = $0.primaryLanguage
        $0.hasDictationKey = $0.hasDictationKey
      },
      {
        $0.dismissKeyboard()
        $0.advanceToNextInputMode()
        $0.handleInputModeList(from: UIView(), with: UIEvent())
        $0.textDocumentProxy.adjustTextPosition(byCharacterOffset: 1)
        $0.selectionWillChange(nil)
        $0.selectionDidChange(nil)
        $0.textWillChange(nil)
        $0.textDidChange(nil)
      },
    ])
}
