import UIKit

final class OverridingControl: UIControl {
  override var canBecomeFocused: Bool { called(super.canBecomeFocused) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var state: UIControl.State { called(super.state) }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override var isSelected: Bool {
    get { called(super.isSelected) }
    set { super.isSelected = assigned(newValue) }
  }
  override var isHighlighted: Bool {
    get { called(super.isHighlighted) }
    set { super.isHighlighted = assigned(newValue) }
  }
  override var contentVerticalAlignment: ContentVerticalAlignment {
    get { called(super.contentVerticalAlignment) }
    set { super.contentVerticalAlignment = assigned(newValue) }
  }
  override var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { called(super.contentHorizontalAlignment) }
    set { super.contentHorizontalAlignment = assigned(newValue) }
  }
  override var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    called(super.effectiveContentHorizontalAlignment)
  }
  override var isTracking: Bool { called(super.isTracking) }
  override var isTouchInside: Bool { called(super.isTouchInside) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(super.beginTracking(touch, with: event))
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(super.continueTracking(touch, with: event))
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    called(super.endTracking(touch, with: event))
  }
  override func cancelTracking(with event: UIEvent?) { called(super.cancelTracking(with: event)) }
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
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    called(super.gestureRecognizerShouldBegin(recognizer))
  }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    called(super.addTarget(target, action: action, for: controlEvents))
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    called(super.removeTarget(target, action: action, for: controlEvents))
  }
  override func addAction(_ action: UIAction, for controlEvents: Event) {
    called(super.addAction(action, for: controlEvents))
  }
  override func removeAction(_ action: UIAction, for controlEvents: Event) {
    called(super.removeAction(action, for: controlEvents))
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    called(super.removeAction(identifiedBy: actionIdentifier, for: controlEvents))
  }
  override var allTargets: Set<AnyHashable> { called(super.allTargets) }
  override var allControlEvents: Event { called(super.allControlEvents) }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    called(super.actions(forTarget: target, forControlEvent: controlEvent))
  }
  override func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { called(super.enumerateEventHandlers(iterator)) }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    called(super.sendAction(action, to: target, for: event))
  }
  override func sendAction(_ action: UIAction) { called(super.sendAction(action)) }
  override func performPrimaryAction() { called(super.performPrimaryAction()) }
  override func sendActions(for controlEvents: Event) {
    called(super.sendActions(for: controlEvents))
  }
  override var contextMenuInteraction: UIContextMenuInteraction? {
    called(super.contextMenuInteraction)
  }
  override var isContextMenuInteractionEnabled: Bool {
    get { called(super.isContextMenuInteractionEnabled) }
    set { super.isContextMenuInteractionEnabled = assigned(newValue) }
  }
  override var showsMenuAsPrimaryAction: Bool {
    get { called(super.showsMenuAsPrimaryAction) }
    set { super.showsMenuAsPrimaryAction = assigned(newValue) }
  }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    called(super.menuAttachmentPoint(for: configuration))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    called(super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    called(
      super.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    called(
      super.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator))
  }
  func tapped() {}
}

final class OverridingAction: UIAction {
  override var title: String {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var subtitle: String? {
    get { called(super.subtitle) }
    set { super.subtitle = assigned(newValue) }
  }
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
  override var selectedImage: UIImage? {
    get { called(super.selectedImage) }
    set { super.selectedImage = assigned(newValue) }
  }
  override var identifier: UIAction.Identifier { called(super.identifier) }
  override var discoverabilityTitle: String? {
    get { called(super.discoverabilityTitle) }
    set { super.discoverabilityTitle = assigned(newValue) }
  }
  override var attributes: UIMenuElement.Attributes {
    get { called(super.attributes) }
    set { super.attributes = assigned(newValue) }
  }
  override var state: UIMenuElement.State {
    get { called(super.state) }
    set { super.state = assigned(newValue) }
  }
  override var sender: Any? { called(super.sender) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func performWithSender(_ sender: Any?, target: Any?) {
    called(super.performWithSender(sender, target: target))
  }
}

extension Overrides {
  static let control = Overrides(
    of: "UIControl", by: OverridingControl(),
    uses: [
      {
        ($0.isEnabled, $0.isSelected, $0.isHighlighted) = ($0.isEnabled, $0.isSelected, false)
        _ = $0.canBecomeFocused
        $0.contentVerticalAlignment = $0.contentVerticalAlignment
        $0.contentHorizontalAlignment = $0.contentHorizontalAlignment
        _ = ($0.state, $0.isHighlighted, $0.effectiveContentHorizontalAlignment)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        let touch = UITouch()
        $0.touchesBegan([touch], with: nil)
        $0.touchesMoved([touch], with: nil)
        $0.touchesEnded([touch], with: nil)
        $0.touchesBegan([touch], with: nil)
        $0.touchesCancelled([touch], with: nil)
        _ = ($0.isTracking, $0.isTouchInside)
        _ = $0.gestureRecognizerShouldBegin(UITapGestureRecognizer())
      },
      {
        let action = UIAction { _ in }
        $0.addAction(action, for: .touchDown)
        $0.addTarget(
          $0, action: Selector("tapped", OverridingControl.tapped), for: .touchDown)
        $0.sendActions(for: .touchDown)
        $0.performPrimaryAction()
        $0.enumerateEventHandlers { _, _, _, _ in }
        _ = ($0.allTargets, $0.allControlEvents)
        _ = $0.actions(forTarget: $0, forControlEvent: .touchDown)
        $0.removeAction(action, for: .touchDown)
        $0.removeAction(identifiedBy: action.identifier, for: .touchDown)
        $0.removeTarget($0, action: nil, for: .touchDown)
      },
      {
        ($0.isContextMenuInteractionEnabled, $0.showsMenuAsPrimaryAction) = (
          !$0.isContextMenuInteractionEnabled, !$0.showsMenuAsPrimaryAction
        )
        let configuration = UIContextMenuConfiguration()
        _ = $0.menuAttachmentPoint(for: configuration)
        let interaction = $0.contextMenuInteraction ?? UIContextMenuInteraction(delegate: $0)
        let delegate: any UIContextMenuInteractionDelegate = $0
        _ = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
        // These call the methods for previews that have no identifiers.
        _ = delegate.contextMenuInteraction(
          interaction, configuration: configuration,
          highlightPreviewForItemWithIdentifier: configuration.identifier)
        _ = delegate.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
        delegate.contextMenuInteraction(
          interaction, willDisplayMenuFor: configuration, animator: nil)
        delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
      },
    ])

  static let action = Overrides(
    of: "UIMenuElement", "UIAction", by: OverridingAction { _ in },
    uses: [
      {
        ($0.title, $0.subtitle, $0.image) = ($0.title, $0.subtitle, $0.image)
        ($0.selectedImage, $0.discoverabilityTitle) = ($0.selectedImage, $0.discoverabilityTitle)
        ($0.attributes, $0.state) = ($0.attributes, $0.state)
        _ = ($0.identifier, $0.sender, $0.copy(with: nil))
        $0.performWithSender(nil, target: nil)
      }
    ])
}
