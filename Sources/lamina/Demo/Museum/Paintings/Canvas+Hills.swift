import Foundation
import UIKit

extension Canvas {
  private struct Light {
    let sky: [UInt32]
    let sun: UInt32
    let far: UInt32
    let near: UInt32
  }

  private static let lights = [
    Light(sky: [0x5F7FB8, 0xF3B98A, 0xFBE3B5], sun: 0xFFF3CF, far: 0xB59BB5, near: 0x2E3B4F),
    Light(sky: [0x6FB1DE, 0xBFE0EE, 0xF4F6E4], sun: 0xFFFBE8, far: 0x9CC3B4, near: 0x2F5D3A),
    Light(sky: [0x3B2C5A, 0xB4506A, 0xF59A5C], sun: 0xFFD88A, far: 0x8C4A6B, near: 0x231A33),
    Light(sky: [0x8E9CA6, 0xC9CFC9, 0xE9E3CC], sun: 0xF7F2DE, far: 0xA6AFA0, near: 0x4B4A35),
  ]

  /// Paints hills, one behind the other, with trees on the nearest ones.
  func paintHills() {
    let light = choose(Self.lights)
    fillSky(light.sky, to: 70)
    let sun = CGPoint(x: width * (0.2 + 0.6 * random(1, 71)), y: 26 + 16 * random(2, 71))
    context.glow(UIColor(hex: light.sun), center: sun, radius: 42, strength: 0.75)
    context.fill(.circle(sun, 6), UIColor(hex: light.sun))
    let count = 6
    for hill in 0..<count {
      let part = CGFloat(hill) / CGFloat(count - 1)
      let color = UIColor(hex: light.far).mixed(with: UIColor(hex: light.near), part)
      let line = hillLine(hill, base: 44 + 44 * part, height: 9 + 4 * part)
      if hill > 2 { paintTrees(on: line, of: hill, color.darker(0.18)) }
      context.fill(
        area(below: line), [color.lighter(0.12), color, color.darker(0.12)],
        from: CGPoint(x: 0, y: 40 + 44 * part), to: CGPoint(x: width * 0.2, y: 100))
    }
  }

  private func hillLine(_ hill: Int, base: CGFloat, height: CGFloat) -> (CGFloat) -> CGFloat {
    let (first, second) = (6 * random(hill, 72), 6 * random(hill, 73))
    let (long, short) = (38 + 24 * random(hill, 74), 13 + 8 * random(hill, 75))
    return { x in base - height * (sin(x / long + first) + 0.35 * sin(x / short + second)) }
  }

  private func paintTrees(on line: (CGFloat) -> CGFloat, of hill: Int, _ color: UIColor) {
    for tree in 0..<(5 + 2 * hill) {
      let x = width * random(100 * hill + tree, 76)
      let size = CGFloat(hill) * (0.9 + 0.6 * random(100 * hill + tree, 77))
      let top = line(x) - 2.4 * size
      context.fill(
        UIBezierPath(
          ovalIn: CGRect(x: x - size * 0.42, y: top, width: size * 0.84, height: size * 2.8)),
        color)
    }
  }
}
