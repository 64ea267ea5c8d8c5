import Foundation
import UIKit

/// A card with a value and a chart.
final class SparklineView: ArtView {
  override class var aspect: CGFloat { 1.5 }

  private static let figures = [
    ("Visitors", "1 284", "+6 %"), ("Energy", "3.2 kW", "−9 %"), ("Tide", "2.4 m", "rising"),
    ("Air", "412 ppm", "good"),
  ]

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    let (label, value, change) = Self.figures[index / 3 % Self.figures.count]
    context.drawGlass(
      UIBezierPath(
        roundedRect: CGRect(x: 1, y: 1, width: 148, height: 98), cornerRadius: 13))
    context.write(
      label, at: CGPoint(x: 13, y: 21), font: .systemFont(ofSize: 11),
      color: DemoPalette.ivory.withAlphaComponent(0.7), alignment: .left)
    context.write(
      value, at: CGPoint(x: 13, y: 45), font: .systemFont(ofSize: 21, weight: .semibold),
      color: DemoPalette.ivory, alignment: .left)
    context.write(
      change, at: CGPoint(x: 137, y: 21), font: .systemFont(ofSize: 11, weight: .semibold),
      color: accent, alignment: .right)
    drawChart(context)
  }

  private func drawChart(_ context: CGContext) {
    for line in 0..<3 {
      let y = 58 + CGFloat(line) * 15
      context.stroke(
        .line(CGPoint(x: 13, y: y), CGPoint(x: 137, y: y)),
        DemoPalette.ivory.withAlphaComponent(0.1), width: 0.8)
    }
    let points = (0...31).map { step in
      let x = Double(step) / 31
      let wave = 0.5 + 0.1 * sin(23 * x + 5 * Double(index)) + 0.36 * sin(6 * x + Double(index))
      return CGPoint(x: 13 + 124 * x, y: 88 - 30 * wave)
    }
    let curve = UIBezierPath.curve(along: points)
    let area = UIBezierPath(cgPath: curve.cgPath)
    area.addLine(to: CGPoint(x: 137, y: 90))
    area.addLine(to: CGPoint(x: 13, y: 90))
    area.close()
    context.fill(
      area, [accent.withAlphaComponent(0.5), accent.withAlphaComponent(0)],
      from: CGPoint(x: 0, y: 58), to: CGPoint(x: 0, y: 90))
    context.stroke(curve, accent.lighter(0.15), width: 2.4)
    if let last = points.last {
      context.fill(.circle(last, 4), accent.lighter(0.5))
    }
  }
}

extension UIBezierPath {
  /// A smooth curve from the first point to the last, with the others as control points.
  static func curve(along points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      path.addQuadCurve(
        to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
    }
    path.addLine(to: last)
    return path
  }
}
