import Foundation
import UIKit

/// A station clock with the name of a city.
final class ClockView: ArtView {
  private static let cities = [
    ("TOKYO", 10, 10), ("LIMA", 20, 10), ("OSLO", 2, 10), ("PERTH", 9, 10),
  ]

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    let (city, hour, minute) = Self.cities[index / 6 % Self.cities.count]
    let face = UIBezierPath.circle(middle, 46)
    context.fill(
      face, [UIColor(hex: 0xFFFDF6), UIColor(hex: 0xF3EAD6), UIColor(hex: 0xD9CBAE)],
      center: middle.toward(-40, 12), radius: 62)
    context.drawBezel(middle, 49, width: 4)
    drawScale(context)
    context.write(
      city, at: CGPoint(x: 50, y: 71), font: .systemFont(ofSize: 6.5, weight: .semibold),
      color: DemoPalette.bronze)
    let degrees = CGFloat(minute) * 6
    drawHand(context, CGFloat(hour % 12) * 30 + degrees / 12, length: 24, width: 5)
    drawHand(context, degrees, length: 35, width: 3.6)
    drawSeconds(context)
  }

  private func drawScale(_ context: CGContext) {
    let ink = UIColor(hex: 0x1A2242)
    for minute in 0..<60 {
      let isHour = minute % 5 == 0
      let degrees = CGFloat(minute) * 6
      let tick = UIBezierPath.line(
        middle.toward(degrees, 42.5), middle.toward(degrees, isHour ? 36 : 40.5))
      context.stroke(
        tick, ink.withAlphaComponent(isHour ? 1 : 0.6), width: isHour ? 2.2 : 0.8, cap: .butt)
    }
    let font = UIFont.systemFont(ofSize: 9, weight: .semibold)
    for hour in [3, 6, 9, 12] {
      let point = middle.toward(CGFloat(hour) * 30, 29.5)
      context.write(
        "\(hour)", at: CGPoint(x: point.x, y: point.y + font.capHeight / 2), font: font, color: ink)
    }
  }

  private func drawHand(
    _ context: CGContext, _ degrees: CGFloat, length: CGFloat, width: CGFloat
  ) {
    let hand = UIBezierPath.line(
      middle.toward(degrees + 180, 7), middle.toward(degrees, length))
    context.stroke(hand, UIColor(hex: 0x1A2242), width: width)
  }

  private func drawSeconds(_ context: CGContext) {
    // This range avoids the other hands and the name of the city.
    let degrees = 245 + 35 * randomFraction(2)
    let hand = UIBezierPath.line(
      middle.toward(degrees + 180, 10), middle.toward(degrees, 38))
    context.stroke(hand, UIColor(hex: 0xD9503F), width: 1.3)
    context.fill(.circle(middle, 3.2), UIColor(hex: 0xD9503F))
    context.fill(.circle(middle, 1.1), DemoPalette.ivory)
  }
}
