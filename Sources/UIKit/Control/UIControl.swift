public import Foundation
public import ObjectiveC

/// A view that sends actions in response to touches, such as a button or a slider.
///
/// Main thread only. Source: Apple, "UIControl".
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  final var handlers = ControlHandlers()
  /// The touch that is tracked, or that the control has refused to track any further.
  final var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for `.primaryActionTriggered`.
  ///
  /// Source: Apple, "init(frame:primaryAction:)".
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeControl(with: coder)
    coder.read(.control, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeControl(with: coder)
  }

  // MARK: Focus

  /// Whether the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Sends what a tap sends, or opens the menu that a tap opens.
  override func activateFocused() -> Bool {
    if showsMenuAsPrimaryAction, let menu = contextMenuInteraction { return menu.openForKey() }
    guard isEnabled else { return false }
    send(.touchDown, nil)
    send(eventsOfTap, nil)
    return true
  }

  /// Does what a tap does: opens the menu that a tap opens, or else sends `.primaryActionTriggered`.
  ///
  /// Source: Apple, "performPrimaryAction()".
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, let menu = contextMenuInteraction {
      _ = menu.openForKey()
    } else {
      sendActions(for: .primaryActionTriggered)
    }
  }

  // MARK: State

  /// The state that follows from the properties below; subclasses may add bits of `.application`.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Whether touches are tracked. A disabled control passes them on to its next responder. Default:
  /// true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is selected; the subclass or the program sets it. Default: false.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is highlighted: true while a tracked touch is inside. Default: false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The vertical place of the content; subclasses use it. Default: `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal place of the content; subclasses use it. Default: `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Called when `state` has changed by one of the properties above.
  func stateDidChange() {}

  /// Whether single taps of ancestors do not take touches away from the control.
  var claimsGestures: Bool { false }
  /// Whether their pans and swipes do not either.
  var claimsPans: Bool { false }

  /// The events of a touch that ends inside.
  var eventsOfTap: Event { .touchUpInside }
  /// The horizontal place, with left or right instead of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Whether a touch is tracked.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds, or at most 70 points away after it began.
  open internal(set) var isTouchInside = false

  /// Called when a touch begins in the control. Returns whether it is tracked. Default: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves. Returns whether it is still tracked. Default: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. Default: nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled. Default: nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    if trackedTouch == nil, let touch = touches.first { begin(touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch else { return super.touchesMoved(touches, with: event) }
    if touches.contains(touch) { track(touch, event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch else { return super.touchesEnded(touches, with: event) }
    if touches.contains(touch) { end(touch, event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch else { return super.touchesCancelled(touches, with: event) }
    if touches.contains(touch) { cancel(event) }
  }

  /// Controls that respond to taps keep them from the recognizers of ancestors.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(claimsGestures && isTracking && gestureRecognizer.competes(with: self))
  }

  // MARK: Targets and actions

  /// Calls the method of a selector for events, with the control and the event as far as it takes
  /// them. The same target and action are called once for an event.
  ///
  /// - Parameter target: not retained. nil means the first object in the responder chain, from the
  ///   first responder on, that performs the action.
  ///
  /// Source: Apple, "addTarget(_:action:for:)".
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target as AnyObject?, action, for: controlEvents)
  }

  /// Undoes `addTarget(_:action:for:)` for events.
  ///
  /// - Parameters:
  ///   - target: nil means all targets.
  ///   - action: nil means all actions of the target.
  ///
  /// Source: Apple, "removeTarget(_:action:for:)".
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target as AnyObject?, action, for: controlEvents)
  }

  /// Performs an action for events. It replaces an action that has the same identifier.
  ///
  /// Source: Apple, "addAction(_:for:)".
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Undoes `addAction(_:for:)` for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Undoes `addAction(_:for:)` of the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets that exist; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { handlers.targets }

  /// The events for which there is an action.
  open var allControlEvents: Event { handlers.events }

  /// Returns the names of the actions of a target for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.names(target as AnyObject?, for: controlEvent)
  }

  /// Calls a closure with each action, or each target with its action, and the events for which it
  /// is called, in the order in which they were added. Set the last argument to stop.
  ///
  /// Source: Apple, "enumerateEventHandlers(_:)".
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop {
      switch handler.receiver {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let action):
        iterator(nil, (target.object, action), handler.events, &stop)
      }
    }
  }

  /// Sends an action to a target through the application. All actions with selectors pass through
  /// here.
  ///
  /// Source: Apple, "sendAction(_:to:for:)".
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action with the control as its sender. All actions with closures pass through here.
  ///
  /// Source: Apple, "sendAction(_:)".
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends the actions of events, without an event of the user, in the order in which they were
  /// added.
  ///
  /// Source: Apple, "sendActions(for:)".
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, nil)
  }

  // MARK: Menus

  /// The interaction that shows the control's menu; nil unless `isContextMenuInteractionEnabled`.
  ///
  /// Source: Apple, "contextMenuInteraction".
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control shows a menu. A subclass provides it by overriding
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)`. Default: false.
  ///
  /// Source: Apple, "isContextMenuInteractionEnabled".
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { enableMenu(newValue) }
  }

  /// Whether the menu appears at once when the control is touched, instead of the control's action.
  /// Default: false.
  ///
  /// Source: Apple, "showsMenuAsPrimaryAction".
  open var showsMenuAsPrimaryAction = false

  /// Returns the point at which the menu appears that is the primary action. Its x-coordinate counts:
  /// the menu is above or below the control. Default: the center. Points.
  ///
  /// Source: Apple, "menuAttachmentPoint(for:)".
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Returns what the control's menu shows for a place. Default: nil, which means no menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns what is lifted when the menu appears. Default: nil, which means the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns where the preview goes when the menu disappears. Default: nil, which means back.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu appears. Default: nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears. Default: nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
