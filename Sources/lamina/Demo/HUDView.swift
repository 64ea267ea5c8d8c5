import Foundation
import UIKit

/// Shows frame statistics in a corner of the screen.
final class HUDView: UIView {
  /// The statistics at a point in time.
  struct Reading {
    /// The system uptime, in seconds.
    var time = ProcessInfo.processInfo.systemUptime
    var cpuSeconds = ProcessUsage.cpuSeconds
    var statistics: FrameStatistics
  }

  private let read: @MainActor () -> FrameStatistics
  private var last: Reading
  private var rows: [(name: String, value: String)] = []
  private var timer: Timer?

  /// Positions the view in the corner of the window that scenes leave free.
  init(in layout: DemoLayout, reading read: @escaping @MainActor () -> FrameStatistics) {
    self.read = read
    last = Reading(statistics: read())
    super.init(frame: Self.frame(in: layout))
    isOpaque = false
    rows = Self.names.map { ($0, "–") }
  }

  required init?(coder: NSCoder) { nil }

  private static let names = [
    "Frames a second", "Frames missed", "CPU ms a frame", "Draw calls a frame", "Uploads",
    "Partial redraw",
  ]

  private static func frame(in layout: DemoLayout) -> CGRect {
    let height = max(layout.unit * 0.16, 100).rounded()
    let width = (height * 1.75).rounded()
    let margin = (layout.unit * 0.05).rounded()
    let right = layout.size.width - width - margin
    let top = layout.isWide ? margin : (layout.titleFrame.maxY + layout.unit * 0.03).rounded()
    return CGRect(x: right, y: top, width: width, height: height)
  }

  /// Starts to update the view twice a second, on the main run loop.
  func start() {
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// Shows the statistics since the last update.
  func update() {
    let reading = Reading(statistics: read())
    let frames = reading.statistics.frames - last.statistics.frames
    let seconds = max(reading.time - last.time, 0.001)
    let shown = Double(max(frames, 1))
    let cpu = (reading.cpuSeconds - last.cpuSeconds) * 1000 / shown
    let calls = Double(reading.statistics.drawCalls - last.statistics.drawCalls) / shown
    let values = [
      String(format: "%.1f", Double(frames) / seconds),
      "\(reading.statistics.missedFrames - last.statistics.missedFrames)",
      String(format: "%.2f", cpu), String(format: "%.1f", calls),
      "\(reading.statistics.textureUploads - last.statistics.textureUploads)",
      reading.statistics.partialRedraw.rawValue,
    ]
    rows = zip(Self.names, values).map { ($0, $1) }
    last = reading
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let unit = bounds.height / 100
    let panel = UIBezierPath(
      roundedRect: bounds.insetBy(dx: unit / 2, dy: unit / 2), cornerRadius: 9 * unit)
    context.fill(panel, UIColor(hex: 0x060A18, alpha: 0.78))
    context.stroke(panel, UIColor(hex: 0xDCE6FF, alpha: 0.25), width: unit)
    for (number, row) in rows.enumerated() {
      let y = (18 + CGFloat(number) * 14.5) * unit
      context.write(
        row.name, at: CGPoint(x: 11 * unit, y: y), font: .systemFont(ofSize: 10.5 * unit),
        color: UIColor(hex: 0xC9D4F2), alignment: .left)
      context.write(
        row.value, at: CGPoint(x: bounds.width - 11 * unit, y: y),
        font: .systemFont(ofSize: 10.5 * unit, weight: .semibold), color: DemoPalette.brass,
        alignment: .right)
    }
  }
}
