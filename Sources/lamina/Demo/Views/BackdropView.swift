import Foundation
import UIKit

/// The night sky behind the scene, with the orbits.
final class BackdropView: UIView {
  private let layout: DemoLayout
  private let orbits: [CGFloat]

  init(layout: DemoLayout, orbits: [CGFloat]) {
    self.layout = layout
    self.orbits = orbits
    super.init(frame: CGRect(origin: .zero, size: layout.size))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawSky(context)
    drawStars(context)
    for orbit in orbits { drawOrbit(context, layout.ring(orbit)) }
    let sun = layout.center
    context.glow(
      UIColor(hex: 0xFFC98A), center: sun, radius: layout.sunSide * 1.25, strength: 0.36)
  }

  private func drawSky(_ context: CGContext) {
    let everything = UIBezierPath(rect: bounds)
    context.fill(
      everything, [UIColor(hex: 0x0A1230), DemoPalette.night], from: .zero,
      to: CGPoint(x: 0, y: bounds.maxY))
    let reach = hypot(bounds.width, bounds.height) / 2
    let glows: [(UInt32, CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0x3B4AA0, 0.5, 0.55, 1.15, 0.62), (0x7B3F86, 0.8, 0.3, 0.7, 0.34),
      (0x1F7F8C, 0.16, 0.72, 0.75, 0.36), (0xB05A50, 0.56, 0.62, 0.55, 0.3),
    ]
    for (hex, x, y, size, strength) in glows {
      context.glow(
        UIColor(hex: hex), center: CGPoint(x: x * bounds.width, y: y * bounds.height),
        radius: size * reach, strength: strength)
    }
  }

  private func drawStars(_ context: CGContext) {
    for star in 0..<320 {
      let point = CGPoint(
        x: scatter(star, 31) * bounds.width, y: scatter(star, 32) * bounds.height)
      let size = layout.unit * (0.0005 + 0.0011 * pow(scatter(star, 33), 3))
      let alpha = 0.18 + 0.5 * scatter(star, 34)
      context.fill(.circle(point, size), UIColor(hex: 0xE4ECFF, alpha: alpha))
    }
  }

  /// Draws an orbit, brighter on its near side.
  private func drawOrbit(_ context: CGContext, _ ring: DemoLayout.Ring) {
    let steps = 120
    for step in 0..<steps {
      let path = UIBezierPath()
      path.move(to: ring.point(CGFloat(step) / CGFloat(steps)))
      path.addLine(to: ring.point(CGFloat(step + 1) / CGFloat(steps)))
      let nearness = (sin(2 * .pi * (CGFloat(step) + 0.5) / CGFloat(steps)) + 1) / 2
      let alpha = 0.1 + 0.26 * nearness
      context.stroke(
        path, DemoPalette.brass.withAlphaComponent(alpha),
        width: layout.unit * (0.0009 + 0.001 * nearness), cap: .butt)
    }
  }
}
