import Foundation
import UIKit

/// The sun inside a dial with hours, at the center of the orbits.
final class AstrolabeView: ArtView {
  private static let numerals = [
    "XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI",
  ]

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    drawRing(context)
    drawTicks(context)
    drawNumerals(context)
    drawRays(context)
    drawSun(context)
  }

  private func drawRing(_ context: CGContext) {
    let ring = UIBezierPath.circle(middle, 48)
    ring.append(.circle(middle, 35.5))
    ring.usesEvenOddFillRule = true
    context.fill(ring, UIColor(hex: 0x0B1230, alpha: 0.82))
    context.drawBezel(middle, 49.4, width: 1.3)
    context.drawBezel(middle, 36, width: 0.7)
  }

  private func drawTicks(_ context: CGContext) {
    for minute in 0..<120 {
      let degrees = CGFloat(minute) * 3
      let length: CGFloat = minute % 10 == 0 ? 2.6 : minute % 5 == 0 ? 2 : 1.1
      let tick = UIBezierPath.line(
        middle.toward(degrees, 47.2), middle.toward(degrees, 47.2 - length))
      let color = DemoPalette.brass.withAlphaComponent(minute % 10 == 0 ? 1 : 0.6)
      context.stroke(tick, color, width: minute % 10 == 0 ? 0.6 : 0.3)
    }
  }

  private func drawNumerals(_ context: CGContext) {
    let font = UIFont.exhibit(5)
    for (hour, numeral) in Self.numerals.enumerated() {
      context.saveGState()
      context.translateBy(x: middle.x, y: middle.y)
      context.rotate(by: CGFloat(hour) * .pi / 6)
      context.write(numeral, at: CGPoint(x: 0, y: -38.4), font: font, color: DemoPalette.ivory)
      context.restoreGState()
    }
  }

  private func drawRays(_ context: CGContext) {
    for ray in 0..<24 {
      let degrees = CGFloat(ray) * 15
      let isLong = ray % 2 == 0
      let tip = middle.toward(degrees, isLong ? 34 : 29)
      let path = UIBezierPath.polygon([
        middle.toward(degrees - 5, 21), tip, middle.toward(degrees + 5, 21),
      ])
      let bright = UIColor(hex: 0xFFDC93, alpha: isLong ? 0.95 : 0.6)
      context.fill(
        path, [bright, DemoPalette.coral.withAlphaComponent(0.35)],
        from: middle.toward(degrees, 22), to: tip)
    }
  }

  private func drawSun(_ context: CGContext) {
    context.glow(UIColor(hex: 0xFFD48A), center: middle, radius: 35, strength: 0.55)
    let disc = UIBezierPath.circle(middle, 22)
    context.fill(
      disc,
      [
        UIColor(hex: 0xFFFBEA), UIColor(hex: 0xFFE9AE), UIColor(hex: 0xFFC765),
        UIColor(hex: 0xF2924A),
      ], center: middle.toward(-30, 5), radius: 28)
    for (radius, alpha) in [(18.0, 0.35), (14.0, 0.28), (9.0, 0.22)] {
      context.stroke(
        .circle(middle, radius), UIColor(hex: 0xC96A26, alpha: alpha), width: 0.5)
    }
  }
}
