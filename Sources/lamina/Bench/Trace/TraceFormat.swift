import LayerTree

/// The JSON of the trace event format, which Perfetto and Chrome read.
enum TraceFormat {
  /// The beginning of a file: the names of the process and of the threads.
  static var begin: String {
    let process = metadata("process_name", "lamina bench", thread: 0)
    let threads = FrameStage.Track.allCases.map {
      ",\n" + metadata("thread_name", $0.rawValue, thread: $0.number)
    }
    return "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n" + process + threads.joined()
  }

  /// The end of a file.
  static let end = "\n]}\n"

  /// A line for a stage: a slice, or for frames that were presented a moment.
  static func line(_ event: FrameTrace.Event, since start: Double) -> String {
    let thread = event.stage.track.number
    // Whole nanoseconds, so that slices that follow each other do not overlap.
    let begin = nanoseconds(event.begin - start)
    var line = ",\n{\"name\": \"\(event.stage.rawValue)\", \"pid\": 1, \"tid\": \(thread), "
    if event.stage == .presented {
      line += "\"ph\": \"i\", \"s\": \"t\", \"ts\": \(microseconds(begin))"
    } else {
      let duration = max(0, nanoseconds(event.end - start) - begin)
      line += "\"ph\": \"X\", \"ts\": \(microseconds(begin)), "
      line += "\"dur\": \(microseconds(duration))"
    }
    if let frame = event.frame { line += ", \"args\": {\"frame\": \(frame)}" }
    return line + "}"
  }

  /// A line that says how many events there was no memory for.
  static func line(dropped: Int, at time: Double) -> String {
    ",\n{\"name\": \"\(dropped) events dropped\", \"pid\": 1, "
      + "\"tid\": \(FrameStage.Track.render.number), \"ph\": \"i\", \"s\": \"p\", "
      + "\"ts\": \(microseconds(nanoseconds(time)))}"
  }

  private static func metadata(_ name: String, _ value: String, thread: Int) -> String {
    "{\"name\": \"\(name)\", \"ph\": \"M\", \"pid\": 1, \"tid\": \(thread), "
      + "\"args\": {\"name\": \"\(value)\"}}"
  }

  private static func nanoseconds(_ seconds: Double) -> Int {
    Int((seconds * 1e9).rounded())
  }

  /// Nanoseconds as microseconds with three decimals.
  private static func microseconds(_ nanoseconds: Int) -> String {
    let (whole, rest) = abs(nanoseconds).quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest)
    let sign = nanoseconds < 0 ? "-" : ""
    return sign + "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension FrameStage.Track {
  /// The number of the thread in the file.
  var number: Int {
    switch self {
    case .app: 1
    case .render: 2
    case .display: 3
    case .input: 4
    }
  }
}
