import Foundation
import LayerTree

/// The cost of rendering the demo off screen, as a table.
struct DemoReport {
  let table: String

  init(
    scene: String, size: CGSize, scale: Double, first: FrameStatistics,
    _ measured: BenchMeasurement, _ path: String
  ) {
    let frames = measured.difference.frames
    let drawn = Double(max(frames, 1))
    func real(_ number: Double, _ digits: Int) -> String {
      String(format: "%.\(digits)f", number)
    }
    let rows = [
      ("scene", scene),
      ("size", "\(Int(size.width))x\(Int(size.height)) points at scale \(scale.formatted())"),
      ("frames", "\(frames)"),
      ("frames a second", real(Double(frames) / measured.seconds, 1)),
      ("CPU ms a frame", real(measured.cpuSeconds * 1000 / drawn, 3)),
      ("draw calls a frame", real(Double(measured.difference.drawCalls) / drawn, 2)),
      ("pixels a frame", real(Double(measured.difference.pixels) / drawn, 0)),
      (
        "texture uploads",
        "\(first.textureUploads) in the first frame, \(measured.difference.textureUploads) after it"
      ),
      (
        "draw(_:) calls",
        "\(first.drawRectCalls) in the first frame, \(measured.difference.drawRectCalls) after it"
      ),
      ("renderer", measured.renderer),
      ("peak memory", real(ProcessUsage.peakMemory, 1) + " MB"),
      ("image", path),
    ]
    table = rows.map { name, value in
      name.padding(toLength: 20, withPad: " ", startingAt: 0) + value
    }.joined(separator: "\n")
  }
}
