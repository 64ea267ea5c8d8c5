import UIKit

final class OverridingResponder: OverridingAccessibility {
  override func awakeFromNib() { called(super.awakeFromNib()) }
  override var next: UIResponder? { called(super.next) }
  override var isFirstResponder: Bool { called(super.isFirstResponder) }
  override var canBecomeFirstResponder: Bool { called(super.canBecomeFirstResponder) }
  override var canResignFirstResponder: Bool { called(super.canResignFirstResponder) }
  override func becomeFirstResponder() -> Bool { called(super.becomeFirstResponder()) }
  override func resignFirstResponder() -> Bool { called(super.resignFirstResponder()) }
  override var inputView: UIView? { called(super.inputView) }
  override var inputAccessoryView: UIView? { called(super.inputAccessoryView) }
  override var inputViewController: UIInputViewController? { called(super.inputViewController) }
  override var inputAccessoryViewController: UIInputViewController? {
    called(super.inputAccessoryViewController)
  }
  override func reloadInputViews() { called(super.reloadInputViews()) }
  override var textInputMode: UITextInputMode? { called(super.textInputMode) }
  override var textInputContextIdentifier: String? { called(super.textInputContextIdentifier) }
  override class func clearTextInputContextIdentifier(_ identifier: String) {
    called(super.clearTextInputContextIdentifier(identifier))
  }
  override var inputAssistantItem: UITextInputAssistantItem { called(super.inputAssistantItem) }
  override func captureTextFromCamera(_ sender: Any?) {
    called(super.captureTextFromCamera(sender))
  }
  override var undoManager: UndoManager? { called(super.undoManager) }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    called(super.editingInteractionConfiguration)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesBegan(touches, with: event))
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesMoved(touches, with: event))
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesEnded(touches, with: event))
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesCancelled(touches, with: event))
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    called(super.touchesEstimatedPropertiesUpdated(touches))
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(super.pressesBegan(presses, with: event))
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(super.pressesChanged(presses, with: event))
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(super.pressesEnded(presses, with: event))
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(super.pressesCancelled(presses, with: event))
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    called(super.motionBegan(motion, with: event))
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    called(super.motionEnded(motion, with: event))
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    called(super.motionCancelled(motion, with: event))
  }
  override func remoteControlReceived(with event: UIEvent?) {
    called(super.remoteControlReceived(with: event))
  }
  override func responds(to aSelector: Selector!) -> Bool {
    called(super.responds(to: aSelector))
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    called(super.canPerformAction(action, withSender: sender))
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    called(super.target(forAction: action, withSender: sender))
  }
  override var keyCommands: [UIKeyCommand]? { called(super.keyCommands) }
  override func validate(_ command: UICommand) { called(super.validate(command)) }
  override func buildMenu(with builder: any UIMenuBuilder) {
    called(super.buildMenu(with: builder))
  }

  override var pasteConfiguration: UIPasteConfiguration? {
    get { called(super.pasteConfiguration) }
    set { super.pasteConfiguration = assigned(newValue) }
  }
  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    called(super.canPaste(itemProviders))
  }
  override func paste(itemProviders: [NSItemProvider]) {
    called(super.paste(itemProviders: itemProviders))
  }
  override func cut(_ sender: Any?) { called(super.cut(sender)) }
  override func copy(_ sender: Any?) { called(super.copy(sender)) }
  override func paste(_ sender: Any?) { called(super.paste(sender)) }
  override func pasteAndMatchStyle(_ sender: Any?) { called(super.pasteAndMatchStyle(sender)) }
  override func pasteAndGo(_ sender: Any?) { called(super.pasteAndGo(sender)) }
  override func pasteAndSearch(_ sender: Any?) { called(super.pasteAndSearch(sender)) }
  override func select(_ sender: Any?) { called(super.select(sender)) }
  override func selectAll(_ sender: Any?) { called(super.selectAll(sender)) }
  override func delete(_ sender: Any?) { called(super.delete(sender)) }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    called(super.makeTextWritingDirectionLeftToRight(sender))
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    called(super.makeTextWritingDirectionRightToLeft(sender))
  }
  override func toggleBoldface(_ sender: Any?) { called(super.toggleBoldface(sender)) }
  override func toggleItalics(_ sender: Any?) { called(super.toggleItalics(sender)) }
  override func toggleUnderline(_ sender: Any?) { called(super.toggleUnderline(sender)) }
  override func increaseSize(_ sender: Any?) { called(super.increaseSize(sender)) }
  override func decreaseSize(_ sender: Any?) { called(super.decreaseSize(sender)) }
  override func find(_ sender: Any?) { called(super.find(sender)) }
  override func findAndReplace(_ sender: Any?) { called(super.findAndReplace(sender)) }
  override func findNext(_ sender: Any?) { called(super.findNext(sender)) }
  override func findPrevious(_ sender: Any?) { called(super.findPrevious(sender)) }
  override func useSelectionForFind(_ sender: Any?) { called(super.useSelectionForFind(sender)) }
  override func move(_ sender: Any?) { called(super.move(sender)) }
  override func duplicate(_ sender: Any?) { called(super.duplicate(sender)) }
  override func export(_ sender: Any?) { called(super.export(sender)) }
  override func rename(_ sender: Any?) { called(super.rename(sender)) }
  override func printContent(_ sender: Any?) { called(super.printContent(sender)) }
  override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { called(super.updateTextAttributes(conversionHandler: conversionHandler)) }
}

extension Overrides {
  static let responder = Overrides(
    of: "UIResponder", by: OverridingResponder(),
    uses: [
      { useAccessibility($0) },
      {
        $0.awakeFromNib()
        _ = ($0.next, $0.isFirstResponder, $0.canResignFirstResponder, $0.keyCommands)
        $0.validate(UICommand(action: "copy:"))
        $0.buildMenu(with: NoBuilder())
      },
      {
        _ = ($0.inputView, $0.inputAccessoryView, $0.inputAssistantItem, $0.undoManager)
        _ = ($0.textInputMode, $0.textInputContextIdentifier, $0.editingInteractionConfiguration)
        _ = ($0.inputViewController, $0.inputAccessoryViewController)
        $0.reloadInputViews()
        $0.captureTextFromCamera(nil)
        type(of: $0).clearTextInputContextIdentifier("a")
      },
      {
        $0.pasteConfiguration = $0.pasteConfiguration
        _ = $0.canPaste([])
        $0.paste(itemProviders: [])
      },
      {
        _ = ($0.canBecomeFirstResponder, $0.becomeFirstResponder(), $0.resignFirstResponder())
        // This calls `canPerformAction(_:withSender:)` and `responds(to:)`.
        _ = $0.target(forAction: "copy:", withSender: nil)
      },
      {
        $0.touchesBegan([], with: nil)
        $0.touchesMoved([], with: nil)
        $0.touchesEnded([], with: nil)
        $0.touchesCancelled([], with: nil)
        $0.touchesEstimatedPropertiesUpdated([])
        $0.pressesBegan([], with: nil)
        $0.pressesChanged([], with: nil)
        $0.pressesEnded([], with: nil)
        $0.pressesCancelled([], with: nil)
        $0.motionBegan(.motionShake, with: nil)
        $0.motionEnded(.motionShake, with: nil)
        $0.motionCancelled(.motionShake, with: nil)
        $0.remoteControlReceived(with: nil)
      },
      {
        $0.cut(nil)
        $0.copy(nil)
        $0.paste(nil)
        $0.pasteAndMatchStyle(nil)
        $0.pasteAndGo(nil)
        $0.pasteAndSearch(nil)
        $0.select(nil)
        $0.selectAll(nil)
        $0.delete(nil)
        $0.makeTextWritingDirectionLeftToRight(nil)
        $0.makeTextWritingDirectionRightToLeft(nil)
        $0.toggleBoldface(nil)
        $0.toggleItalics(nil)
        $0.toggleUnderline(nil)
        $0.increaseSize(nil)
        $0.decreaseSize(nil)
        $0.find(nil)
        $0.findAndReplace(nil)
        $0.findNext(nil)
        $0.findPrevious(nil)
        $0.useSelectionForFind(nil)
        $0.move(nil)
        $0.duplicate(nil)
        $0.export(nil)
        $0.rename(nil)
        $0.printContent(nil)
        $0.updateTextAttributes { $0 }
      },
    ])
}

/// A builder without menus.
private struct NoBuilder: UIMenuBuilder {
  var system: UIMenuSystem { .main }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
  func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
  func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
  func remove(menu removedIdentifier: UIMenu.Identifier) {}
}
