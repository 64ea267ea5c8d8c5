import Foundation
import UIKit

/// A card with a figure and its course over the day.
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
      label, at: CGPoint(x: 13, y: 21), .systemFont(ofSize: 11),
      DemoPalette.ivory.withAlphaComponent(0.7), .left)
    context.write(
      value, at: CGPoint(x: 13, y: 45), .systemFont(ofSize: 21, weight: .semibold),
      DemoPalette.ivory, .left)
    context.write(
      change, at: CGPoint(x: 137, y: 21), .systemFont(ofSize: 11, weight: .semibold), accent,
      .right)
    drawChart(context)
  }

  private func drawChart(_ context: CGContext) {
    for line in 0..<3 {
      let y = 58 + CGFloat(line) * 15
      context.stroke(
        .line(CGPoint(x: 13, y: y), CGPoint(x: 137, y: y)),
        DemoPalette.ivory.withAlphaComponent(0.1), width: 0.8)
    }
    let points = (0...10).map { step in
      let wave =
        0.5 + 0.26 * sin(Double(step) * 0.85 + Double(index)) + 0.34 * (own(UInt64(step)) - 0.5)
      return CGPoint(x: 13 + CGFloat(step) * 12.4, y: 87 - 27 * wave)
    }
    let curve = UIBezierPath.curve(through: points)
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
  /// A curve from point to point, level in each.
  static func curve(through points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      guard index > 0 else {
        path.move(to: point)
        continue
      }
      let middle = (points[index - 1].x + point.x) / 2
      path.addCurve(
        to: point, controlPoint1: CGPoint(x: middle, y: points[index - 1].y),
        controlPoint2: CGPoint(x: middle, y: point.y))
    }
    return path
  }
}
