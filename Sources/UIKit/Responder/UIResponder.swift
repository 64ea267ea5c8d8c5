public import Foundation
public import ObjectiveC

/// An object that can handle events: a view, a window, the application or its delegate.
///
/// Main thread only.
///
/// Source: Apple, "UIResponder".
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting
{
  public override init() {
    EditActions.register()
    super.init()
  }

  deinit {
    AssociatedObjects.removeAll(of: ObjectIdentifier(self))
  }

  /// The next responder in the chain. Default: nil.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether this is the first responder of its window: the one that gets keys, and actions without
  /// a target, while the window is key.
  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// Whether this object can become first responder. Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object agrees to be first responder no longer. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object the first responder of its window, after the present one has resigned.
  /// Returns false if it cannot become first responder, is in no window, or the present one refuses.
  ///
  /// Source: Apple, "becomeFirstResponder()".
  @discardableResult open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Asks this object to be first responder no longer. Returns false if it refuses.
  ///
  /// Source: Apple, "resignFirstResponder()".
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFocus() }

  // MARK: Input views

  /// The view that is shown at the bottom of the screen, in place of a keyboard, while this object is
  /// first responder. Default: the next responder's.
  ///
  /// Source: Apple, "inputView".
  open var inputView: UIView? { next?.inputView }

  /// The view that is shown above the input view. Default: the next responder's.
  ///
  /// Source: Apple, "inputAccessoryView".
  open var inputAccessoryView: UIView? { next?.inputAccessoryView }

  /// The controller whose view is the input view, if it is not nil. Default: the next responder's.
  ///
  /// Source: Apple, "inputViewController".
  open var inputViewController: UIInputViewController? { next?.inputViewController }

  /// The controller whose view is the input accessory view, if it is not nil. Default: the next
  /// responder's.
  ///
  /// Source: Apple, "inputAccessoryViewController".
  open var inputAccessoryViewController: UIInputViewController? {
    next?.inputAccessoryViewController
  }

  /// Shows the present input views of the first responder. Does nothing for other objects.
  ///
  /// Source: Apple, "reloadInputViews()".
  open func reloadInputViews() {
    if isFirstResponder { focusWindow?.screen.inputViews.update(reloads: true) }
  }

  /// The layout of the keyboard; nil if there is none. Default: the active one.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// A name under which iOS remembers the keyboard of this object. Default: nil.
  open var textInputContextIdentifier: String? { nil }

  /// Does nothing, because no keyboard is remembered.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// The buttons above an on-screen keyboard. Default: the next responder's, or one of its own.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let next { return next.inputAssistantItem }
    return Self.assistantItem
  }
  private static let assistantItem = UITextInputAssistantItem()

  /// Does nothing: no text is recognized in the pictures of a camera.
  open func captureTextFromCamera(_ sender: Any?) {}

  // MARK: Undo

  /// The undo manager of this object. Default: the next responder's; a window has one of its own.
  ///
  /// Source: Apple, "undoManager".
  open var undoManager: UndoManager? { next?.undoManager }

  /// The gestures of three fingers for editing, of which there are none. Default: `.default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Touches

  /// Called when touches have begun. Default: the next responder's.
  ///
  /// Source: Apple, "touchesBegan(_:with:)".
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved, or have changed in another way. Default: the next responder's.
  ///
  /// Source: Apple, "touchesMoved(_:with:)".
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches were lifted. Default: the next responder's.
  ///
  /// Source: Apple, "touchesEnded(_:with:)".
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called instead of `touchesEnded(_:with:)` when touches are taken away: by a gesture recognizer
  /// or the display, or because the view leaves its window. Default: the next responder's.
  ///
  /// Source: Apple, "touchesCancelled(_:with:)".
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches have got their final values. Default: the next
  /// responder's.
  ///
  /// Source: Apple, "touchesEstimatedPropertiesUpdated(_:)".
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Called when keys were pressed. Default: the next responder's. A key that comes to the end of
  /// the chain is a command, or text for the first responder.
  ///
  /// Source: Apple, "pressesBegan(_:with:)".
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Called when the force of presses has changed; that of keys never does. Default: the next
  /// responder's.
  ///
  /// Source: Apple, "pressesChanged(_:with:)".
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys were released. Default: the next responder's.
  ///
  /// Source: Apple, "pressesEnded(_:with:)".
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called instead of `pressesEnded(_:with:)` when the program loses the keyboard while keys are
  /// pressed. Default: the next responder's.
  ///
  /// Source: Apple, "pressesCancelled(_:with:)".
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Never called: there is no accelerometer. Default: the next responder's.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Never called: there is no accelerometer. Default: the next responder's.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Never called: there is no accelerometer. Default: the next responder's.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Never called: there are no remote controls of players. Default: the next responder's.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether this object has the method of a selector. A subclass has an edit action, such as
  /// `copy(_:)`, if it overrides it.
  open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if aSelector == "paste:", pasteConfiguration != nil { return true }
    return EditActions.overridden(aSelector, by: type(of: self)) ?? aSelector.isMethod(of: self)
  }

  /// Whether this object performs an action at this time. Default: whether it has the method.
  ///
  /// Source: Apple, "canPerformAction(_:withSender:)".
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "paste:", pasteConfiguration != nil {
      return canPaste(UIPasteboard.general.itemProviders)
    }
    return UndoActions.canPerform(action, on: self) ?? responds(to: action)
  }

  /// Returns the object that performs an action: this one if it can, otherwise the next responder's.
  ///
  /// Source: Apple, "target(forAction:withSender:)".
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The key commands that this object performs. Default: nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called before a command appears in a menu, or its key performs it, with a copy of the command;
  /// this method may change and disable it. Default: nothing.
  ///
  /// Source: Apple, "validate(_:)".
  open func validate(_ command: UICommand) {}

  /// Called when menus are built, to change them: those of `UIMenuSystem.main` by the application and
  /// its delegate, those of `UIMenuSystem.context` by the responders from the first one on. Default:
  /// calls the next responder's.
  ///
  /// Source: Apple, "buildMenu(with:)".
  open func buildMenu(with builder: any UIMenuBuilder) {
    next?.buildMenu(with: builder)
  }

  // MARK: Pasting items

  /// The types that can be pasted and dropped here; those that conform to them can be as well. Default:
  /// nil.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { storedPasteConfiguration }
    set { storedPasteConfiguration = newValue?.copy() as? UIPasteConfiguration }
  }

  /// Whether items can be pasted. Default: whether the configuration accepts each of them.
  ///
  /// Source: Apple, "canPaste(_:)".
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let configuration = pasteConfiguration, !itemProviders.isEmpty else { return false }
    return itemProviders.allSatisfy(configuration.accepts)
  }

  /// Called to paste items that `canPaste(_:)` accepts. Default: nothing.
  ///
  /// Source: Apple, "paste(itemProviders:)".
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: Edit actions

  // `EditActions.all` lists these methods in this order.

  /// Moves the selection to the pasteboard. Default: nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. Default: nothing.
  open func copy(_ sender: Any?) {}
  /// Inserts what the pasteboard contains. Default: pastes its items if `canPaste(_:)` accepts them.
  open func paste(_ sender: Any?) {
    guard pasteConfiguration != nil else { return }
    let items = UIPasteboard.general.itemProviders
    if canPaste(items) { paste(itemProviders: items) }
  }
  /// Inserts the text that the pasteboard contains in the style around it. Default: nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Opens what the pasteboard contains. Default: nothing.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for what the pasteboard contains. Default: nothing.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the object at a place. Default: nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. Default: nothing.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. Default: nothing.
  open func delete(_ sender: Any?) {}
  /// Makes the direction of the text left to right. Default: nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes the direction of the text right to left. Default: nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selected text bold, or not bold. Default: nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selected text italic, or not italic. Default: nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selected text, or not. Default: nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger. Default: nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller. Default: nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Begins a search. Default: nothing.
  open func find(_ sender: Any?) {}
  /// Begins a search with replacement. Default: nothing.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place that was found. Default: nothing.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place before that was found. Default: nothing.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text. Default: nothing.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Moves a document. Default: nothing.
  open func move(_ sender: Any?) {}
  /// Duplicates a document. Default: nothing.
  open func duplicate(_ sender: Any?) {}
  /// Exports a document. Default: nothing.
  open func export(_ sender: Any?) {}
  /// Renames a document. Default: nothing.
  open func rename(_ sender: Any?) {}
  /// Prints a document. Default: nothing.
  open func printContent(_ sender: Any?) {}
  /// Changes the attributes of the selected text. Default: nothing.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}

/// Whether the system's gestures for editing are recognized.
///
/// Source: Apple, "UIEditingInteractionConfiguration".
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}
