public import Foundation
import QuartzCore

/// An event caused by the user. That of touches is the same object as long as any touch is down.
///
/// Main thread only. Source: Apple, "UIEvent".
@preconcurrency @MainActor open class UIEvent: NSObject {
  final var kind = EventType.touches
  final var time: TimeInterval = 0
  final var touches: Set<UITouch> = []
  final var modifiers: UIKeyModifierFlags = []
  final var buttons: ButtonMask = []
  /// What scrolls, or the gesture on a touchpad.
  final var indirect: IndirectInput?
  /// Stands for the fingers that scroll, pinch or rotate; it is not in `allTouches`.
  final var indirectTouch: UITouch?

  open var type: EventType { kind }
  /// The kind of motion or remote-control event. Always `.none`, because there are no such events.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// The modifier keys that are pressed.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// The pressed buttons of the pointer; in the event that ends a click, those that were.
  open var buttonMask: ButtonMask { buttons }

  /// The touches that are down, and those that end with this event. Those that have not changed are
  /// `.stationary`.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches that began in a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.hitWindow === window } }

  /// The touches that began in a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.hitView === view } }

  /// The touches that a gesture recognizer receives; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Copies of a touch for all times since the event before, with those that did not cause an event
  /// of their own; nil if the touch is not in this event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    let values = touch.coalesced.isEmpty ? [touch.values] : touch.coalesced
    return values.map { touch.copy(with: $0) }
  }

  /// Copies of a touch for times to come, as its last movement lets expect; nil if the touch is not in
  /// this event, empty if it does not move.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return touch.prediction.map { [touch.copy(with: $0)] } ?? []
  }

  private final func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : found
  }

  package convenience init(timestamp: TimeInterval) {
    self.init()
    time = timestamp
  }
}

extension UITouch {
  /// The values after the next refresh of the screen if the touch keeps its velocity.
  fileprivate final var prediction: TouchValues? {
    guard values.phase == .moved, let last = coalesced.last else { return nil }
    let before = coalesced.dropLast().last
    let start = before?.location ?? last.previousLocation
    let seconds = before.map { last.timestamp - $0.timestamp } ?? delivery.interval
    guard seconds > 0, seconds < 0.1, start != last.location else { return nil }
    let refresh = 1 / Double(hitWindow?.screen.maximumFramesPerSecond ?? 60)
    var next = last
    next.timestamp += refresh
    next.previousLocation = last.location
    next.location.x += (last.location.x - start.x) * refresh / seconds
    next.location.y += (last.location.y - start.y) * refresh / seconds
    return next
  }
}
