import Foundation
import RenderServer
import UIKit

/// Runs each kind of animation twice, with the main thread free and blocked, and compares the frames.
final class BlockedDelegate: UIResponder, UIApplicationDelegate {
  private let bench: BenchCommand
  private var motions: [BlockedMotion]
  private var results: [BlockedResult] = []
  var window: UIWindow?

  /// The seconds for which frames are recorded, and the main thread is blocked.
  private static let duration = 2.0

  init(_ bench: BenchCommand, _ motions: [BlockedMotion]) {
    self.bench = bench
    self.motions = motions
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow.showForBench()
    self.window = window
    after(0.3 + bench.warmup) { [self] in next() }
    return true
  }

  private func next() {
    guard !motions.isEmpty else { return finish() }
    let motion = motions.removeFirst()
    start(motion) { [self] view in
      let began = record(motion, view)
      after(Self.duration) { [self] in
        let free = frames(since: began)
        start(motion) { [self] view in
          let began = record(motion, view)
          Thread.sleep(forTimeInterval: Self.duration)
          results.append(BlockedResult(motion.name, frames(since: began), whenFree: free.count))
          next()
        }
      }
    }
  }

  /// Starts an animation in a new view, and calls the action while it runs.
  private func start(_ motion: BlockedMotion, _ action: @escaping @MainActor (UIView) -> Void) {
    guard let window else { return }
    for view in window.subviews { view.removeFromSuperview() }
    let view = makeView(results.count * 5)
    view.center = CGPoint(x: 200, y: window.bounds.midY)
    window.addSubview(view)
    // A transition needs a rendered frame to start from.
    after(0.1) { motion.start(view) }
    after(0.6) { action(view) }
  }

  /// A view of the variant's kind.
  private func makeView(_ index: Int) -> UIView {
    let grid = bench.makeVariant() as? any GridVariant
    return grid?.makeView(index) ?? BenchView(index: index, size: bench.options.layerSize)
  }

  /// Changes the animation and records frames from now on. Returns the time.
  private func record(_ motion: BlockedMotion, _ view: UIView) -> Double {
    motion.change(view)
    CATransaction.flush()
    UIApplication.shared.server?.log.record(true)
    return CACurrentMediaTime()
  }

  /// Returns the frames submitted within the duration.
  private func frames(since began: Double) -> [FrameLog.Frame] {
    guard let log = UIApplication.shared.server?.log else { return [] }
    log.record(false)
    return log.current.frames.filter { $0.swapped < began + Self.duration }
  }

  private func finish() {
    UIApplication.shared.terminate(
      afterPrinting: bench.json ? BlockedResult.json(results) : BlockedResult.table(results))
  }
}

/// The frames of one animation while the main thread was blocked.
struct BlockedResult {
  let name: String
  let frames: Int
  /// The frames in the same time while the main thread was free.
  let framesWhenFree: Int
  /// The largest difference between the time that a frame was sampled for and its presentation time
  /// predicted at the buffer swap, in milliseconds.
  let largestError: Double
  let meanError: Double

  init(_ name: String, _ shown: [FrameLog.Frame], whenFree framesWhenFree: Int) {
    self.name = name
    frames = shown.count
    self.framesWhenFree = framesWhenFree
    let errors = shown.map { abs($0.sampled - $0.predicted) * 1000 }
    largestError = errors.max() ?? 0
    meanError = errors.reduce(0, +) / Double(max(errors.count, 1))
  }

  private var ratio: Double { Double(frames) / Double(max(framesWhenFree, 1)) }

  static func json(_ results: [BlockedResult]) -> String {
    let rows = results.map { result in
      String(
        format: """
          {"scene": "%@", "frames": %d, "frames_when_free": %d, "ratio": %.4f, \
          "max_error_ms": %.4f, "mean_error_ms": %.4f}
          """, result.name, result.frames, result.framesWhenFree, result.ratio,
        result.largestError, result.meanError)
    }
    return "{\"mode\": \"blocked\", \"results\": [\(rows.joined(separator: ", "))]}"
  }

  static func table(_ results: [BlockedResult]) -> String {
    let head = ["scene", "frames", "when free", "ratio", "largest error ms", "mean error ms"]
    let rows = results.map { result in
      [
        result.name, "\(result.frames)", "\(result.framesWhenFree)",
        String(format: "%.2f", result.ratio), String(format: "%.3f", result.largestError),
        String(format: "%.3f", result.meanError),
      ]
    }
    return ([head] + rows).map { row in
      row.map { $0.padding(toLength: 18, withPad: " ", startingAt: 0) }.joined()
    }.joined(separator: "\n")
  }
}
