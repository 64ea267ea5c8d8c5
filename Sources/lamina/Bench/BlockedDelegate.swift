import Foundation
import RenderServer
import UIKit

/// Starts each kind of animation, blocks the main thread, and evaluates the frames rendered meanwhile.
final class BlockedDelegate: UIResponder, UIApplicationDelegate {
  private let bench: BenchCommand
  private var motions: [BlockedMotion]
  private var results: [BlockedResult] = []
  var window: UIWindow?

  /// The time for which the main thread is blocked, in microseconds.
  private static let block: UInt32 = 2_000_000

  init(_ bench: BenchCommand, _ motions: [BlockedMotion]) {
    self.bench = bench
    self.motions = motions
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = BenchScene.background
    window.makeKeyAndVisible()
    self.window = window
    after(0.3 + bench.warmup) { [self] in next() }
    return true
  }

  private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated(action)
    }
  }

  private func next() {
    guard let window, !motions.isEmpty else { return finish() }
    let motion = motions.removeFirst()
    for view in window.subviews { view.removeFromSuperview() }
    let view = makeView(results.count * 5)
    view.center = CGPoint(x: 200, y: window.bounds.midY)
    window.addSubview(view)
    // A transition needs a rendered frame to start from.
    after(0.1) { motion.start(view) }
    after(0.6) { [self] in
      block(motion, view)
      next()
    }
  }

  /// A view of the variant's kind.
  private func makeView(_ index: Int) -> UIView {
    let grid = bench.makeVariant() as? any GridVariant
    return grid?.makeView(index) ?? BenchView(index: index, size: bench.options.layerSize)
  }

  private func block(_ motion: BlockedMotion, _ view: UIView) {
    guard let log = UIApplication.shared.server?.log else { return }
    motion.change(view)
    CATransaction.flush()
    log.record(true)
    let start = CACurrentMediaTime()
    usleep(Self.block)
    let end = CACurrentMediaTime()
    results.append(BlockedResult(motion.name, log.current, during: start...end))
    log.record(false)
  }

  private func finish() {
    UIApplication.shared.terminate(
      afterPrinting: bench.json ? BlockedResult.json(results) : BlockedResult.table(results))
  }
}

/// The frames of one animation while the main thread was blocked.
struct BlockedResult {
  let name: String
  let callbacks: Int
  let frames: Int
  /// The largest difference between the time that a frame was sampled for and its presentation time
  /// predicted at the buffer swap, in milliseconds.
  let largestError: Double
  let meanError: Double

  init(_ name: String, _ log: FrameLog.Contents, during block: ClosedRange<Double>) {
    self.name = name
    callbacks = log.callbackTimes.count { block.contains($0) }
    let shown = log.frames.filter { block.contains($0.swapped) }
    frames = shown.count
    let errors = shown.map { abs($0.sampled - $0.predicted) * 1000 }
    largestError = errors.max() ?? 0
    meanError = errors.reduce(0, +) / Double(max(errors.count, 1))
  }

  private var fresh: Double { Double(frames) / Double(max(callbacks, 1)) }

  static func json(_ results: [BlockedResult]) -> String {
    let rows = results.map { result in
      String(
        format: """
          {"scene": "%@", "callbacks": %d, "frames": %d, "fresh": %.4f, \
          "max_error_ms": %.4f, "mean_error_ms": %.4f}
          """, result.name, result.callbacks, result.frames, result.fresh, result.largestError,
        result.meanError)
    }
    return "{\"mode\": \"blocked\", \"results\": [\(rows.joined(separator: ", "))]}"
  }

  static func table(_ results: [BlockedResult]) -> String {
    let head = ["scene", "callbacks", "frames", "fresh %", "largest error ms", "mean error ms"]
    let rows = results.map { result in
      [
        result.name, "\(result.callbacks)", "\(result.frames)",
        String(format: "%.1f", result.fresh * 100), String(format: "%.3f", result.largestError),
        String(format: "%.3f", result.meanError),
      ]
    }
    return ([head] + rows).map { row in
      row.map { $0.padding(toLength: 18, withPad: " ", startingAt: 0) }.joined()
    }.joined(separator: "\n")
  }
}
