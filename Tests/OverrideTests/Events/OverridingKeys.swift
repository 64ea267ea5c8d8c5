import UIKit

final class OverridingKey: UIKey {
  override var characters: String { called(super.characters) }
  override var charactersIgnoringModifiers: String { called(super.charactersIgnoringModifiers) }
  override var modifierFlags: UIKeyModifierFlags { called(super.modifierFlags) }
  override var keyCode: UIKeyboardHIDUsage { called(super.keyCode) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
}

final class OverridingPress: UIPress {
  override var timestamp: TimeInterval { called(super.timestamp) }
  override var phase: UIPress.Phase { called(super.phase) }
  override var type: UIPress.PressType { called(super.type) }
  override var window: UIWindow? { called(super.window) }
  override var responder: UIResponder? { called(super.responder) }
  override var gestureRecognizers: [UIGestureRecognizer]? { called(super.gestureRecognizers) }
  override var force: CGFloat { called(super.force) }
  override var key: UIKey? { called(super.key) }
}

final class OverridingPressesEvent: UIPressesEvent {
  override var allPresses: Set<UIPress> { called(super.allPresses) }
  override func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    called(super.presses(for: gesture))
  }
}

final class OverridingKeyCommand: UIKeyCommand {
  override var title: String {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
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
  override var action: Selector { called(super.action) }
  override var propertyList: Any? { called(super.propertyList) }
  override var alternates: [UICommandAlternate] { called(super.alternates) }
  override var input: String? { called(super.input) }
  override var modifierFlags: UIKeyModifierFlags { called(super.modifierFlags) }
  override var selectedImage: UIImage? {
    get { called(super.selectedImage) }
    set { super.selectedImage = assigned(newValue) }
  }
  override var sender: Any? { called(super.sender) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func performWithSender(_ sender: Any?, target: Any?) {
    called(super.performWithSender(sender, target: target))
  }
  override var wantsPriorityOverSystemBehavior: Bool {
    get { called(super.wantsPriorityOverSystemBehavior) }
    set { super.wantsPriorityOverSystemBehavior = assigned(newValue) }
  }
}

final class OverridingAlternate: UICommandAlternate {
  override var title: String { called(super.title) }
  override var action: Selector { called(super.action) }
  override var modifierFlags: UIKeyModifierFlags { called(super.modifierFlags) }
}

final class OverridingTextRange: UITextRange {
  override var isEmpty: Bool { called(super.isEmpty) }
  override var start: UITextPosition { called(super.start) }
  override var end: UITextPosition { called(super.end) }
}

final class OverridingSelectionRect: UITextSelectionRect {
  override var rect: CGRect { called(super.rect) }
  override var writingDirection: NSWritingDirection { called(super.writingDirection) }
  override var containsStart: Bool { called(super.containsStart) }
  override var containsEnd: Bool { called(super.containsEnd) }
  override var isVertical: Bool { called(super.isVertical) }
}

extension Overrides {
  static let key = Overrides(
    of: "UIKey", by: OverridingKey(),
    uses: [
      {
        _ = ($0.characters, $0.charactersIgnoringModifiers, $0.modifierFlags, $0.keyCode)
        _ = $0.copy(with: nil)
      }
    ])

  static let press = Overrides(
    of: "UIPress", by: OverridingPress(),
    uses: [
      {
        _ = ($0.timestamp, $0.phase, $0.type, $0.window, $0.responder, $0.force, $0.key)
        _ = $0.gestureRecognizers
      }
    ])

  static let pressesEvent = Overrides(
    of: "UIPressesEvent", by: OverridingPressesEvent(),
    uses: [{ _ = ($0.allPresses, $0.presses(for: UITapGestureRecognizer())) }])

  static let keyCommand = Overrides(
    of: "UICommand", "UIKeyCommand",
    by: OverridingKeyCommand(action: "none", input: "a"),
    uses: [
      {
        ($0.title, $0.image, $0.discoverabilityTitle) = (
          $0.title, $0.image, $0.discoverabilityTitle
        )
        ($0.attributes, $0.state) = ($0.attributes, $0.state)
        $0.wantsPriorityOverSystemBehavior = $0.wantsPriorityOverSystemBehavior
        _ = ($0.action, $0.propertyList, $0.alternates, $0.input, $0.modifierFlags)
        $0.selectedImage = $0.selectedImage
        _ = ($0.sender, $0.copy())
        $0.performWithSender(nil, target: nil)
      }
    ])

  static let alternate = Overrides(
    of: "UICommandAlternate",
    by: OverridingAlternate(title: "", action: "none", modifierFlags: []),
    uses: [{ _ = ($0.title, $0.action, $0.modifierFlags) }])

  static let textRange = Overrides(
    of: "UITextRange", by: OverridingTextRange(), uses: [{ _ = ($0.isEmpty, $0.start, $0.end) }])

  static let selectionRect = Overrides(
    of: "UITextSelectionRect", by: OverridingSelectionRect(),
    uses: [
      {
        _ = ($0.rect, $0.writingDirection, $0.containsStart, $0.containsEnd, $0.isVertical)
      }
    ])
}
