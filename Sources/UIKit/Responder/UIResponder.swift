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

  /// Called when the object has been created from a view file and its outlets and actions are connected.
  /// An override calls the superclass. Default: nothing.
  ///
  /// Source: Apple, "awakeFromNib()".
  open func awakeFromNib() {}

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

  // MARK: Accessibility: what is read

  /// What the program has set; nil in most objects, for which it has set nothing.
  final var accessibility: AccessibilityAttributes?
  /// The number by which screen readers know the object; 0 before one has come to it.
  final var elementNumber: UInt64 = 0

  /// What a screen reader finds where the program has set nothing. A class whose objects are more than
  /// views overrides it.
  var standardAccessibility: StandardAccessibility { StandardAccessibility() }

  /// The frame in the coordinates of the screen where the program has set none.
  var standardAccessibilityFrame: CGRect { .zero }

  /// Whether a screen reader stops here; what is inside is then not found. Default: true for labels with
  /// a text, controls, cells, and `UIAccessibilityElement`.
  ///
  /// Source: Apple, "isAccessibilityElement".
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? standardAccessibility.isElement }
    set { accessibilityAttributes.isElement = newValue }
  }

  /// The name that is read. Default: the text or the title that is shown.
  ///
  /// Source: Apple, "accessibilityLabel".
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? standardAccessibility.label }
    set { accessibilityAttributes.label = newValue.map(SpokenText.plain) }
  }

  /// The name, with attributes of speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label?.attributed ?? accessibilityLabel.map(NSAttributedString.init) }
    set { accessibilityAttributes.label = newValue.map(SpokenText.attributed) }
  }

  /// What an activation does, read after a pause. Default: nil.
  ///
  /// Source: Apple, "accessibilityHint".
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string ?? standardAccessibility.hint }
    set { accessibilityAttributes.hint = newValue.map(SpokenText.plain) }
  }

  /// The hint, with attributes of speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint?.attributed ?? accessibilityHint.map(NSAttributedString.init) }
    set { accessibilityAttributes.hint = newValue.map(SpokenText.attributed) }
  }

  /// The present value, such as "50%" of a slider. Default: the control's.
  ///
  /// Source: Apple, "accessibilityValue".
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? standardAccessibility.value }
    set { accessibilityAttributes.value = newValue.map(SpokenText.plain) }
  }

  /// The value, with attributes of speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value?.attributed ?? accessibilityValue.map(NSAttributedString.init) }
    set { accessibilityAttributes.value = newValue.map(SpokenText.attributed) }
  }

  /// What kind of element this is, and its state. Default: those of the class.
  ///
  /// Source: Apple, "accessibilityTraits".
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? standardAccessibility.traits }
    set { accessibilityAttributes.traits = newValue }
  }

  /// The language in which the texts are read, as a BCP 47 tag. Default: nil, that of the system.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityAttributes.language = newValue }
  }

  /// What a user may say for the element, the best first. Default: the label.
  ///
  /// Source: Apple, "accessibilityUserInputLabels".
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityAttributedUserInputLabels.map(\.string) }
    set {
      accessibilityAttributes.inputLabels = newValue?.map { NSAttributedString(string: $0) }
    }
  }

  /// What a user may say, with attributes of speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility?.inputLabels ?? [accessibilityAttributedLabel].compactMap { $0 } }
    set { accessibilityAttributes.inputLabels = newValue }
  }

  /// What kind of text this is, from which a reader chooses how to speak it. Default: nil.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityAttributes.textualContext = newValue }
  }

  /// A name for tests, which is never read. Default: nil.
  ///
  /// Source: Apple, "accessibilityIdentifier".
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityAttributes.identifier = newValue }
  }

  // MARK: Accessibility: where it is

  /// The frame in the coordinates of the screen. Default: that of a view. Points.
  ///
  /// Source: Apple, "accessibilityFrame".
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? standardAccessibilityFrame }
    set { accessibilityAttributes.frame = newValue }
  }

  /// The outline in the coordinates of the screen, where a frame does not describe it. Default: nil.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityAttributes.path = newValue }
  }

  /// Where an activation taps, in the coordinates of the screen. Default: the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? centerOfAccessibilityFrame }
    set { accessibilityAttributes.activationPoint = newValue }
  }

  /// Whether everything in this object is hidden from screen readers. Default: false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? standardAccessibility.hidesElements }
    set { accessibilityAttributes.hidesElements = newValue }
  }

  /// Whether the views beside this one are hidden from screen readers. Default: false, and true for what
  /// UIKit presents.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? standardAccessibility.isModal }
    set { accessibilityAttributes.isModal = newValue }
  }

  /// Whether the elements inside are read one after the other, whatever is beside them. Default: false,
  /// and true for bars and scroll views.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? standardAccessibility.groupsChildren }
    set { accessibilityAttributes.groupsChildren = newValue }
  }

  /// How switches go through the elements inside. Default: `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityAttributes.navigationStyle = newValue }
  }

  /// Whether the element can be used, and not only read. Default: whether a view is interactive.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToInteraction ?? standardAccessibility.respondsToInteraction }
    set { accessibilityAttributes.respondsToInteraction = newValue }
  }

  /// How touches reach an element with the trait `.allowsDirectInteraction`. Default: none.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { accessibility?.directTouch ?? .none }
    set { accessibilityAttributes.directTouch = newValue }
  }

  // MARK: Accessibility: containers

  /// The elements inside, in the order in which they are read. Default: nil, which means the subviews,
  /// in their visual order.
  ///
  /// Source: Apple, "accessibilityElements".
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? standardAccessibility.elements?() }
    set { accessibilityAttributes.elements = newValue }
  }

  /// The elements that tests find in place of `accessibilityElements`. Default: nil.
  open var automationElements: [Any]? {
    get { accessibility?.automationElements }
    set { accessibilityAttributes.automationElements = newValue }
  }

  /// The number of elements inside. Default: that of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index; nil beyond the range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
  }

  /// What kind of container this is. Default: `.none`, and `.list` for tables and collections.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? standardAccessibility.containerType }
    set { accessibilityAttributes.containerType = newValue }
  }

  // MARK: Accessibility: actions

  /// Activates the element. Returns false, the default, if a tap at the activation point is to do it.
  ///
  /// Source: Apple, "accessibilityActivate()".
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an element with the trait `.adjustable`. Default: that of the control.
  open func accessibilityIncrement() { standardAccessibility.adjust?(.up) }

  /// Decreases the value of an element with the trait `.adjustable`. Default: that of the control.
  open func accessibilityDecrement() { standardAccessibility.adjust?(.down) }

  /// Scrolls by a page. Returns false if it cannot; then the object around it is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    standardAccessibility.scroll?(direction) ?? false
  }

  /// Leaves what is modal, or goes back. Returns false if there is nothing to leave; then the object
  /// around it is asked.
  open func accessibilityPerformEscape() -> Bool { standardAccessibility.escape?() ?? false }

  /// Does what matters most at this time, such as to answer a call. Default: returns false.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Zooms in at a point of the screen, in an element with the trait `.supportsZoom`. Default: returns
  /// false.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Zooms out at a point of the screen. Default: returns false.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Further actions, with a name each. Default: nil.
  ///
  /// Source: Apple, "accessibilityCustomActions".
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions ?? standardAccessibility.customActions?() }
    set { accessibilityAttributes.customActions = newValue }
  }

  /// Kinds of elements inside that a user can go through. Default: nil.
  ///
  /// Source: Apple, "accessibilityCustomRotors".
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityAttributes.customRotors = newValue }
  }

  /// The places from which something can be dragged. Default: nil, the middle of a view with a drag
  /// interaction.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dragSources }
    set { accessibilityAttributes.dragSources = newValue }
  }

  /// The places where something can be dropped. Default: nil.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dropPoints }
    set { accessibilityAttributes.dropPoints = newValue }
  }

  // MARK: Accessibility: focus

  /// Called after a screen reader has come to this element. Default: nothing.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after a screen reader has left this element. Default: nothing.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether a screen reader is at this element.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.shared.element === self }

  /// The technologies that are at this element; nil if none is.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [AccessibilityFocus.shared.technology] : nil
  }

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
