import Foundation
import UIKit

extension Canvas {
  private struct Weather {
    let sky: [UInt32]
    let sea: [UInt32]
    let sun: UInt32
  }

  private static let weathers = [
    Weather(sky: [0x4F8FC4, 0xCFE5EA], sea: [0x7FB9C9, 0x14506E], sun: 0xFFFDF0),
    Weather(sky: [0x2B3357, 0xE8845A, 0xFBD08A], sea: [0xD98A62, 0x1D2C4C], sun: 0xFFE3A6),
    Weather(sky: [0x10182F, 0x33507A], sea: [0x3D6388, 0x060E1F], sun: 0xF1F0DC),
    Weather(sky: [0x6C7780, 0xB9BFB8], sea: [0x83928F, 0x2A3A3F], sun: 0xE8E6D8),
  ]

  private var horizon: CGFloat { 46 + 10 * random(0, 81) }

  /// Paints the sea, with the way of the light on it, and ships.
  func paintSea() {
    let weather = choose(Self.weathers)
    fillSky(weather.sky, to: horizon)
    let sun = CGPoint(x: width * (0.25 + 0.5 * random(1, 81)), y: horizon - 16 - 12 * random(2, 81))
    context.glow(UIColor(hex: weather.sun), center: sun, radius: 36, strength: 0.8)
    context.fill(.circle(sun, 4.5), UIColor(hex: weather.sun))
    context.fill(
      UIBezierPath(rect: CGRect(x: 0, y: horizon, width: width, height: 100 - horizon)),
      weather.sea.map { UIColor(hex: $0) }, from: CGPoint(x: 0, y: horizon),
      to: CGPoint(x: 0, y: 100))
    paintLight(below: sun.x, UIColor(hex: weather.sun))
    paintWaves(UIColor(hex: weather.sea[0]), UIColor(hex: weather.sea[1]))
    for ship in 0..<(1 + variant % 3) {
      let size = 17 - 5 * CGFloat(ship)
      let x = width * (0.22 + 0.56 * random(ship, 82))
      paintShip(at: CGPoint(x: x, y: horizon + 3 + size * 0.7), size)
    }
  }

  private func paintLight(below x: CGFloat, _ color: UIColor) {
    for stripe in 0..<26 {
      let part = CGFloat(stripe) / 26
      let reach = (3 + 15 * part) * (0.6 + 0.8 * random(stripe, 83))
      let y = horizon + 1 + (99 - horizon) * part
      let center = x + 5 * (random(stripe, 84) - 0.5) * (1 + part)
      context.stroke(
        .line(CGPoint(x: center - reach, y: y), CGPoint(x: center + reach, y: y)),
        color.withAlphaComponent(0.55 - 0.35 * part), width: 0.5 + part)
    }
  }

  private func paintWaves(_ light: UIColor, _ dark: UIColor) {
    for wave in 0..<7 {
      let part = CGFloat(wave + 1) / 8
      let y = horizon + (100 - horizon) * part
      let (height, length) = (0.4 + 2.4 * part, 6 + 15 * part)
      let start = 6 * random(wave, 85)
      let water = area { x in y - height * pow(abs(sin(x / length + start)), 0.6) }
      context.fill(
        water, [light.withAlphaComponent(0.28), dark.withAlphaComponent(0.3)],
        from: CGPoint(x: 0, y: y - height), to: CGPoint(x: 0, y: y + 12))
    }
  }

  private func paintShip(at foot: CGPoint, _ size: CGFloat) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: foot.x + x * size, y: foot.y + y * size)
    }
    let hull = UIBezierPath.polygon([
      point(-0.62, -0.2), point(0.62, -0.24), point(0.46, 0.02), point(-0.44, 0.02),
    ])
    context.fill(hull, UIColor(hex: 0x3A2A24))
    context.stroke(.line(point(0, -0.2), point(0, -1.5)), UIColor(hex: 0x3A2A24), width: 0.6)
    let sail = UIBezierPath()
    sail.move(to: point(0.04, -1.45))
    sail.addQuadCurve(to: point(0.58, -0.34), controlPoint: point(0.5, -1))
    sail.addLine(to: point(0.04, -0.34))
    sail.close()
    context.fill(
      sail, [UIColor(hex: 0xFDF6E3), UIColor(hex: 0xD8C7A6)], from: point(0, -1),
      to: point(0.6, -0.6))
    let jib = UIBezierPath()
    jib.move(to: point(-0.05, -1.3))
    jib.addQuadCurve(to: point(-0.56, -0.34), controlPoint: point(-0.24, -0.7))
    jib.addLine(to: point(-0.05, -0.34))
    jib.close()
    context.fill(jib, UIColor(hex: 0xE9DCC0))
  }
}
