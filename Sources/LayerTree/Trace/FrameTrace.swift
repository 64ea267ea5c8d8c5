import Synchronization

/// Records when the stages of commits and frames began and ended, for `lamina bench --trace`.
///
/// Any thread. Whoever records has an optional trace, which is nil unless one was asked for; then a
/// stage costs a comparison. The memory is bounded: a stage that does not fit is only counted.
package final class FrameTrace: Sendable {
  /// A stage that has ended.
  package struct Event: Equatable, Sendable {
    package var stage: FrameStage
    /// In seconds on the trace's clock.
    package var begin: Double
    package var end: Double
    /// The number of the frame, of stages that belong to one.
    package var frame: UInt64?

    package init(stage: FrameStage, begin: Double, end: Double, frame: UInt64? = nil) {
      self.stage = stage
      self.begin = begin
      self.end = end
      self.frame = frame
    }
  }

  private struct Recorded {
    var events: [Event] = []
    var dropped = 0
  }

  private let clock: @Sendable () -> Double
  private let capacity: Int
  private let recorded: Mutex<Recorded>

  /// - Parameters:
  ///   - capacity: the number of events that are kept until `take` is called.
  ///   - clock: returns the time in seconds.
  package init(capacity: Int = 65_536, clock: @escaping @Sendable () -> Double) {
    self.capacity = capacity
    self.clock = clock
    var empty = Recorded()
    empty.events.reserveCapacity(capacity)
    recorded = Mutex(empty)
  }

  /// The time on the trace's clock, in seconds.
  package var now: Double { clock() }

  /// Records a stage that began at a time and ends now, or at `end`.
  package func record(
    _ stage: FrameStage, from begin: Double, to end: Double? = nil, frame: UInt64? = nil
  ) {
    let event = Event(stage: stage, begin: begin, end: end ?? clock(), frame: frame)
    recorded.withLock { recorded in
      if recorded.events.count < capacity {
        recorded.events.append(event)
      } else {
        recorded.dropped += 1
      }
    }
  }

  /// Replaces the content of `events` with what was recorded since the last call. The two arrays
  /// change places, so that recording allocates no memory if the caller passes the same array again.
  ///
  /// - Returns: The number of events that did not fit.
  package func take(_ events: inout [Event]) -> Int {
    events.removeAll(keepingCapacity: true)
    events.reserveCapacity(capacity)
    return recorded.withLock { recorded in
      swap(&recorded.events, &events)
      defer { recorded.dropped = 0 }
      return recorded.dropped
    }
  }
}
