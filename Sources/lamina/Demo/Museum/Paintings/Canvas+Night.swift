import Foundation
import UIKit

extension Canvas {
  private static let skies: [[UInt32]] = [
    [0x070B22, 0x1A2558, 0x4A4C86], [0x0B1420, 0x163A4A, 0x3F7C7A],
    [0x0E0A20, 0x3A1F52, 0x9A4E6E], [0x05070F, 0x12182A, 0x2F3D5C],
  ]

  /// Paints a town under the stars.
  func paintNight() {
    fillSky(choose(Self.skies), to: 80)
    for star in 0..<70 {
      let place = CGPoint(x: width * random(star, 101), y: 66 * random(star, 102))
      let size = 0.25 + 0.6 * pow(random(star, 103), 3)
      context.fill(
        .circle(place, size), UIColor(hex: 0xFDF6DC, alpha: 0.4 + 0.6 * random(star, 104)))
    }
    paintMoon()
    for row in 0..<3 { paintRoofs(row) }
  }

  private func paintMoon() {
    let center = CGPoint(x: width * (0.2 + 0.6 * random(1, 105)), y: 20 + 10 * random(2, 105))
    let light = UIColor(hex: 0xFBEFC4)
    context.glow(light, center: center, radius: 30, strength: 0.6)
    let moon = UIBezierPath()
    moon.addArc(
      withCenter: center, radius: 8, startAngle: -0.4 * .pi, endAngle: 0.9 * .pi, clockwise: true)
    moon.addQuadCurve(
      to: center.toward(18, 8), controlPoint: CGPoint(x: center.x + 1.5, y: center.y + 1.5))
    moon.close()
    context.fill(moon, light)
  }

  private func paintRoofs(_ row: Int) {
    let color = UIColor(hex: 0x2B2F55).mixed(with: UIColor(hex: 0x07080F), CGFloat(row) / 2)
    var x: CGFloat = -6 * random(row, 106)
    var house = 10 * row
    while x < width {
      let breadth = 9 + 9 * random(house, 107)
      let top = 62 + 11 * CGFloat(row) - 12 * random(house, 108)
      let roof = top - breadth * (0.3 + 0.35 * random(house, 109))
      context.fill(
        .polygon([
          CGPoint(x: x, y: 101), CGPoint(x: x, y: top), CGPoint(x: x + breadth / 2, y: roof),
          CGPoint(x: x + breadth, y: top), CGPoint(x: x + breadth, y: 101),
        ]), color)
      paintWindows(of: house, at: CGPoint(x: x, y: top), breadth)
      x += breadth
      house += 1
    }
  }

  private func paintWindows(of house: Int, at corner: CGPoint, _ breadth: CGFloat) {
    let columns = Int(breadth / 4)
    for index in 0..<(3 * columns) where random(31 * house + index, 110) > 0.55 {
      let step = breadth / CGFloat(columns)
      let place = CGPoint(
        x: corner.x + (CGFloat(index % columns) + 0.5) * step,
        y: corner.y + 3 + 5 * CGFloat(index / columns))
      let light = UIColor(hex: random(31 * house + index, 111) > 0.3 ? 0xFFD98A : 0xF2A65A)
      context.fill(
        UIBezierPath(rect: CGRect(x: place.x - 0.8, y: place.y, width: 1.6, height: 2.2)), light)
    }
  }
}
