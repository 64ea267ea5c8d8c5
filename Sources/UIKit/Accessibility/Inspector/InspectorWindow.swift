import RenderServer

/// The window of the inspector that `LAMINA_DEBUG=accessibility` shows over the interface.
final class InspectorWindow: UIWindow {
  private let inspector = AccessibilityInspector()

  /// Shows an inspector on the main screen, if the environment wants one.
  static func show() -> InspectorWindow? {
    guard WindowServer.showsAccessibility else { return nil }
    let window = InspectorWindow()
    window.windowLevel = .alert + 100
    window.accessibilityElementsHidden = true
    window.inspector.frame = window.bounds
    window.addSubview(window.inspector)
    window.isHidden = false
    return window
  }

  override var canBecomeKey: Bool { false }
  override var takesAssistiveTouches: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
