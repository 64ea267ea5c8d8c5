import QuartzCore
import UIKit

extension GalleryPage {
  static let shapes = GalleryPage(
    name: "shapes", title: "Shape layers",
    caption: "A shape layer fills and strokes a path at any scale, without a bitmap.",
    space: CGSize(width: 160, height: 90),
    specimens: [
      Specimen("fillRule", note: ".nonZero, .evenOdd") { stage in
        for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
          let layer = stage.shape(.star(in: stage.rect(8 + CGFloat(index) * 76, 11, 68, 68)))
          layer.fillRule = rule
          (layer.strokeColor, layer.lineWidth) = (DemoPalette.violet.cgColor, 2 * stage.unit)
        }
      },
      Specimen("lineCap", note: ".butt, .round, .square") { stage in
        for (index, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
          let y = 21 + CGFloat(index) * 24
          let layer = stage.line(14, [stage.point(24, y), stage.point(136, y)])
          layer.lineCap = cap
          stage.line(1, [stage.point(24, y), stage.point(136, y)]).strokeColor =
            UIColor.white.cgColor
        }
      },
      Specimen("lineJoin", note: ".miter, .round, .bevel") { stage in
        for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
          stage.corner(9 + CGFloat(index) * 51, width: 38).lineJoin = join
        }
      },
      Specimen("miterLimit", note: "4, at three angles") { stage in
        for (x, width) in [(8, 40), (67, 30), (122, 20)] as [(CGFloat, CGFloat)] {
          stage.corner(x, width: width).miterLimit = 4
        }
      },
      Specimen("lineDashPattern", note: "and lineDashPhase, lineCap") { stage in
        let patterns: [[NSNumber]] = [[12, 8], [12, 8], [1, 9], [14, 6, 2, 6]]
        for (index, pattern) in patterns.enumerated() {
          let y = 15 + CGFloat(index) * 20
          let layer = stage.line(5, [stage.point(12, y), stage.point(148, y)])
          layer.lineDashPattern = pattern.map { NSNumber(value: $0.doubleValue * stage.unit) }
          if index == 1 { layer.lineDashPhase = 10 * stage.unit }
          if index == 2 { layer.lineCap = .round }
        }
      },
      Specimen("strokeEnd", note: "0.1, 0.55, 0.9") { stage in
        for (index, end) in [0.1, 0.55, 0.9].enumerated() {
          let rect = stage.rect(8 + CGFloat(index) * 50, 23, 44, 44)
          stage.ring(rect).strokeColor = DemoPalette.sky.withAlphaComponent(0.25).cgColor
          stage.ring(rect).strokeEnd = end
        }
      },
      Specimen("CABasicAnimation(keyPath: \"path\")", note: "a third of the way") { stage in
        let rect = stage.rect(40, 5, 80, 80)
        let layer = stage.shape(.star(8, in: rect, depth: 0.9))
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = layer.path
        animation.toValue = UIBezierPath.star(8, in: rect, depth: 0.35).cgPath
        (animation.duration, animation.speed, animation.timeOffset) = (3, 0, 1)
        layer.add(animation, forKey: nil)
      },
      Specimen("layer.mask = CAShapeLayer()", note: "a star and a ring") { stage in
        let picture = CAGradientLayer()
        picture.frame = stage.rect(30, 0, 100, 90)
        picture.colors = [DemoPalette.coral.cgColor, DemoPalette.violet.cgColor]
        stage.view.layer.addSublayer(picture)
        let mask = CAShapeLayer()
        let inner = picture.bounds.insetBy(dx: 12 * stage.unit, dy: 12 * stage.unit)
        mask.path = UIBezierPath.star(9, in: inner, depth: 0.55).cgPath
        (mask.strokeColor, mask.lineWidth) = (UIColor(white: 0, alpha: 0.4).cgColor, 8 * stage.unit)
        picture.mask = mask
      },
      Specimen("transform", note: "rotated, and 10 times as large") { stage in
        let layer = stage.shape(.star(5, in: CGRect(x: -1, y: -1, width: 2, height: 2), depth: 0.5))
        (layer.strokeColor, layer.lineWidth) = (DemoPalette.violet.cgColor, 0.2)
        layer.position = stage.point(46, 45)
        let scale = 34 * stage.unit
        layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale).rotated(by: 0.2))
        let tilted = stage.shape(.star(5, in: stage.rect(-34, -34, 68, 68), depth: 0.5))
        tilted.position = stage.point(114, 45)
        tilted.transform.m34 = -1 / (120 * stage.unit)
        tilted.transform = CATransform3DRotate(tilted.transform, 0.9, 0.4, 1, 0)
      },
    ])
}

extension Stage {
  /// Adds a shape layer with a path.
  @discardableResult
  fileprivate func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor) = (path.cgPath, DemoPalette.sky.cgColor)
    view.layer.addSublayer(layer)
    return layer
  }

  /// Adds a stroked line.
  @discardableResult
  fileprivate func line(_ width: CGFloat, _ points: [CGPoint]) -> CAShapeLayer {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let layer = shape(path)
    (layer.fillColor, layer.strokeColor) = (nil, DemoPalette.violet.cgColor)
    layer.lineWidth = width * unit
    return layer
  }

  /// Adds a line with a corner.
  fileprivate func corner(_ x: CGFloat, width: CGFloat) -> CAShapeLayer {
    line(10, [point(x, 76), point(x + width / 2, 28), point(x + width, 76)])
  }

  /// Adds a stroked circle.
  fileprivate func ring(_ rect: CGRect) -> CAShapeLayer {
    let layer = shape(
      UIBezierPath(
        arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 4 * unit,
        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true))
    (layer.fillColor, layer.strokeColor) = (nil, DemoPalette.sky.cgColor)
    (layer.lineWidth, layer.lineCap) = (7 * unit, .round)
    return layer
  }
}

extension UIBezierPath {
  /// A star with straight edges; the inner corners lie at a fraction of its radius.
  fileprivate static func star(_ tips: Int, in rect: CGRect, depth: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<2 * tips {
      let angle = CGFloat(index) * .pi / CGFloat(tips)
      let radius = index.isMultiple(of: 2) ? 0.5 : 0.5 * depth
      let point = CGPoint(
        x: rect.midX + rect.width * radius * sin(angle),
        y: rect.midY - rect.height * radius * cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
