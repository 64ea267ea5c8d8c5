import Foundation
import UIKit

/// The moon in one of its phases, with maria.
final class MoonView: ArtView {
  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    context.glow(DemoPalette.ivory, center: middle, radius: 50, strength: 0.35)
    let disc = UIBezierPath.circle(middle, 39)
    context.saveGState()
    disc.addClip()
    context.fill(
      disc, [UIColor(hex: 0xFFFEF6), UIColor(hex: 0xE2DAC8), UIColor(hex: 0xA79F92)],
      center: middle.toward(-45, 14), radius: 60)
    for sea in 0..<7 {
      let center = middle.toward(360 * scatter(sea, 21), 32 * scatter(sea, 22))
      context.fill(
        .circle(center, 3 + 8 * scatter(sea, 23)), UIColor(hex: 0x7C7568, alpha: 0.32))
    }
    drawNight(context)
    context.restoreGState()
    context.stroke(disc, DemoPalette.ivory.withAlphaComponent(0.4), width: 1)
  }

  /// Draws the dark part: half a disc, enlarged or reduced by half an ellipse.
  private func drawNight(_ context: CGContext) {
    let phase = -0.8 + 1.6 * randomFraction(4)
    let night = UIBezierPath()
    night.move(to: CGPoint(x: 50, y: 8))
    night.addArc(
      withCenter: middle, radius: 42, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    let bulge = 42 * phase * 4 / 3
    night.addCurve(
      to: CGPoint(x: 50, y: 8), controlPoint1: CGPoint(x: 50 + bulge, y: 92),
      controlPoint2: CGPoint(x: 50 + bulge, y: 8))
    context.fill(night, UIColor(hex: 0x0B1230, alpha: 0.88))
  }
}
