import LayerTree
import Synchronization
import Testing

/// A clock that advances by one second each time it is read.
private final class SteppingClock: Sendable {
  private let reads = Atomic<Int>(0)

  func read() -> Double { Double(reads.add(1, ordering: .relaxed).newValue) }

  var count: Int { reads.load(ordering: .relaxed) }
}

@Suite("The trace of frames") struct FrameTraceTests {
  private let clock = SteppingClock()

  private func trace(capacity: Int = 16) -> FrameTrace {
    let clock = clock
    return FrameTrace(capacity: capacity) { clock.read() }
  }

  @Test("each stage of a timer begins when the previous one ends")
  func timer() {
    let trace = trace()
    var timer = StageTimer(trace)
    timer.end(.flatten)
    timer.end(.damage, frame: 7)
    var events: [FrameTrace.Event] = []
    #expect(trace.take(&events) == 0)
    #expect(
      events == [
        .init(stage: .flatten, begin: 1, end: 2),
        .init(stage: .damage, begin: 2, end: 3, frame: 7),
      ])
  }

  @Test("without a trace, a timer reads no clock")
  func noTrace() {
    var timer = StageTimer(nil)
    timer.end(.flatten)
    #expect(clock.count == 0)
  }

  @Test("events are taken once")
  func taken() {
    let trace = trace()
    trace.record(.apply, from: 0.5)
    var events: [FrameTrace.Event] = []
    _ = trace.take(&events)
    #expect(events == [.init(stage: .apply, begin: 0.5, end: 1)])
    _ = trace.take(&events)
    #expect(events.isEmpty)
  }

  @Test("events that do not fit are counted, and the earlier ones kept")
  func bounded() {
    let trace = trace(capacity: 3)
    for time in 0..<5 { trace.record(.swap, from: Double(time), to: Double(time)) }
    var events: [FrameTrace.Event] = []
    #expect(trace.take(&events) == 2)
    #expect(events.map(\.begin) == [0, 1, 2])
    trace.record(.swap, from: 9, to: 9)
    #expect(trace.take(&events) == 0)
    #expect(events.map(\.begin) == [9])
  }
}
