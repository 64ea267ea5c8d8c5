import LayerTree
import Testing

@testable import lamina

@MainActor struct InputLatencyTests {
  @Test("the latency is that to the commit after the input, and to the frame with that commit")
  func chain() {
    var events: [FrameTrace.Event] = []
    func add(_ stage: FrameStage, _ begin: Double, _ end: Double, frame: UInt64? = nil) {
      events.append(.init(stage: stage, begin: begin, end: end, frame: frame))
    }
    // A frame that was drawn before the commit, and presented after it.
    add(.swap, 1.0, 1.005, frame: 1)
    add(.input, 1.001, 1.002)
    add(.commit, 1.002, 1.003)
    add(.apply, 1.006, 1.007)
    add(.presented, 1.01, 1.01, frame: 1)
    add(.swap, 1.011, 1.012, frame: 2)
    add(.presented, 1.02, 1.02, frame: 2)
    // Input without an effect counts for nothing.
    add(.input, 2.0, 2.001)
    let latency = InputLatency(of: [1.0, 1.9], events, refresh: 0.01)
    #expect(latency.commits.count == 1 && abs(latency.commits[0] - 0.002) < 1e-9)
    #expect(latency.presentations.count == 1 && abs(latency.presentations[0] - 2) < 1e-9)
  }
}
