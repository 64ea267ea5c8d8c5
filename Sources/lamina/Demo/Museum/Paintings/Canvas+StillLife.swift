import Foundation
import UIKit

extension Canvas {
  private static let rooms: [[UInt32]] = [
    [0x4B3A2A, 0x1C130D], [0x5A6A66, 0x232B2B], [0x6B4A3C, 0x241510], [0x3C3F52, 0x14151F],
  ]
  private static let fruits: [[UInt32]] = [
    [0xD9823B, 0xC23B2E, 0xE3B23C], [0x8FA84A, 0xB8C25A, 0xD96C4A], [0xE8A33D, 0xF0C869, 0xB5442F],
    [0x7A3B5E, 0x9C4F6E, 0xD6A24A],
  ]

  /// Paints a bowl of fruit and a jug, with light from the left.
  func paintStillLife() {
    fillSky(choose(Self.rooms))
    context.glow(
      UIColor(hex: 0xF0D7A4), center: CGPoint(x: width * 0.2, y: 22), radius: 70, strength: 0.4)
    let cloth = area { x in 74 + 1.5 * sin(x / 17 + CGFloat(variant)) }
    context.fill(
      cloth, [UIColor(hex: 0xEFE6D2), UIColor(hex: 0xA8977A), UIColor(hex: 0x5A4B39)],
      from: CGPoint(x: 0, y: 74), to: CGPoint(x: width, y: 100))
    let isMirrored = variant % 2 == 1
    let jug = CGPoint(x: width * (isMirrored ? 0.28 : 0.72), y: 80)
    let bowl = CGPoint(x: width * (isMirrored ? 0.64 : 0.38), y: 72)
    paintJug(at: jug)
    paintBowl(at: bowl)
    let colors = choose(Self.fruits)
    for fruit in 0..<3 {
      let x = bowl.x + 30 * (random(fruit, 131) - 0.35)
      paintShadow(at: CGPoint(x: x + 3, y: 91 + 2 * CGFloat(fruit % 2)), 7)
      paintBall(
        CGPoint(x: x, y: 86 + 2 * CGFloat(fruit % 2)), 4.5 + 1.5 * random(fruit, 132),
        UIColor(hex: colors[fruit]))
    }
  }

  private func paintShadow(at center: CGPoint, _ reach: CGFloat) {
    context.fill(
      UIBezierPath(
        ovalIn: CGRect(
          x: center.x - reach, y: center.y - reach * 0.2, width: reach * 2, height: reach * 0.4)),
      UIColor(hex: 0x1A120C, alpha: 0.35))
  }

  private func paintBowl(at rim: CGPoint) {
    let colors = choose(Self.fruits)
    for fruit in 0..<9 {
      let row = fruit / 5
      let x = rim.x + (CGFloat(fruit % 5) - 2 + 0.5 * CGFloat(row)) * 8
      let y = rim.y - 3 - 7 * CGFloat(row) - 2 * random(fruit, 133)
      paintBall(CGPoint(x: x, y: y), 5.6, UIColor(hex: colors[(fruit + row) % 3]))
    }
    paintShadow(at: CGPoint(x: rim.x + 4, y: rim.y + 18), 20)
    let bowl = UIBezierPath()
    bowl.move(to: CGPoint(x: rim.x - 25, y: rim.y - 1))
    bowl.addCurve(
      to: CGPoint(x: rim.x + 25, y: rim.y - 1),
      controlPoint1: CGPoint(x: rim.x - 18, y: rim.y + 24),
      controlPoint2: CGPoint(x: rim.x + 18, y: rim.y + 24))
    bowl.addQuadCurve(
      to: CGPoint(x: rim.x - 25, y: rim.y - 1), controlPoint: CGPoint(x: rim.x, y: rim.y + 6))
    context.fill(
      bowl, [UIColor(hex: 0xF4F1E8), UIColor(hex: 0x9FB4C0), UIColor(hex: 0x3E5566)],
      from: CGPoint(x: rim.x - 20, y: rim.y), to: CGPoint(x: rim.x + 26, y: rim.y + 14))
  }

  private func paintJug(at foot: CGPoint) {
    paintShadow(at: CGPoint(x: foot.x + 5, y: foot.y + 2), 15)
    let handle = UIBezierPath(
      ovalIn: CGRect(x: foot.x + 5, y: foot.y - 40, width: 13, height: 20))
    context.stroke(handle, UIColor(hex: 0x5C4A36), width: 2.4)
    let jug = UIBezierPath()
    jug.move(to: CGPoint(x: foot.x - 6, y: foot.y - 48))
    jug.addCurve(
      to: CGPoint(x: foot.x - 8, y: foot.y + 1),
      controlPoint1: CGPoint(x: foot.x - 4, y: foot.y - 34),
      controlPoint2: CGPoint(x: foot.x - 21, y: foot.y - 18))
    jug.addLine(to: CGPoint(x: foot.x + 8, y: foot.y + 1))
    jug.addCurve(
      to: CGPoint(x: foot.x + 7, y: foot.y - 47),
      controlPoint1: CGPoint(x: foot.x + 21, y: foot.y - 18),
      controlPoint2: CGPoint(x: foot.x + 4, y: foot.y - 34))
    jug.close()
    context.fill(
      jug,
      [
        UIColor(hex: 0x6E5A43), UIColor(hex: 0xE2CDA6), UIColor(hex: 0x8C7250),
        UIColor(hex: 0x2F241A),
      ],
      from: CGPoint(x: foot.x - 15, y: 0), to: CGPoint(x: foot.x + 15, y: 0))
  }
}
