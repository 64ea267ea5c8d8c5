public import CoreGraphics
public import Foundation

/// A finger, pen or pointer button on the screen, from its beginning to its end. The object is the
/// same for the whole time.
///
/// Main thread only. Source: Apple, "UITouch".
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the touch reports at its latest time.
  final var values = TouchValues()
  /// The values since the last event, of which those of `values` are the last.
  final var coalesced: [TouchValues] = []
  /// The window and the view are retained while the touch exists.
  final var hitWindow: UIWindow?
  final var hitView: UIView?
  /// The recognizers that the touch was offered to when it began, from the hit view outwards.
  final var recognizers: [UIGestureRecognizer] = []
  final var delivery = TouchDelivery()
  /// The event that contains the touch; nil once everything of the touch has been delivered.
  final var event: UIEvent?
  /// Orders touches by their beginnings.
  final var number = 0
  final var kind = TouchType.direct
  /// The seat of the device.
  final var seat: UInt32 = 0

  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { values.timestamp }
  open var phase: Phase { values.phase }
  /// The number of taps at this place in quick succession, with this one.
  open var tapCount: Int { values.tapCount }
  open var type: TouchType { kind }

  /// The radius of the contact in points; 0 if the device does not report it.
  open var majorRadius: CGFloat { values.majorRadius }
  /// The accuracy of `majorRadius` in points. Always 0, because devices do not report it.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The window in which the touch began.
  open var window: UIWindow? { hitWindow }
  /// The view in which the touch began, wherever it is now.
  open var view: UIView? { hitView }
  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The location in a view's coordinates; nil means the window's. Points.
  open func location(in view: UIView?) -> CGPoint { converted(values.location, to: view) }

  /// The location at the event before, in a view's coordinates; nil means the window's. Points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(values.previousLocation, to: view)
  }

  /// The location with all of the precision that the device has, which `location(in:)` has as well.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The location at the event before; see `preciseLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The force of the touch, up to `maximumPossibleForce`; 0 if the device does not report it.
  open var force: CGFloat { values.force ?? 0 }
  /// The greatest value of `force`: 1, or 0 if the device does not report it.
  open var maximumPossibleForce: CGFloat { values.force == nil ? 0 : 1 }

  /// The angle between the pen and the screen, in radians; π / 2 for what is not a pen.
  open var altitudeAngle: CGFloat { values.altitude }

  /// The direction to which the pen points, in radians clockwise from the x-axis of a view; nil means
  /// the window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The direction to which the pen points as a vector of length 1, in a view's coordinates; nil means
  /// the window's.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let start = converted(values.location, to: view)
    let tip = CGPoint(
      x: values.location.x + cos(values.azimuth), y: values.location.y + sin(values.azimuth))
    let end = converted(tip, to: view)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// Identifies an estimate that is updated later. Always nil, because devices report final values.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The properties that are estimates. Always empty; see `estimationUpdateIndex`.
  open var estimatedProperties: Properties { [] }
  /// The estimated properties that are updated later. Always empty; see `estimationUpdateIndex`.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let hitWindow, let view, view !== hitWindow else { return point }
    return hitWindow.converted(point, to: view)
  }
}
