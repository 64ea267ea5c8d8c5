import Foundation
import UIKit

/// A star with four points and a glow.
final class SparkView: ArtView {
  override class var spokenName: String? { nil }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    let color = [DemoPalette.ivory, DemoPalette.brass, DemoPalette.sky][index % 3].lighter(0.3)
    context.glow(color, center: middle, radius: 48, strength: 0.4)
    let path = UIBezierPath()
    path.move(to: middle.toward(0, 48))
    for quarter in 1...4 {
      path.addQuadCurve(
        to: middle.toward(CGFloat(quarter) * 90, quarter % 2 == 0 ? 48 : 36),
        controlPoint: middle.toward(CGFloat(quarter) * 90 - 45, 5))
    }
    path.close()
    context.fill(path, [color.lighter(0.6), color], center: middle, radius: 40)
  }
}
