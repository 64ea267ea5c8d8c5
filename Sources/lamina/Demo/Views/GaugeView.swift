import Foundation
import UIKit

/// A round gauge with a scale, a needle and a reading.
final class GaugeView: ArtView {
  private static let readings = [
    ("kPa", 101.3, 0.62), ("°C", 21.4, 0.44), ("% RH", 48.0, 0.5), ("lx", 320.0, 0.71),
  ]

  private var reading: (unit: String, value: Double, fraction: Double) {
    Self.readings[index / 6 % Self.readings.count]
  }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    context.drawGlass(.circle(middle, 47))
    context.drawBezel(middle, 49, width: 3)
    drawArc(context)
    drawScale(context)
    drawNeedle(context)
    let text = String(format: reading.value >= 200 ? "%.0f" : "%.1f", reading.value)
    context.write(
      text, at: CGPoint(x: 50, y: 79), font: .systemFont(ofSize: 14, weight: .semibold),
      color: DemoPalette.ivory)
    context.write(
      reading.unit, at: CGPoint(x: 50, y: 89), font: .systemFont(ofSize: 8),
      color: DemoPalette.ivory.withAlphaComponent(0.65))
  }

  private func degrees(_ fraction: Double) -> CGFloat { CGFloat(-130 + 260 * fraction) }

  private func arc(from start: Double, to end: Double, radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: (degrees(start) - 90) * .pi / 180,
      endAngle: (degrees(end) - 90) * .pi / 180, clockwise: true)
  }

  private func drawArc(_ context: CGContext) {
    context.stroke(arc(from: 0, to: 1, radius: 38), UIColor(hex: 0x0A1026, alpha: 0.8), width: 5)
    let steps = 24
    let last = Int(Double(steps) * reading.fraction)
    for step in 0..<last {
      let color = DemoPalette.teal.mixed(
        with: DemoPalette.coral, CGFloat(step) / CGFloat(steps))
      let part = arc(
        from: Double(step) / Double(steps), to: Double(step + 1) / Double(steps), radius: 38)
      context.stroke(part, color, width: 5, cap: step == 0 || step == last - 1 ? .round : .butt)
    }
  }

  private func drawScale(_ context: CGContext) {
    for tick in 0...20 {
      let angle = degrees(Double(tick) / 20)
      let isMajor = tick % 5 == 0
      let line = UIBezierPath.line(
        middle.toward(angle, 33), middle.toward(angle, isMajor ? 27 : 30))
      context.stroke(
        line, DemoPalette.ivory.withAlphaComponent(isMajor ? 0.95 : 0.45),
        width: isMajor ? 1.4 : 0.8)
    }
  }

  private func drawNeedle(_ context: CGContext) {
    let angle = degrees(reading.fraction)
    let needle = UIBezierPath.polygon([
      middle.toward(angle - 90, 2.6), middle.toward(angle, 31), middle.toward(angle + 90, 2.6),
      middle.toward(angle + 180, 8),
    ])
    context.fill(
      needle, [DemoPalette.coral.lighter(0.35), DemoPalette.coral],
      from: middle.toward(angle, 31), to: middle)
    context.fill(.circle(middle, 4.6), DemoPalette.brass)
    context.fill(.circle(middle, 2), DemoPalette.night)
  }
}
