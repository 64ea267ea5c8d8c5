import Foundation
import UIKit

/// A planet: banded, cratered, an ocean world or ringed, in one of many colors.
final class PlanetView: ArtView {
  override var rotation: Rotation { .sway(5, period: 9) }

  private var kind: Int { index % 4 }
  private var isRinged: Bool { kind == 3 }
  private var radius: CGFloat { isRinged ? 29 : 42 }
  private var base: UIColor {
    if kind == 2 { return randomFraction(7) < 0.5 ? DemoPalette.sky : UIColor(hex: 0x3F8FC9) }
    return DemoPalette.accent(Int(randomFraction(7) * 7))
  }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    context.glow(base, center: middle, radius: radius + 7, strength: 0.5)
    if isRinged { drawRing(context, isFront: false) }
    drawGlobe(context)
    if isRinged { drawRing(context, isFront: true) }
  }

  private func drawGlobe(_ context: CGContext) {
    let globe = UIBezierPath.circle(middle, radius)
    context.saveGState()
    globe.addClip()
    context.fill(globe, base)
    switch kind {
    case 1: drawCraters(context)
    case 2: drawContinents(context)
    default: drawBands(context)
    }
    drawShade(context, globe)
    context.restoreGState()
  }

  private func drawBands(_ context: CGContext) {
    var y = middle.y - radius
    var band = 0
    while y < middle.y + radius {
      let height = radius * (0.12 + 0.22 * scatter(index + band, 3))
      let color = band % 2 == 0 ? base.lighter(0.32) : base.darker(0.22)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: y))
      path.addQuadCurve(
        to: CGPoint(x: 100, y: y), controlPoint: CGPoint(x: 50, y: y + radius * 0.28))
      path.addLine(to: CGPoint(x: 100, y: y + height))
      path.addQuadCurve(
        to: CGPoint(x: 0, y: y + height),
        controlPoint: CGPoint(x: 50, y: y + height + radius * 0.28))
      path.close()
      context.fill(path, color.withAlphaComponent(0.6))
      y += height * 1.5
      band += 1
    }
  }

  private func drawCraters(_ context: CGContext) {
    for crater in 0..<9 {
      let center = middle.toward(
        360 * scatter(crater + index, 5), radius * scatter(crater + index, 6))
      let size = radius * (0.08 + 0.16 * scatter(crater + index, 8))
      context.fill(.circle(center, size), base.darker(0.4))
      context.fill(
        .circle(CGPoint(x: center.x + size * 0.18, y: center.y + size * 0.2), size * 0.82),
        base.darker(0.18))
    }
  }

  private func drawContinents(_ context: CGContext) {
    let land = DemoPalette.moss.mixed(with: DemoPalette.brass, randomFraction(9))
    for part in 0..<4 {
      let center = middle.toward(
        90 * CGFloat(part) + 60 * scatter(index, 10), radius * (0.3 + 0.4 * scatter(part, 11)))
      let points = (0..<12).map { corner in
        center.toward(
          CGFloat(corner) * 30, radius * (0.16 + 0.2 * scatter(corner + part * 12 + index, 12)))
      }
      context.fill(.smooth(points), land)
    }
    for cloud in 0..<3 {
      let y = middle.y + radius * (CGFloat(cloud) * 0.5 - 0.5)
      let band = UIBezierPath(
        ovalIn: CGRect(x: 12 + 36 * scatter(cloud + index, 13), y: y, width: 40, height: 7))
      context.fill(band, UIColor(hex: 0xFFFFFF, alpha: 0.45))
    }
  }

  /// Draws the shading, with light from the upper left.
  private func drawShade(_ context: CGContext, _ globe: UIBezierPath) {
    let light = middle.toward(-45, radius * 0.55)
    let night = DemoPalette.night
    context.fill(
      globe,
      [
        UIColor(hex: 0xFFFFFF, alpha: 0.5), UIColor(hex: 0xFFFFFF, alpha: 0.08),
        night.withAlphaComponent(0.1), night.withAlphaComponent(0.6),
        night.withAlphaComponent(0.94),
      ], center: light, radius: radius * 1.75)
    context.stroke(globe, base.lighter(0.5).withAlphaComponent(0.35), width: 2)
  }

  private func drawRing(_ context: CGContext, isFront: Bool) {
    context.saveGState()
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: -0.35)
    let half = CGRect(x: -60, y: isFront ? 0 : -60, width: 120, height: 60)
    UIBezierPath(rect: half).addClip()
    for (size, width, alpha) in [(46.0, 3.0, 0.55), (41.0, 4.5, 0.9), (36.0, 2.0, 0.6)] {
      let ring = UIBezierPath(
        ovalIn: CGRect(x: -size, y: -size * 0.3, width: 2 * size, height: size * 0.6))
      context.stroke(ring, base.lighter(0.45).withAlphaComponent(alpha), width: width)
    }
    context.restoreGState()
  }
}

extension UIBezierPath {
  /// A closed smooth curve with the points as control points.
  static func smooth(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let between = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      if index == 0 {
        let last = points[points.count - 1]
        path.move(to: CGPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2))
      }
      path.addQuadCurve(to: between, controlPoint: point)
    }
    path.close()
    return path
  }
}
