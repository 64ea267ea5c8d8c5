import UIKit

/// The results of one measurement, as a table and as a line of JSON.
struct BenchReport {
  let values: [(key: String, value: Value)]

  enum Value {
    case text(String)
    case whole(Int)
    case real(Double, digits: Int)
    case truth(Bool)

    var json: String {
      switch self {
      case .text(let text): "\"\(text.filter { $0 != "\"" && $0 != "\\" })\""
      case .whole(let number): "\(number)"
      case .real(let number, let digits): String(format: "%.\(digits)f", number)
      case .truth(let truth): "\(truth)"
      }
    }

    /// For people.
    var description: String {
      if case .text(let text) = self { text } else { json }
    }
  }

  subscript(key: String) -> String {
    values.first { $0.key == key }?.value.description ?? ""
  }

  init(_ values: [(key: String, value: Value)]) {
    self.values = values
  }

  /// - Parameter scene: the names of the variant and of the mode.
  init(
    of scene: (variant: String, mode: String), _ options: BenchOptions,
    _ measured: BenchMeasurement, size: CGSize
  ) {
    let times = measured.frameTimes
    let gaps = zip(times.dropFirst(), times).map { ($0 - $1) * 1000 }.sorted()
    let frames = times.count
    let stallFrames = measured.stall.map { stall in times.count { stall.contains($0) } } ?? 0
    let drawn = max(measured.difference.frames, 1)
    values =
      [
        ("peer", .text("lamina")), ("variant", .text(scene.variant)),
        ("mode", .text(scene.mode)), ("n", .whole(options.layers)),
        ("still", .whole(options.still)), ("changes", .whole(options.changes)),
        ("size", .real(options.layerSize, digits: 0)), ("w", .whole(Int(size.width))),
        ("h", .whole(Int(size.height))), ("seconds", .real(measured.seconds, digits: 3)),
        ("frames", .whole(frames)), ("fps", .real(Double(frames) / measured.seconds, digits: 2)),
        ("cpu_s", .real(measured.cpuSeconds, digits: 4)),
        ("cpu_ms_per_frame", .real(measured.cpuSeconds * 1000 / Double(max(frames, 1)), digits: 3)),
        ("missed", .whole(Self.missed(gaps, refresh: measured.refresh * 1000))),
        ("max_gap_ms", .real(gaps.last ?? 0, digits: 2)),
        ("p50_ms", .real(Self.percentile(50, of: gaps), digits: 2)),
        ("p95_ms", .real(Self.percentile(95, of: gaps), digits: 2)),
        ("p99_ms", .real(Self.percentile(99, of: gaps), digits: 2)),
        ("stall_frames", .whole(stallFrames)),
        ("rss_mb", .real(ProcessUsage.peakMemory, digits: 1)),
        ("renderer", .text(measured.renderer)),
        ("presentation_feedback", .truth(measured.hasPresentationFeedback)),
        ("latency_ms", .real(measured.total.latency.mean * 1000, digits: 3)),
        ("sampling_error_ms", .real(measured.total.samplingError.mean * 1000, digits: 3)),
        ("hitch_ms_per_s", .real(measured.difference.hitchTimeRatio, digits: 3)),
        (
          "draw_calls_per_frame",
          .real(Double(measured.difference.drawCalls) / Double(drawn), digits: 2)
        ),
        ("pixels_per_frame", .whole(measured.difference.pixels / drawn)),
        ("texture_uploads", .whole(measured.difference.textureUploads)),
        ("uploaded_bytes", .whole(measured.difference.uploadedBytes)),
        ("max_upload_ms", .real(measured.total.uploadTime.maximum * 1000, digits: 3)),
        ("instance_bytes_per_frame", .whole(measured.difference.instanceBytes / drawn)),
        ("programs_compiled", .whole(measured.difference.programsCompiled)),
        ("draw_rect_calls", .whole(measured.difference.drawRectCalls)),
        ("commits_total", .whole(measured.total.commits)),
      ] + Self.values(of: measured.rows)
  }

  /// The number of rows that were made, the milliseconds of the main thread for which each was made, and
  /// those with the rest of its frame.
  private static func values(of rows: RowMeter.Reading?) -> [(key: String, value: Value)] {
    guard let rows else { return [] }
    let count = Double(max(rows.rows, 1))
    return [
      ("rows", .whole(rows.rows)),
      ("row_ms", .real(rows.making * 1000 / count, digits: 3)),
      ("row_frame_ms", .real(rows.frame * 1000 / count, digits: 3)),
    ]
  }

  var json: String {
    "{" + values.map { "\"\($0.key)\": \($0.value.json)" }.joined(separator: ", ") + "}"
  }

  var table: String {
    values.map { row in
      row.key.padding(toLength: 24, withPad: " ", startingAt: 0) + row.value.json
    }.joined(separator: "\n")
  }

  /// The number of refreshes without a new frame. Gaps and refresh interval are in milliseconds.
  static func missed(_ gaps: [Double], refresh: Double) -> Int {
    guard refresh > 0 else { return 0 }
    return gaps.reduce(0) { $0 + max(0, Int(($1 / refresh).rounded()) - 1) }
  }

  static func percentile(_ percent: Int, of sorted: [Double]) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }
}
