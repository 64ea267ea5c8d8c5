import Foundation
import RenderServer
import UIKit

/// Shows the scene on the display, measures it and terminates the program.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
  private let bench: BenchCommand
  private let outputs: BenchOutputs
  var window: UIWindow?
  private var measurement: BenchMeasurement?
  private var rows: RowMeter?

  init(_ bench: BenchCommand, _ outputs: BenchOutputs) {
    self.bench = bench
    self.outputs = outputs
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The compositor may send the full-screen size only after the first frame.
    let window = UIWindow.showForBench()
    self.window = window
    // The first frames, which compile programs and upload bitmaps, are not part of the warm-up.
    whenDrawn(1) { [self] in
      after(0.1) { [self] in
        let frames = UIScreen.main.frameStatistics.frames
        rows = bench.addScene(to: window)
        whenDrawn(frames + 1) { [self] in after(bench.warmup) { [self] in start() } }
      }
    }
    return true
  }

  /// After a signal, the trace still has the last frames.
  func applicationWillTerminate(_ application: UIApplication) {
    try? outputs.finishTrace()
  }

  /// Waits until this many frames are drawn, but not longer than five seconds: an empty scene draws
  /// no frame.
  private func whenDrawn(
    _ frames: Int, within seconds: Double = 5, _ action: @escaping @MainActor () -> Void
  ) {
    guard seconds > 0, UIScreen.main.frameStatistics.frames < frames else { return action() }
    after(0.02) { [self] in whenDrawn(frames, within: seconds - 0.02, action) }
  }

  private func start() {
    guard let log = UIApplication.shared.server?.log else { return }
    log.record(true)
    measurement = BenchMeasurement(statistics: UIScreen.main.frameStatistics, rows: rows)
    if bench.mode == .stall { after(1) { [self] in stall() } }
    after(bench.seconds) { [self] in finish() }
  }

  private func stall() {
    let start = CACurrentMediaTime()
    Thread.sleep(forTimeInterval: 1)
    measurement?.stall = start...start + 1
  }

  private func finish() {
    guard var measurement, let log = UIApplication.shared.server?.log else { return }
    let contents = log.current
    log.record(false)
    measurement.finish(statistics: UIScreen.main.frameStatistics)
    measurement.renderer = contents.rendererName
    measurement.hasPresentationFeedback = contents.hasPresentationFeedback
    measurement.refresh = bench.mode == .free ? 0 : contents.refresh
    measurement.frameTimes =
      bench.mode == .free ? contents.frames.map(\.swapped) : contents.presentedTimes
    let report = bench.report(of: measurement, size: UIScreen.main.bounds.size)
    do {
      try outputs.finish(report, measurement)
    } catch {
      UIApplication.shared.fail("\(error)")
    }
    UIApplication.shared.terminate(afterPrinting: bench.text(of: report))
  }
}
