import CoreGraphics
import Foundation

extension UITouch {
  final func begin(with values: TouchValues) {
    self.values = values
    self.values.previousLocation = values.location
    coalesced = [self.values]
    delivery.hasNews = true
  }

  /// Prepares the touch for an event that may not change it.
  final func rest() {
    guard !isOver else { return }
    values.phase = .stationary
    values.previousLocation = values.location
    coalesced = []
    delivery.hasNews = false
  }

  /// Changes the touch in the current event. Changes that follow in the same event are coalesced.
  final func change(to new: TouchValues) {
    var new = new
    if coalesced.isEmpty {
      new.previousLocation = values.location
      delivery.interval = new.timestamp - values.timestamp
    } else {
      new.previousLocation = values.previousLocation
    }
    new.tapCount = values.tapCount
    values = new
    delivery.hasNews = true
    new.previousLocation = coalesced.last?.location ?? new.previousLocation
    coalesced.append(new)
  }
}

/// Counts taps in quick succession.
struct TapCounter {
  /// The longest time from the end of a tap to the beginning of the next, in seconds.
  static let interval = 0.35
  /// The greatest distance between the ends of taps, in points.
  static let distance: CGFloat = 45

  private struct Tap {
    let location: CGPoint
    let time: Double
    let count: Int
    let type: UITouch.TouchType
    let window: ObjectIdentifier
  }

  private var recent: [Tap] = []

  /// Returns the number of taps with this one.
  @MainActor mutating func began(_ touch: UITouch) -> Int {
    let values = touch.values
    recent.removeAll { values.timestamp - $0.time > Self.interval }
    let index = recent.firstIndex { tap in
      tap.type == touch.kind && tap.window == touch.hitWindow.map(ObjectIdentifier.init)
        && hypot(tap.location.x - values.location.x, tap.location.y - values.location.y)
          <= Self.distance
    }
    return index.map { recent.remove(at: $0).count + 1 } ?? 1
  }

  @MainActor mutating func ended(_ touch: UITouch) {
    guard let window = touch.hitWindow, touch.phase == .ended else { return }
    let values = touch.values
    recent.append(
      Tap(
        location: values.location, time: values.timestamp, count: values.tapCount,
        type: touch.kind, window: ObjectIdentifier(window)))
  }
}
