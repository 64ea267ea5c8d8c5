import Foundation
import UIKit

/// A leaf with veins.
final class LeafView: ArtView {
  override var rotation: Rotation { .sway(40, period: 10) }

  private var green: UIColor {
    [DemoPalette.moss, DemoPalette.brass, DemoPalette.coral, DemoPalette.teal][index / 2 % 4]
  }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    let blade = UIBezierPath()
    blade.move(to: CGPoint(x: 50, y: 4))
    blade.addCurve(
      to: CGPoint(x: 50, y: 82), controlPoint1: CGPoint(x: 92, y: 22),
      controlPoint2: CGPoint(x: 86, y: 70))
    blade.addCurve(
      to: CGPoint(x: 50, y: 4), controlPoint1: CGPoint(x: 14, y: 70),
      controlPoint2: CGPoint(x: 8, y: 22))
    context.fill(
      blade, [green.lighter(0.4), green, green.darker(0.42)], from: CGPoint(x: 24, y: 12),
      to: CGPoint(x: 78, y: 80))
    context.saveGState()
    blade.addClip()
    drawVeins(context)
    context.restoreGState()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 50, y: 10))
    stem.addQuadCurve(to: CGPoint(x: 56, y: 97), controlPoint: CGPoint(x: 48, y: 70))
    context.stroke(stem, green.lighter(0.6), width: 2.6)
  }

  private func drawVeins(_ context: CGContext) {
    for vein in 0..<6 {
      let y = 70 - CGFloat(vein) * 10
      for side: CGFloat in [-1, 1] {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 50, y: y))
        path.addQuadCurve(
          to: CGPoint(x: 50 + side * 38, y: y - 24),
          controlPoint: CGPoint(x: 50 + side * 18, y: y - 4))
        context.stroke(path, green.lighter(0.5).withAlphaComponent(0.65), width: 1.5)
      }
    }
    let shadow = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100))
    context.fill(shadow, DemoPalette.night.withAlphaComponent(0.13))
  }
}
