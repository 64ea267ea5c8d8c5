import Foundation

/// Collects events from another thread, for a test that waits for one.
final class EventLog<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  var all: [Event] {
    condition.withLock { events }
  }

  func append(_ event: Event) {
    condition.withLock {
      events.append(event)
      condition.broadcast()
    }
  }

  /// Waits for the first event for which `match` returns a value; nil when none arrives within 20
  /// seconds.
  func first<Value>(_ match: (Event) -> Value?) -> Value? {
    let deadline = Date(timeIntervalSinceNow: 120)
    return condition.withLock {
      while true {
        for event in events { if let value = match(event) { return value } }
        if !condition.wait(until: deadline) { return nil }
      }
    }
  }
}
