import UIKit

extension Stage {
  /// Adds a view that covers the stage and draws the closure, in units.
  @discardableResult
  func sketch(_ body: @escaping (CGContext) -> Void) -> DrawnView {
    let unit = unit
    return drawing { context, _ in
      context.scaleBy(x: unit, y: unit)
      body(context)
    }
  }
}

extension UIBezierPath {
  /// A self-intersecting star with five points.
  static func star(in rect: CGRect) -> UIBezierPath {
    let points = (0..<5).map { index in
      let angle = -CGFloat.pi / 2 + CGFloat(index) * 4 * .pi / 5
      return CGPoint(
        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
    }
    return polygon(points)
  }
}
