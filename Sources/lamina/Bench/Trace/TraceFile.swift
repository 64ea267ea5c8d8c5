import CoreGraphics
import Foundation
import LayerTree
import Synchronization

/// The file of `lamina bench --trace`, in the trace event format.
///
/// A queue of its own appends what a `FrameTrace` has recorded, several times a second. Each time it
/// writes over the end of the file: so the file is valid JSON whenever the program ends.
@MainActor final class TraceFile {
  /// The seconds between two writes.
  private static let interval = 0.25

  private let writer: TraceWriter
  private let timer: any DispatchSourceTimer

  init(path: String, trace: FrameTrace) throws(OutputFailure) {
    let writer = try TraceWriter(path: path, trace: trace)
    self.writer = writer
    let queue = DispatchQueue(label: "lamina trace", qos: .utility)
    timer = DispatchSource.makeTimerSource(queue: queue)
    // Errors are reported by `finish`.
    timer.setEventHandler { @Sendable in writer.flush() }
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.activate()
  }

  /// Writes the last events.
  func finish() throws(OutputFailure) {
    timer.cancel()
    writer.flush()
    if let failure = writer.failure { throw failure }
  }
}

/// Appends events to the file. Any thread.
private final class TraceWriter: Sendable {
  private struct State {
    /// The offset at which the next events are written.
    var end = 0
    var events: [FrameTrace.Event] = []
    /// After a failure nothing more is written.
    var failure: OutputFailure?
  }

  private let path: String
  private let file: Int32
  private let trace: FrameTrace
  /// The time that the file calls 0.
  private let start: Double
  private let state = Mutex(State())

  init(path: String, trace: FrameTrace) throws(OutputFailure) {
    file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputFailure.current(path) }
    (self.path, self.trace, start) = (path, trace, trace.now)
    state.withLock { append(TraceFormat.begin, to: &$0) }
    if let failure { throw failure }
  }

  deinit {
    close(file)
  }

  var failure: OutputFailure? { state.withLock { $0.failure } }

  /// Writes the events that were recorded since the last call.
  func flush() {
    state.withLock { state in
      let dropped = trace.take(&state.events)
      guard !state.events.isEmpty || dropped > 0 else { return }
      var text = state.events.map { TraceFormat.line($0, since: start) }.joined()
      if dropped > 0 { text += TraceFormat.line(dropped: dropped, at: trace.now - start) }
      append(text, to: &state)
    }
  }

  private func append(_ text: String, to state: inout State) {
    guard state.failure == nil else { return }
    do throws(OutputFailure) {
      try OutputFailure.writing(
        Array((text + TraceFormat.end).utf8), to: file, at: state.end, path)
      state.end += text.utf8.count
    } catch {
      state.failure = error
    }
  }
}
