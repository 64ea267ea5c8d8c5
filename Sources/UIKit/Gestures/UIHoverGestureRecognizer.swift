public import CoreGraphics

/// Recognizes that the pointer moves over a view, without a button. It begins when the pointer enters
/// the view, and ends when it leaves it or when a button is pressed. Touch recognizers do not prevent
/// it.
///
/// Main thread only. Source: Apple, "UIHoverGestureRecognizer".
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// The distance of a pen from the screen, from 0 to 1. Always 0: only the pointer hovers.
  open var zOffset: CGFloat { 0 }
  /// The angle between the pen and the screen, in radians. Always π / 2: only the pointer hovers.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction to which the pen points, in radians. Always 0: only the pointer hovers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction to which the pen points, as a vector. Always (1, 0): only the pointer hovers.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  override class var receivesTouches: Bool { false }
}
