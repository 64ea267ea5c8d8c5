import Foundation
import LayerTree
import QuartzCore

/// The timers of gesture recognizers and of delayed input, which are due at times of the media
/// clock. There is one timer of the run loop for the earliest, and none while no timer is set.
@MainActor package final class InputTimers {
  package static let shared = InputTimers()

  /// Identifies a timer.
  struct ID: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    let id: ID
    let time: Double
    let body: () -> Void
  }

  /// The timers, earliest first.
  private var entries: [Entry] = []
  private var count = 0
  private lazy var timer = ReusableTimer { [weak self] in
    // Input that arrived before the timer was due is in the main queue before this block.
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self?.fire(until: MediaClock.now) }
    }
  }

  /// Whether no timer is set.
  package var isEmpty: Bool { entries.isEmpty && !timer.isSet }

  /// Calls `body` at a time in seconds, or later if the main thread is busy.
  func set(for time: Double, _ body: @escaping () -> Void) -> ID {
    count += 1
    let id = ID(number: count)
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert(Entry(id: id, time: time, body: body), at: index)
    if index == 0 { schedule() }
    return id
  }

  func cancel(_ id: ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries.remove(at: index)
    if index == 0 { schedule() }
  }

  /// Calls what is due at or before a time. A clock that is stopped shows the time of each call.
  package func fire(until time: Double) {
    while let first = entries.first, first.time <= time {
      entries.removeFirst()
      if !MediaClock.isRunning { MediaClock.set(max(first.time, MediaClock.now)) }
      first.body()
    }
    schedule()
  }

  /// The owner of a stopped clock advances it and then calls `fire(until:)`.
  private func schedule() {
    guard MediaClock.isRunning, let first = entries.first else { return timer.cancel() }
    timer.set(after: first.time - MediaClock.now)
  }
}
