import CAllocationCount
import Compositor
import Foundation
import LayerTree
import RenderServer
import UIKit

extension BenchCommand {
  /// Measures the compositor's passes with all layers animating, without OpenGL and a display. Each
  /// frame advances the scene by 1/60 s. Times are CPU time of the thread, so that other processes
  /// do not affect them. The first frame, which has all commits of the scene, is not measured.
  @MainActor func runPasses(_ outputs: BenchOutputs) throws {
    let screen = UIScreen(size: display.size.size, scale: 1)
    var pipeline = FramePipeline(sampling: .environment ?? .cpu)
    (pipeline.trace, CATransaction.trace) = (outputs.trace, outputs.trace)
    var commits: [Commit] = []
    screen.connect { commits.append($0) }
    let window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
    addScene(to: window)
    let start = MediaClock.now
    var backend = CountingBackend()
    var measurement = PassesMeasurement()
    for frame in 0...Int((warmup + seconds) * 60) {
      let time = start + Double(frame) / 60
      DisplayLinks.shared.tick(shown: time, next: time + 1.0 / 60, refresh: 1.0 / 60)
      CATransaction.flush()
      let arrived = ThreadClock.seconds
      for commit in commits { pipeline.apply(commit) }
      commits.removeAll()
      let allocated = lamina_allocations()
      let began = ThreadClock.seconds
      lamina_count_allocations(true)
      _ = pipeline.animate(to: time)
      let sampled = ThreadClock.seconds
      _ = pipeline.plan(bufferAge: 1)
      lamina_count_allocations(false)
      backend.execute(pipeline.plan)
      guard frame > Int(warmup * 60) else { continue }
      measurement.record(
        applying: began - arrived, sampling: sampled - began,
        planning: ThreadClock.seconds - sampled,
        allocations: lamina_allocations() - allocated)
    }
    try outputs.finishTrace()
    try StandardOutput.print(measurement.report(options, json: json, backend: backend))
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
  private var applying: [Double] = []
  private var sampling: [Double] = []
  private var planning: [Double] = []
  private var allocations: UInt = 0

  mutating func record(
    applying: Double, sampling: Double, planning: Double, allocations: UInt
  ) {
    self.applying.append(applying)
    self.sampling.append(sampling)
    self.planning.append(planning)
    self.allocations += allocations
  }

  func report(_ options: BenchOptions, json: Bool, backend: CountingBackend) -> String {
    let passes = zip(applying, zip(sampling, planning)).map { $0 + $1.0 + $1.1 }
    let rows: [(String, Double)] = [
      ("n", Double(options.layers)), ("still", Double(options.still)),
      ("animations", Double(options.animations)),
      ("frames", Double(sampling.count)),
      ("applying_ms", Self.median(applying)), ("sampling_ms", Self.median(sampling)),
      ("planning_ms", Self.median(planning)), ("passes_ms", Self.median(passes)),
      ("instances_per_frame", Double(backend.instances) / Double(max(backend.frames, 1))),
      ("batches_per_frame", Double(backend.batches) / Double(max(backend.frames, 1))),
      ("allocations_per_frame", Double(allocations) / Double(max(sampling.count, 1))),
    ]
    if json {
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
