import Foundation
import LaminaTesting
import UIKit

extension BenchCommand {
  /// Measures the scene off screen, without waiting between frames.
  @MainActor func runOffscreen(_ outputs: BenchOutputs) throws {
    let screen = try OffscreenScreen(size: display.size.size)
    (screen.trace, CATransaction.trace) = (outputs.trace, outputs.trace)
    let rows = addScene(to: screen.window)
    try screen.renderAndWait()
    let start = ProcessInfo.processInfo.systemUptime
    func elapsed() -> Double { ProcessInfo.processInfo.systemUptime - start }
    while elapsed() < warmup {
      screen.time = elapsed()
      try screen.renderAndWait()
    }
    var measurement = BenchMeasurement(statistics: screen.statistics, rows: rows)
    let end = elapsed() + seconds
    while elapsed() < end {
      screen.time = elapsed()
      let frames = screen.statistics.frames
      try screen.renderAndWait()
      if screen.statistics.frames > frames { measurement.frameTimes.append(elapsed()) }
      // A static scene draws no further frame that the loop could measure.
      if mode == .idle { Thread.sleep(forTimeInterval: end - elapsed()) }
    }
    measurement.finish(statistics: screen.statistics)
    measurement.renderer = screen.rendererName
    let report = self.report(of: measurement, size: display.size.size)
    try outputs.finish(report, measurement)
    try StandardOutput.print(text(of: report))
  }
}
