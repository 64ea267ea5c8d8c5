import Foundation
import LaminaTesting
import UIKit

extension BenchCommand {
  /// Renders the scene off screen for `seconds` of a clock that advances by 1/60 s per frame, and
  /// measures by how much resident memory grows after the warm-up.
  @MainActor func runSoak() throws {
    let screen = try OffscreenScreen(size: display.size.size)
    addScene(to: screen.window)
    let warmupFrames = max(Int(warmup * 60), 1)
    let frames = Int(seconds * 60)
    var began = SoakState(screen)
    for frame in 0..<warmupFrames + frames {
      if frame == warmupFrames { began = SoakState(screen) }
      screen.time = Double(frame) / 60
      try screen.renderAndWait()
    }
    let growth = SoakGrowth(from: began, to: SoakState(screen), frames: frames)
    try StandardOutput.print(growth.report(variant, options, json: json))
  }
}

/// What the process holds at one time.
private struct SoakState {
  /// Bytes.
  let residentMemory = ProcessUsage.residentMemory
  let statistics: FrameStatistics

  @MainActor init(_ screen: OffscreenScreen) {
    statistics = screen.statistics
  }
}

/// The difference between two states of a soak test.
private struct SoakGrowth {
  let began: SoakState
  let ended: SoakState
  let frames: Int

  init(from began: SoakState, to ended: SoakState, frames: Int) {
    (self.began, self.ended, self.frames) = (began, ended, frames)
  }

  /// The growth of resident memory in KiB per 100,000 frames.
  private var growth: Double {
    let grown = Double(ended.residentMemory - began.residentMemory) / 1024
    return grown * 100_000 / Double(max(frames, 1))
  }

  func report(_ variant: String, _ options: BenchOptions, json: Bool) -> String {
    let rows: [(String, Double)] = [
      ("n", Double(options.layers)), ("frames", Double(frames)),
      ("rss_kib_began", Double(began.residentMemory) / 1024),
      ("rss_kib_ended", Double(ended.residentMemory) / 1024),
      ("kib_per_100k_frames", growth),
      (
        "objects_created",
        Double(ended.statistics.objectsCreated - began.statistics.objectsCreated)
      ),
      ("objects", Double(ended.statistics.objects)),
      (
        "programs_compiled",
        Double(ended.statistics.programsCompiled - began.statistics.programsCompiled)
      ),
      ("texture_kib", Double(ended.statistics.textureBytes) / 1024),
    ]
    if json {
      let numbers = rows.map { "\"\($0.0)\": \(String(format: "%.1f", $0.1))" }
      return "{\"mode\": \"soak\", \"variant\": \"\(variant)\", "
        + numbers.joined(separator: ", ") + "}"
    }
    return rows.map { row in
      row.0.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: "%.1f", row.1)
    }.joined(separator: "\n")
  }
}
