import CoreGraphics
import LayerTree
import Wayland

// What a screen reader does to an element for its user.
extension UIResponder {
  /// Activates the element: by its own method, or else with a tap at its activation point. Returns
  /// false for an element that is not enabled, or is in no window.
  @discardableResult package func activateForAccessibility() -> Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    if accessibilityActivate() { return true }
    guard let window = accessibilityWindow else { return false }
    window.screen.tapForAccessibility(at: accessibilityActivationPoint)
    return true
  }

  /// Scrolls by a page: the element, or else what is around it.
  @discardableResult
  package func scrollForAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
    sequence(first: self, next: \.next).contains { $0.accessibilityScroll(direction) }
  }

  /// Leaves what is modal: the element, or else what is around it, which is dismissed if it was presented.
  @discardableResult package func escapeForAccessibility() -> Bool {
    sequence(first: self, next: \.next).contains { responder in
      responder.accessibilityPerformEscape()
        || (responder as? UIViewController)?.presentedBy?.escape() ?? false
    }
  }

  /// Does what matters most: the element, or else what is around it.
  @discardableResult package func magicTapForAccessibility() -> Bool {
    sequence(first: self, next: \.next).contains { $0.accessibilityPerformMagicTap() }
  }

  /// The window around the element; nil if it is in none.
  final package var accessibilityWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { ($0 as? UIView)?.window }.first
  }
}

extension UIScreen {
  /// The number of the finger with which assistive technologies tap.
  static let assistiveFinger: Int32 = .max

  fileprivate func tapForAccessibility(at point: CGPoint) {
    let place = point.applying(geometry.displayTransform)
    for phase in [TouchSample.Phase.began, .ended] {
      let sample = TouchSample(
        id: Self.assistiveFinger, phase: phase,
        location: InputPoint(x: Double(place.x), y: Double(place.y)))
      receive(InputEvent(time: MediaClock.now, .touches([sample])))
      deliverInput()
    }
  }
}
