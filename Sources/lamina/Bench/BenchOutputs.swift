import CoreGraphics
import Foundation
import LayerTree

/// The files of `--trace` and `--report`. They are opened before anything is measured, so that a
/// path that cannot be written is reported at once.
@MainActor final class BenchOutputs {
  /// Records the stages of frames; nil without `--trace`.
  let trace: FrameTrace?
  private let traceFile: TraceFile?
  private let report: String?

  init(_ bench: BenchCommand) throws {
    if let path = bench.trace {
      let trace = FrameTrace { MediaClock.monotonic }
      traceFile = try TraceFile(path: path, trace: trace)
      self.trace = trace
    } else {
      (trace, traceFile) = (nil, nil)
    }
    report = bench.report
    if let report { try write("", to: report) }
  }

  /// Writes what is left of the trace, and the report.
  func finish(_ result: BenchReport, _ measurement: BenchMeasurement) throws {
    try finishTrace()
    guard let report else { return }
    try write(BenchPage(result, measurement).html, to: report)
  }

  /// Writes what is left of the trace.
  func finishTrace() throws {
    try traceFile?.finish()
  }

  private func write(_ text: String, to path: String) throws {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputFailure.current(path) }
    defer { close(file) }
    try OutputFailure.writing(Array(text.utf8), to: file, path)
  }
}

extension OutputFailure {
  /// The failure that `errno` describes.
  static func current(_ path: String) -> OutputFailure {
    OutputFailure(name: path, reason: unsafe String(cString: strerror(errno)))
  }

  /// Writes all bytes to a file, at an offset or else at its position.
  static func writing(
    _ bytes: [UInt8], to file: Int32, at offset: Int? = nil, _ path: String
  ) throws(OutputFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { rest in
        guard let offset else { return unsafe write(file, rest.baseAddress, rest.count) }
        return unsafe pwrite(file, rest.baseAddress, rest.count, offset + written)
      }
      if count < 0 && errno != EINTR { throw current(path) }
      written += max(count, 0)
    }
  }
}
