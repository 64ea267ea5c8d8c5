import UIKit

final class OverridingTouch: UITouch {
  override var timestamp: TimeInterval { called(super.timestamp) }
  override var phase: UITouch.Phase { called(super.phase) }
  override var tapCount: Int { called(super.tapCount) }
  override var type: UITouch.TouchType { called(super.type) }
  override var majorRadius: CGFloat { called(super.majorRadius) }
  override var majorRadiusTolerance: CGFloat { called(super.majorRadiusTolerance) }
  override var window: UIWindow? { called(super.window) }
  override var view: UIView? { called(super.view) }
  override var gestureRecognizers: [UIGestureRecognizer]? { called(super.gestureRecognizers) }
  override func location(in view: UIView?) -> CGPoint { called(super.location(in: view)) }
  override func previousLocation(in view: UIView?) -> CGPoint {
    called(super.previousLocation(in: view))
  }
  override func preciseLocation(in view: UIView?) -> CGPoint {
    called(super.preciseLocation(in: view))
  }
  override func precisePreviousLocation(in view: UIView?) -> CGPoint {
    called(super.precisePreviousLocation(in: view))
  }
  override var force: CGFloat { called(super.force) }
  override var maximumPossibleForce: CGFloat { called(super.maximumPossibleForce) }
  override var altitudeAngle: CGFloat { called(super.altitudeAngle) }
  override func azimuthAngle(in view: UIView?) -> CGFloat { called(super.azimuthAngle(in: view)) }
  override func azimuthUnitVector(in view: UIView?) -> CGVector {
    called(super.azimuthUnitVector(in: view))
  }
  override var estimationUpdateIndex: NSNumber? { called(super.estimationUpdateIndex) }
  override var estimatedProperties: UITouch.Properties { called(super.estimatedProperties) }
  override var estimatedPropertiesExpectingUpdates: UITouch.Properties {
    called(super.estimatedPropertiesExpectingUpdates)
  }
}

final class OverridingEvent: UIEvent {
  override var type: UIEvent.EventType { called(super.type) }
  override var subtype: UIEvent.EventSubtype { called(super.subtype) }
  override var timestamp: TimeInterval { called(super.timestamp) }
  override var modifierFlags: UIKeyModifierFlags { called(super.modifierFlags) }
  override var buttonMask: UIEvent.ButtonMask { called(super.buttonMask) }
  override var allTouches: Set<UITouch>? { called(super.allTouches) }
  override func touches(for window: UIWindow) -> Set<UITouch>? {
    called(super.touches(for: window), "touches(for:) of a window")
  }
  override func touches(for view: UIView) -> Set<UITouch>? {
    called(super.touches(for: view), "touches(for:) of a view")
  }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    called(super.touches(for: gesture), "touches(for:) of a recognizer")
  }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    called(super.coalescedTouches(for: touch))
  }
  override func predictedTouches(for touch: UITouch) -> [UITouch]? {
    called(super.predictedTouches(for: touch))
  }
}

extension Overrides {
  static let touch = Overrides(
    of: "UITouch", by: OverridingTouch(),
    uses: [
      {
        _ = ($0.timestamp, $0.phase, $0.tapCount, $0.type, $0.majorRadius, $0.majorRadiusTolerance)
        _ = ($0.window, $0.view, $0.gestureRecognizers, $0.force, $0.maximumPossibleForce)
        _ = ($0.altitudeAngle, $0.azimuthAngle(in: nil), $0.estimationUpdateIndex)
        _ = ($0.estimatedProperties, $0.estimatedPropertiesExpectingUpdates)
        // These call the methods without "precise".
        _ = ($0.preciseLocation(in: nil), $0.precisePreviousLocation(in: nil))
      }
    ])

  static let event = Overrides(
    of: "UIEvent", by: OverridingEvent(),
    uses: [
      {
        _ = ($0.type, $0.subtype, $0.timestamp, $0.modifierFlags, $0.buttonMask, $0.allTouches)
        _ = ($0.touches(for: UIWindow()), $0.touches(for: UIView()))
        _ = $0.touches(for: UIGestureRecognizer())
        _ = ($0.coalescedTouches(for: UITouch()), $0.predictedTouches(for: UITouch()))
      }
    ])
}
