/// Records stages that follow each other: each begins when the previous one ends.
package struct StageTimer {
  private let trace: FrameTrace?
  private var begin: Double

  /// Begins the first stage now. Without a trace, nothing is recorded and no clock is read.
  @inline(__always)
  package init(_ trace: FrameTrace?) {
    self.trace = trace
    begin = trace?.now ?? 0
  }

  /// Ends a stage, and begins the next one.
  @inline(__always)
  package mutating func end(_ stage: FrameStage, frame: UInt64? = nil) {
    guard let trace else { return }
    let now = trace.now
    trace.record(stage, from: begin, to: now, frame: frame)
    begin = now
  }
}
