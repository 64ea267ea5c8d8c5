import Foundation
import RenderServer
import UIKit

/// Shows the scene on the display, measures it and terminates the program.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
  private let bench: BenchCommand
  var window: UIWindow?
  private var measurement: BenchMeasurement?

  init(_ bench: BenchCommand) {
    self.bench = bench
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The compositor may send the full-screen size only after the first frame.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = BenchScene.background
    window.makeKeyAndVisible()
    self.window = window
    after(0.3) { [self] in bench.addScene(to: window) }
    after(0.3 + bench.warmup) { [self] in start() }
    return true
  }

  private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated(action)
    }
  }

  private func start() {
    guard let log = UIApplication.shared.server?.log else { return }
    log.record(true)
    measurement = BenchMeasurement(statistics: UIScreen.main.frameStatistics)
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
    let report = BenchReport(bench, measurement, size: UIScreen.main.bounds.size)
    UIApplication.shared.terminate(afterPrinting: bench.text(of: report))
  }
}
