import Foundation
import UIKit

/// A record with grooves, reflections and a label.
final class DiscView: ArtView {
  override var rotation: Rotation { .spin(period: 5) }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    context.fill(
      .circle(middle, 47), [UIColor(hex: 0x3A3F55), UIColor(hex: 0x15182A)],
      from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 100))
    drawLight(context)
    for groove in 0..<7 {
      context.stroke(
        .circle(middle, 24 + CGFloat(groove) * 3.2), UIColor(hex: 0x05070F, alpha: 0.6), width: 0.8)
    }
    context.stroke(.circle(middle, 46.4), UIColor(hex: 0xFFFFFF, alpha: 0.35), width: 1)
    drawLabel(context)
  }

  private func drawLight(_ context: CGContext) {
    for (start, alpha) in [(20.0, 0.3), (110.0, 0.12), (200.0, 0.3), (290.0, 0.12)] {
      for step in 0..<5 {
        let inset = CGFloat(step) * 4
        let wedge = UIBezierPath()
        wedge.move(to: middle)
        wedge.addArc(
          withCenter: middle, radius: 46, startAngle: (start + inset) * .pi / 180,
          endAngle: (start + 44 - inset) * .pi / 180, clockwise: true)
        wedge.close()
        context.fill(wedge, UIColor(hex: 0xDDE6FF, alpha: alpha / 5))
      }
    }
  }

  private func drawLabel(_ context: CGContext) {
    context.fill(
      .circle(middle, 19), [accent.lighter(0.35), accent, accent.darker(0.2)],
      from: middle.toward(-45, 19), to: middle.toward(135, 19))
    context.stroke(.circle(middle, 14.5), UIColor(hex: 0xFFFFFF, alpha: 0.5), width: 0.8)
    context.write(
      "LP", at: CGPoint(x: 50, y: 43), font: .systemFont(ofSize: 7, weight: .bold),
      color: DemoPalette.night)
    context.fill(.circle(middle, 3.4), DemoPalette.night)
  }
}
