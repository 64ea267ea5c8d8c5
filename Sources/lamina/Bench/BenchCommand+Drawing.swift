import ArgumentParser
import Foundation
import UIKit

extension BenchCommand {
  /// Measures repeated drawing of a scene into a bitmap, without a window or a compositor. Times are
  /// CPU time of the thread.
  func runDrawing() throws {
    let scene = try drawingScene()
    let context = CGContext(
      width: Int(DrawingScene.size.width), height: Int(DrawingScene.size.height))
    scene.draw(in: context)
    var times: [Double] = []
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while times.isEmpty || ProcessInfo.processInfo.systemUptime < end {
      let start = ThreadClock.seconds
      scene.draw(in: context)
      times.append(ThreadClock.seconds - start)
    }
    let median = times.sorted()[times.count / 2] * 1000
    let figures = String(format: "\"passes\": %d, \"pass_ms\": %.4f", times.count, median)
    try StandardOutput.print(
      json
        ? "{\"peer\": \"lamina\", \"mode\": \"drawing\", \"scene\": \"\(scene)\", \(figures)}"
        : "\(scene): \(times.count) passes, median \(String(format: "%.3f", median)) ms")
  }

  /// The scene that `--scene` names, or `shapes` if the option is not given.
  func drawingScene() throws -> DrawingScene {
    guard scene != "all" else { return .shapes }
    guard let drawing = DrawingScene(rawValue: scene) else {
      let names = DrawingScene.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--scene \(scene): no such drawing; there are \(names)")
    }
    return drawing
  }
}
