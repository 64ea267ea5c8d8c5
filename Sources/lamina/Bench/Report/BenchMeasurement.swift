import Foundation
import LayerTree

/// The differences of clock, CPU time and frame statistics between the start and the end of a run.
struct BenchMeasurement {
  var startTime: Double
  private var startCPU: Double
  private let startStatistics: FrameStatistics
  private let rowMeter: RowMeter?
  private let startRows: RowMeter.Reading
  var renderer = ""
  var hasPresentationFeedback = false
  /// The refresh interval, in seconds; 0 if no display paces the frames.
  var refresh = 0.0
  /// The times at which frames were presented, in seconds; the times of the buffer swaps without
  /// presentation feedback.
  var frameTimes: [Double] = []
  /// The period in which the main thread was blocked.
  var stall: ClosedRange<Double>?

  private(set) var seconds = 0.0
  private(set) var cpuSeconds = 0.0
  private(set) var difference = FrameStatistics()
  private(set) var total = FrameStatistics()
  /// The rows of a list that were made, and what they have cost; nil where the scene has none.
  private(set) var rows: RowMeter.Reading?

  /// Starts the measurement.
  @MainActor init(statistics: FrameStatistics, rows: RowMeter? = nil) {
    startStatistics = statistics
    rowMeter = rows
    startRows = rows?.reading ?? RowMeter.Reading()
    startTime = MediaClock.monotonic
    startCPU = ProcessUsage.cpuSeconds
  }

  @MainActor mutating func finish(statistics: FrameStatistics) {
    rows = rowMeter.map { $0.reading - startRows }
    cpuSeconds = ProcessUsage.cpuSeconds - startCPU
    seconds = MediaClock.monotonic - startTime
    total = statistics
    difference.frames = statistics.frames - startStatistics.frames
    difference.drawCalls = statistics.drawCalls - startStatistics.drawCalls
    difference.pixels = statistics.pixels - startStatistics.pixels
    difference.textureUploads = statistics.textureUploads - startStatistics.textureUploads
    difference.uploadedBytes = statistics.uploadedBytes - startStatistics.uploadedBytes
    difference.instanceBytes = statistics.instanceBytes - startStatistics.instanceBytes
    difference.programsCompiled =
      statistics.programsCompiled - startStatistics.programsCompiled
    difference.hitchTime = statistics.hitchTime - startStatistics.hitchTime
    difference.animatingTime = statistics.animatingTime - startStatistics.animatingTime
    difference.drawRectCalls = statistics.drawRectCalls - startStatistics.drawRectCalls
  }
}
