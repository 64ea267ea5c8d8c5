import UIKit

final class OverridingFocusGuide: UIFocusGuide {
  override var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { called(super.preferredFocusEnvironments) }
    set { super.preferredFocusEnvironments = assigned(newValue) }
  }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
}

final class OverridingFocusEffect: UIFocusEffect {
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingHaloEffect: UIFocusHaloEffect {
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
  override var containerView: UIView? {
    get { called(super.containerView) }
    set { super.containerView = assigned(newValue) }
  }
  override var referenceView: UIView? {
    get { called(super.referenceView) }
    set { super.referenceView = assigned(newValue) }
  }
  override var position: Position {
    get { called(super.position) }
    set { super.position = assigned(newValue) }
  }
}

extension Overrides {
  static let focusGuide = Overrides(
    of: "UIFocusGuide", by: OverridingFocusGuide(),
    uses: [
      {
        $0.preferredFocusEnvironments = $0.preferredFocusEnvironments
        $0.isEnabled = $0.isEnabled
      }
    ])

  static let focusEffect = Overrides(
    of: "UIFocusEffect", by: OverridingFocusEffect(), uses: [{ _ = $0.copy() }])

  static let haloEffect = Overrides(
    of: "UIFocusHaloEffect", by: OverridingHaloEffect(),
    uses: [
      {
        _ = $0.copy()
        $0.containerView = $0.containerView
        $0.referenceView = $0.referenceView
        $0.position = $0.position
      }
    ])
}

/// A movement of the focus to a button in a view.
@MainActor enum FocusMovement {
  static func make(in view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(button)
    window.addSubview(view)
    let system = UIFocusSystem.focusSystem(for: button)
    system?.requestFocusUpdate(to: button)
    system?.updateFocusIfNeeded()
    button.removeFromSuperview()
    view.removeFromSuperview()
  }
}
