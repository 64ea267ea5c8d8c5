import CAllocationCount
import Compositor
import Foundation
import LayerTree
import UIKit

extension BenchCommand {
  /// Measures the compositor's passes with all layers animating, without OpenGL and a display. Each
  /// frame advances the scene by 1/60 s. Times are CPU time of the thread, so that other processes
  /// do not affect them.
  @MainActor func runPasses() throws {
    let screen = UIScreen(size: display.size.size, scale: 1)
    var pipeline = FramePipeline()
    var commits: [Commit] = []
    screen.connect { commits.append($0) }
    let window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
    addScene(to: window)
    CATransaction.flush()
    for commit in commits { pipeline.apply(commit) }
    let start = MediaClock.now
    var backend = CountingBackend()
    var measurement = PassesMeasurement()
    for frame in 0..<Int((warmup + seconds) * 60) {
      let time = start + Double(frame) / 60
      let allocated = lamina_allocations()
      let began = ThreadClock.seconds
      lamina_count_allocations(true)
      _ = pipeline.animate(to: time)
      let sampled = ThreadClock.seconds
      _ = pipeline.plan(bufferAge: 1)
      lamina_count_allocations(false)
      backend.execute(pipeline.plan)
      guard Double(frame) >= warmup * 60 else { continue }
      measurement.record(
        sampling: sampled - began, planning: ThreadClock.seconds - sampled,
        allocations: lamina_allocations() - allocated)
    }
    try StandardOutput.print(measurement.report(self, backend: backend))
  }
}

/// A render backend that counts what frame plans hold and draws nothing.
private struct CountingBackend: RenderBackend {
  private(set) var frames = 0
  private(set) var instances = 0
  private(set) var batches = 0

  mutating func execute(_ plan: FramePlan) {
    frames += 1
    instances += plan.instances.count + plan.shapes.count
    batches += plan.batches.count
  }
}

private struct PassesMeasurement {
  private var sampling: [Double] = []
  private var planning: [Double] = []
  private var allocations: UInt = 0

  mutating func record(sampling: Double, planning: Double, allocations: UInt) {
    self.sampling.append(sampling)
    self.planning.append(planning)
    self.allocations += allocations
  }

  func report(_ bench: BenchCommand, backend: CountingBackend) -> String {
    let rows: [(String, Double)] = [
      ("n", Double(bench.layers)), ("animations", Double(bench.animations)),
      ("frames", Double(sampling.count)),
      ("sampling_ms", Self.median(sampling)), ("planning_ms", Self.median(planning)),
      ("passes_ms", Self.median(zip(sampling, planning).map { $0 + $1 })),
      ("instances_per_frame", Double(backend.instances) / Double(max(backend.frames, 1))),
      ("batches_per_frame", Double(backend.batches) / Double(max(backend.frames, 1))),
      ("allocations_per_frame", Double(allocations) / Double(max(sampling.count, 1))),
    ]
    if bench.json {
      return "{"
        + rows.map { "\"\($0.0)\": \(String(format: "%.4f", $0.1))" }
        .joined(separator: ", ") + "}"
    }
    return rows.map { row in
      row.0.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: "%.4f", row.1)
    }.joined(separator: "\n")
  }

  /// The median, in milliseconds.
  private static func median(_ seconds: [Double]) -> Double {
    seconds.isEmpty ? 0 : seconds.sorted()[seconds.count / 2] * 1000
  }
}

/// The CPU time of the calling thread (`CLOCK_THREAD_CPUTIME_ID`).
enum ThreadClock {
  static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
