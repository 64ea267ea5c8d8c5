import Foundation
import UIKit

extension Canvas {
  private static let walls: [[UInt32]] = [
    [0x2B3A36, 0x18221F], [0xE9DFC9, 0xC8B48F], [0x4A2E3B, 0x24151E], [0xCFDDE0, 0x8FA9B2],
  ]
  private static let bouquets: [[UInt32]] = [
    [0xF2C14E, 0xF78154, 0xF7EFD9], [0xC8455F, 0xE58FA0, 0x7A2E4A], [0xF4EAD8, 0xE7B4BE, 0xC98FD0],
    [0x4E6FB3, 0x8E77C0, 0xF5F1E2],
  ]
  private static let vases: [UInt32] = [0x2F5D78, 0x8A4B2F, 0xC9A35A, 0x5E7A6A]

  /// Paints a bunch of flowers in a vase.
  func paintFlowers() {
    fillSky(choose(Self.walls))
    let table = UIBezierPath(rect: CGRect(x: 0, y: 84, width: width, height: 16))
    context.fill(
      table, [UIColor(hex: 0x7A5638), UIColor(hex: 0x3E2A1B)], from: CGPoint(x: 0, y: 84),
      to: CGPoint(x: 0, y: 100))
    let neck = CGPoint(x: width / 2, y: 62)
    let count = 11
    let heads = (0..<count).map { flower -> CGPoint in
      let angle = -72 + 144 * CGFloat(flower) / CGFloat(count - 1)
      return neck.toward(angle, 26 + 18 * random(flower, 91))
    }
    for (index, head) in heads.enumerated() { paintStem(from: neck, to: head, index) }
    paintVase(at: neck)
    let colors = choose(Self.bouquets)
    for (index, head) in heads.enumerated() {
      paintBlossom(
        at: head, 6 + 4 * random(index, 92), UIColor(hex: colors[index % colors.count]), index)
    }
  }

  private func paintStem(from neck: CGPoint, to head: CGPoint, _ index: Int) {
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: neck.x, y: neck.y + 6))
    stem.addQuadCurve(to: head, controlPoint: CGPoint(x: neck.x, y: (neck.y + head.y) / 2))
    context.stroke(stem, UIColor(hex: 0x4E7A48), width: 1)
    let middle = CGPoint(x: (neck.x + head.x) / 2, y: (neck.y + head.y) / 2 + 3)
    context.saveGState()
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: (head.x - neck.x) / 22 + (random(index, 93) - 0.5) * 2)
    context.fill(
      UIBezierPath(ovalIn: CGRect(x: -2.2, y: -13, width: 4.4, height: 14)),
      [UIColor(hex: 0x8DB26A), UIColor(hex: 0x2F5B37)], from: CGPoint(x: -2, y: -12),
      to: CGPoint(x: 2, y: 2))
    context.restoreGState()
  }

  private func paintBlossom(at center: CGPoint, _ size: CGFloat, _ color: UIColor, _ index: Int) {
    let petals = 6 + index % 4
    for petal in 0..<petals {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: 2 * .pi * (CGFloat(petal) + random(index, 94)) / CGFloat(petals))
      context.fill(
        UIBezierPath(ovalIn: CGRect(x: -size * 0.3, y: -size, width: size * 0.6, height: size)),
        [color.darker(0.35), color, color.lighter(0.35)], from: .zero, to: CGPoint(x: 0, y: -size))
      context.restoreGState()
    }
    paintBall(center, size * 0.26, UIColor(hex: 0xD9A441))
  }

  private func paintVase(at neck: CGPoint) {
    let color = UIColor(hex: choose(Self.vases))
    context.fill(
      UIBezierPath(ovalIn: CGRect(x: neck.x - 17, y: 88, width: 40, height: 6)),
      UIColor(hex: 0x000000, alpha: 0.3))
    let vase = UIBezierPath()
    vase.move(to: CGPoint(x: neck.x - 6, y: neck.y))
    vase.addCurve(
      to: CGPoint(x: neck.x - 7, y: 92), controlPoint1: CGPoint(x: neck.x - 4, y: neck.y + 9),
      controlPoint2: CGPoint(x: neck.x - 22, y: 80))
    vase.addLine(to: CGPoint(x: neck.x + 7, y: 92))
    vase.addCurve(
      to: CGPoint(x: neck.x + 6, y: neck.y), controlPoint1: CGPoint(x: neck.x + 22, y: 80),
      controlPoint2: CGPoint(x: neck.x + 4, y: neck.y + 9))
    vase.close()
    context.fill(
      vase, [color.darker(0.3), color.lighter(0.35), color, color.darker(0.55)],
      from: CGPoint(x: neck.x - 15, y: 0), to: CGPoint(x: neck.x + 15, y: 0))
  }
}
