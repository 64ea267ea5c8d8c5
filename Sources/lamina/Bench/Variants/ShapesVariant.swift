import UIKit

/// Shape layers, whose strokes grow and shrink.
struct ShapesVariant: BenchVariant {
  static let name = "shapes"
  static let summary = "shape layers with moving stroke ends"
  static let defaults = BenchOptions(layerSize: 64)

  private let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    window.backgroundColor = BenchScene.background
    let cells = BenchGrid(count: options.layers, in: window.bounds.size)
    for index in 0..<options.layers {
      let shape = makeShape(index)
      shape.position = cells.center(index)
      let period = 2 + 0.05 * Double(index % 40)
      switch motion {
      case .moving: shape.add(stroke(period), forKey: "stroke")
      case .still(let time): shape.strokeEnd = CGFloat(0.5 - 0.5 * cos(2 * .pi * time / period))
      }
      // Before it is in the window, changes of the layer are not animated.
      window.layer.addSublayer(shape)
    }
  }

  private func stroke(_ period: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = period / 2
    animation.autoreverses = true
    animation.repeatCount = .infinity
    return animation
  }

  /// A flower of curves, or a star of lines.
  private func makeShape(_ index: Int) -> CAShapeLayer {
    let side = options.layerSize
    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    shape.path = path(points: 5 + index % 4, isCurved: index % 2 == 0)
    shape.fillColor = nil
    shape.strokeColor =
      UIColor(hue: CGFloat(index % 24) / 24, saturation: 0.7, brightness: 0.95, alpha: 1).cgColor
    shape.lineWidth = side / 16
    shape.lineCap = .round
    shape.lineJoin = .round
    return shape
  }

  private func path(points: Int, isCurved: Bool) -> CGPath {
    let half = options.layerSize / 2
    func point(_ step: Int, _ radius: Double) -> CGPoint {
      let angle = .pi * Double(step) / Double(points)
      return CGPoint(x: half + radius * half * sin(angle), y: half - radius * half * cos(angle))
    }
    let path = CGMutablePath()
    path.move(to: point(0, 0.9))
    for step in stride(from: 1, to: 2 * points, by: 2) {
      if isCurved {
        path.addQuadCurve(to: point(step + 1, 0.9), control: point(step, 0.1))
      } else {
        path.addLine(to: point(step, 0.45))
        path.addLine(to: point(step + 1, 0.9))
      }
    }
    path.closeSubpath()
    return path
  }
}
