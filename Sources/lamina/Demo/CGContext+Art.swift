import Foundation
import UIKit

/// Drawing helpers of the demo and the gallery.
extension CGContext {
  func fill(_ path: UIBezierPath, _ color: UIColor) {
    color.setFill()
    path.fill()
  }

  func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat, cap: CGLineCap = .round) {
    color.setStroke()
    path.lineWidth = width
    path.lineCapStyle = cap
    path.lineJoinStyle = .round
    path.stroke()
  }

  /// Fills a path with a linear gradient of evenly spaced colors.
  func fill(_ path: UIBezierPath, _ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
    paint(path, colors: colors) { gradient in
      drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  /// Fills a path with a radial gradient of evenly spaced colors.
  func fill(_ path: UIBezierPath, _ colors: [UIColor], center: CGPoint, radius: CGFloat) {
    paint(path, colors: colors) { gradient in
      drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
        options: .drawsAfterEndLocation)
    }
  }

  /// Fills a disc with a color that fades out towards the edge.
  func glow(_ color: UIColor, center: CGPoint, radius: CGFloat, strength: CGFloat) {
    // Alpha falls with the square of the distance, because a linear fade has a visible edge.
    let colors = stride(from: 1.0, through: 0, by: -0.125).map { step in
      color.withAlphaComponent(strength * step * step)
    }
    fill(.circle(center, radius), colors, center: center, radius: radius)
  }

  private func paint(_ path: UIBezierPath, colors: [UIColor], _ body: (CGGradient) -> Void) {
    let list = colors.map(\.cgColor) as CFArray
    guard let gradient = unsafe CGGradient(colorsSpace: nil, colors: list, locations: nil) else {
      return
    }
    saveGState()
    path.addClip()
    body(gradient)
    restoreGState()
  }

  /// Draws one line of text whose baseline starts, is centered or ends at `point`.
  func write(
    _ text: String, at point: CGPoint, font: UIFont, color: UIColor, alignment: TextAnchor = .center
  ) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let width = text.size(withAttributes: attributes).width
    let left = point.x - width * alignment.rawValue
    text.draw(at: CGPoint(x: left, y: point.y - font.ascender), withAttributes: attributes)
  }
}

/// The point of a line of text that is positioned. The raw value is the fraction of its width left of
/// the point.
enum TextAnchor: CGFloat {
  case left = 0
  case center = 0.5
  case right = 1
}

extension UIBezierPath {
  static func circle(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func polygon(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  static func line(_ start: CGPoint, _ end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}

extension CGPoint {
  /// The point at a distance in a direction, in degrees clockwise from the top.
  func toward(_ degrees: CGFloat, _ distance: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: x + distance * sin(angle), y: y - distance * cos(angle))
  }
}
