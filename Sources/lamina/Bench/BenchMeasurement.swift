import Foundation
import LayerTree

/// What is read off the clock, the process and the renderer at both ends of the measured window.
struct BenchMeasurement {
  var startTime: Double
  private var startCPU: Double
  private let startStatistics: FrameStatistics
  var renderer = ""
  var hasPresentationFeedback = false
  /// Seconds between refreshes; 0 where nothing paces.
  var refresh = 0.0
  /// Seconds at which frames were shown, or handed over where nothing says when they were shown.
  var frameTimes: [Double] = []
  /// When the main thread was blocked.
  var stall: ClosedRange<Double>?

  private(set) var seconds = 0.0
  private(set) var cpuSeconds = 0.0
  private(set) var difference = FrameStatistics()
  private(set) var total = FrameStatistics()

  /// Starts measuring.
  init(statistics: FrameStatistics) {
    startStatistics = statistics
    startTime = MediaClock.monotonic
    startCPU = ProcessUsage.cpuSeconds
  }

  mutating func finish(statistics: FrameStatistics) {
    cpuSeconds = ProcessUsage.cpuSeconds - startCPU
    seconds = MediaClock.monotonic - startTime
    total = statistics
    difference.frames = statistics.frames - startStatistics.frames
    difference.drawCalls = statistics.drawCalls - startStatistics.drawCalls
    difference.pixels = statistics.pixels - startStatistics.pixels
    difference.textureUploads = statistics.textureUploads - startStatistics.textureUploads
    difference.uploadedBytes = statistics.uploadedBytes - startStatistics.uploadedBytes
    difference.hitchTime = statistics.hitchTime - startStatistics.hitchTime
    difference.animatingTime = statistics.animatingTime - startStatistics.animatingTime
    difference.drawRectCalls = statistics.drawRectCalls - startStatistics.drawRectCalls
  }
}
