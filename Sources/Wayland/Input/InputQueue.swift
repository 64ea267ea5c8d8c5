/// Input that the app has not taken yet. Its size is bounded while nothing but motion arrives.
package struct InputQueue: Sendable {
  private var events: [InputEvent] = []
  /// The number of merged samples in all events.
  private var coalescedCount = 0
  /// An app that is blocked for long loses the oldest samples, but no press and no last place.
  private static let coalescedLimit = 512

  package init() {}

  /// Adds an event. Motion is merged with earlier motion of the same device, unless something else
  /// happened in between; a key repeats once at most.
  package mutating func append(_ event: InputEvent) {
    if isPendingRepeat(event) { return }
    for index in events.indices.reversed() where event.isMotion {
      guard events[index].isMotion else { break }
      guard let merged = event.merged(with: events[index]) else { continue }
      coalescedCount += merged.coalesced.count - events[index].coalesced.count
      events.remove(at: index)
      events.append(merged)
      return dropOldSamples()
    }
    events.append(event)
  }

  /// Returns the events in their order, and empties the queue.
  package mutating func takeAll() -> [InputEvent] {
    defer { (events, coalescedCount) = ([], 0) }
    return events
  }

  private mutating func dropOldSamples() {
    while coalescedCount > Self.coalescedLimit,
      let index = events.firstIndex(where: { !$0.coalesced.isEmpty })
    {
      coalescedCount -= events[index].coalesced.count
      events[index].coalesced = []
    }
  }

  /// Whether the event is the repetition of a key, of which one already waits.
  private func isPendingRepeat(_ event: InputEvent) -> Bool {
    guard case .key(let new) = event.kind, new.isRepeat else { return false }
    return events.contains { event in
      if case .key(let key) = event.kind { key.isRepeat && key.code == new.code } else { false }
    }
  }
}
