import Foundation
import UIKit

/// A flower with two rings of petals.
final class FlowerView: ArtView {
  override var rotation: Rotation { .spin(period: -26) }
  override var breathes: Bool { true }

  private var color: UIColor {
    [DemoPalette.rose, DemoPalette.violet, DemoPalette.coral, DemoPalette.ivory][index / 3 % 4]
  }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    drawPetals(context, count: 8, length: 47, rotation: 0, color.darker(0.18))
    drawPetals(context, count: 8, length: 37, rotation: 22.5, color)
    context.fill(
      .circle(middle, 10.5), [UIColor(hex: 0xFFE9A8), DemoPalette.brass, DemoPalette.bronze],
      center: middle.toward(-45, 3), radius: 13)
    for seed in 0..<9 {
      context.fill(.circle(middle.toward(CGFloat(seed) * 40, 6.5), 1.2), DemoPalette.bronze)
    }
  }

  private func drawPetals(
    _ context: CGContext, count: Int, length: CGFloat, rotation: CGFloat, _ color: UIColor
  ) {
    for petal in 0..<count {
      context.saveGState()
      context.translateBy(x: middle.x, y: middle.y)
      context.rotate(by: (rotation + CGFloat(petal) * 360 / CGFloat(count)) * .pi / 180)
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 0, y: -length), controlPoint1: CGPoint(x: length * 0.5, y: -length * 0.4),
        controlPoint2: CGPoint(x: length * 0.3, y: -length))
      path.addCurve(
        to: .zero, controlPoint1: CGPoint(x: -length * 0.3, y: -length),
        controlPoint2: CGPoint(x: -length * 0.5, y: -length * 0.4))
      context.fill(
        path, [color.darker(0.35), color, color.lighter(0.45)], from: .zero,
        to: CGPoint(x: 0, y: -length))
      context.restoreGState()
    }
  }
}
