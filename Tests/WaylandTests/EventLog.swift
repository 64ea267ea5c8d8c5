import Foundation

/// Events as they come on another thread, for a test that waits for one.
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

  /// The first event that `match` turns into a value; nil when none comes in time.
  func first<Value>(_ match: (Event) -> Value?) -> Value? {
    let deadline = Date(timeIntervalSinceNow: 20)
    return condition.withLock {
      while true {
        for event in events { if let value = match(event) { return value } }
        if !condition.wait(until: deadline) { return nil }
      }
    }
  }
}
