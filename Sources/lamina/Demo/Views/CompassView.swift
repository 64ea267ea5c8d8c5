import Foundation
import UIKit

/// A compass with a compass rose and a needle.
final class CompassView: ArtView {
  override var rotation: Rotation { .sway(24, period: 11) }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    context.drawGlass(.circle(middle, 46))
    context.drawBezel(middle, 49, width: 4)
    drawScale(context)
    drawRose(context)
    drawNeedle(context)
  }

  private func drawScale(_ context: CGContext) {
    for tick in 0..<48 where tick % 12 != 0 {
      let degrees = CGFloat(tick) * 7.5
      let line = UIBezierPath.line(
        middle.toward(degrees, 42), middle.toward(degrees, tick % 6 == 0 ? 36 : 39))
      context.stroke(
        line, DemoPalette.ivory.withAlphaComponent(tick % 6 == 0 ? 0.9 : 0.4),
        width: tick % 6 == 0 ? 1.4 : 0.8)
    }
    let font = UIFont.systemFont(ofSize: 11, weight: .bold)
    for (quarter, letter) in ["N", "E", "S", "W"].enumerated() {
      let point = middle.toward(CGFloat(quarter) * 90, 36.5)
      let color = quarter == 0 ? DemoPalette.coral : DemoPalette.ivory
      context.write(
        letter, at: CGPoint(x: point.x, y: point.y + font.capHeight / 2), font: font, color: color)
    }
  }

  private func drawRose(_ context: CGContext) {
    for point in 0..<8 {
      let degrees = CGFloat(point) * 45
      let length: CGFloat = point % 2 == 0 ? 28 : 20
      let color = point % 2 == 0 ? DemoPalette.brass : DemoPalette.bronze
      let tip = middle.toward(degrees, length)
      let left = UIBezierPath.polygon([middle, tip, middle.toward(degrees - 45, 6)])
      let right = UIBezierPath.polygon([middle, tip, middle.toward(degrees + 45, 6)])
      context.fill(left, color.withAlphaComponent(0.75))
      context.fill(right, color.darker(0.5).withAlphaComponent(0.85))
    }
  }

  private func drawNeedle(_ context: CGContext) {
    for (degrees, color) in [(38.0, DemoPalette.coral), (218.0, DemoPalette.ivory)] {
      let needle = UIBezierPath.polygon([
        middle.toward(degrees - 90, 4), middle.toward(degrees, 30), middle.toward(degrees + 90, 4),
      ])
      context.fill(
        needle, [color.lighter(0.3), color, color.darker(0.3)],
        from: middle.toward(degrees - 90, 4), to: middle.toward(degrees + 90, 4))
    }
    context.fill(.circle(middle, 4), DemoPalette.brass)
    context.fill(.circle(middle, 1.6), DemoPalette.night)
  }
}
