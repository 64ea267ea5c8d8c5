import UIKit

extension GalleryPage {
  static let strokes = GalleryPage(
    name: "strokes", title: "Strokes",
    caption: "A stroke is centred on its path. Caps end it, joins turn it at corners, and dashes "
      + "cut it; the thin line is the path itself.",
    space: CGSize(width: 160, height: 90),
    specimens: [
      Specimen("lineCapStyle = .butt", note: "ends at the end") { $0.line(cap: .butt) },
      Specimen("lineCapStyle = .round", note: "half a circle beyond it") { $0.line(cap: .round) },
      Specimen("lineCapStyle = .square", note: "half a square beyond it") { $0.line(cap: .square) },
      Specimen("lineJoinStyle = .miter", note: "pointed") { $0.corner(join: .miter) },
      Specimen("lineJoinStyle = .round", note: "round") { $0.corner(join: .round) },
      Specimen("lineJoinStyle = .bevel", note: "cut off") { $0.corner(join: .bevel) },
      Specimen("miterLimit = 10, 4, 2", note: "beyond it a corner is cut off") { stage in
        stage.sketch { context in
          for (index, limit) in ([10, 4, 2] as [CGFloat]).enumerated() {
            let path = UIBezierPath.zigzag(
              from: CGPoint(x: 14 + 48 * index, y: 70), width: 34, height: 44)
            path.miterLimit = limit
            context.outline(path, width: 9, color: DemoPalette.accent(index))
          }
        }
      },
      Specimen("setLineDash", note: "[12, 6], [2, 6], [12, 4, 2, 4], a phase of 6") { stage in
        stage.sketch { context in
          let patterns: [[CGFloat]] = [[12, 6], [2, 6], [12, 4, 2, 4], [12, 6]]
          for (index, pattern) in patterns.enumerated() {
            let y = 18 + CGFloat(index) * 18
            let path = UIBezierPath.line(CGPoint(x: 12, y: y), CGPoint(x: 148, y: y))
            path.setLineDash(pattern, count: pattern.count, phase: index == 3 ? 6 : 0)
            context.outline(path, width: 6, color: DemoPalette.accent(index), showsPath: false)
          }
        }
      },
      Specimen("dashes with round caps", note: "[0, 12]: dots") { stage in
        stage.sketch { context in
          let path = UIBezierPath(ovalIn: CGRect(x: 22, y: 14, width: 116, height: 62))
          path.lineCapStyle = .round
          path.setLineDash([0, 12], count: 2, phase: 0)
          context.outline(path, width: 7, color: DemoPalette.brass, showsPath: false)
        }
      },
    ])

  static let regions = GalleryPage(
    name: "regions", title: "Regions",
    caption: "Paths as areas: united, intersected, subtracted. The results are paths again, with "
      + "the curves of the paths that they were made from.",
    space: CGSize(width: 160, height: 100),
    specimens: [
      Specimen("union(_:)") { $0.region { $0.union($1) } },
      Specimen("intersection(_:)") { $0.region { $0.intersection($1) } },
      Specimen("subtracting(_:)") { $0.region { $0.subtracting($1) } },
      Specimen("symmetricDifference(_:)") { $0.region { $0.symmetricDifference($1) } },
      Specimen("lineIntersection(_:)", note: "the first path's line in the other's area") {
        $0.region(isLine: true) { $0.lineIntersection($1) }
      },
      Specimen("lineSubtracting(_:)", note: "and outside it") {
        $0.region(isLine: true) { $0.lineSubtracting($1) }
      },
      Specimen(
        "componentsSeparated(using: .evenOdd)", note: "each in a colour of its own"
      ) { stage in
        stage.sketch { context in
          let star = UIBezierPath.star(in: CGRect(x: 32, y: 7, width: 96, height: 96)).cgPath
          for (index, part) in star.componentsSeparated(using: .evenOdd).enumerated() {
            context.fill(UIBezierPath(cgPath: part), DemoPalette.accent(index))
          }
        }
      },
      Specimen(
        "copy(strokingWithWidth:…)", note: "a stroke's outline, filled and outlined"
      ) { stage in
        stage.sketch { context in
          let path = UIBezierPath.zigzag(from: CGPoint(x: 24, y: 76), width: 112, height: 52).cgPath
          let outline = UIBezierPath(
            cgPath: path.copy(
              strokingWithWidth: 22, lineCap: .round, lineJoin: .round, miterLimit: 10))
          context.fill(outline, DemoPalette.violet)
          context.stroke(outline, DemoPalette.ivory, width: 1.5)
        }
      },
    ])
}

extension UIBezierPath {
  /// A path that goes up and down once, from its lower left.
  fileprivate static func zigzag(
    from start: CGPoint, width: CGFloat, height: CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath.line(start, CGPoint(x: start.x + width / 2, y: start.y - height))
    path.addLine(to: CGPoint(x: start.x + width, y: start.y))
    return path
  }
}

extension CGContext {
  /// Strokes the path with its own attributes, except for the line width.
  fileprivate func outline(
    _ path: UIBezierPath, width: CGFloat, color: UIColor, showsPath: Bool = true
  ) {
    path.lineWidth = width
    color.setStroke()
    path.stroke()
    guard showsPath else { return }
    stroke(UIBezierPath(cgPath: path.cgPath), DemoPalette.ivory, width: 1)
  }
}

extension Stage {
  fileprivate func line(cap: CGLineCap) {
    sketch { context in
      let path = UIBezierPath.line(CGPoint(x: 34, y: 45), CGPoint(x: 126, y: 45))
      path.lineCapStyle = cap
      context.outline(path, width: 26, color: DemoPalette.sky)
    }
  }

  fileprivate func corner(join: CGLineJoin) {
    sketch { context in
      let path = UIBezierPath.zigzag(from: CGPoint(x: 34, y: 72), width: 92, height: 42)
      path.lineJoinStyle = join
      context.outline(path, width: 22, color: DemoPalette.teal)
    }
  }

  /// Draws thin outlines of a ring and a rounded rectangle, and the result of `combine`.
  fileprivate func region(
    isLine: Bool = false, _ combine: @escaping (CGPath, CGPath) -> CGPath
  ) {
    sketch { context in
      let ring = CGMutablePath()
      ring.addEllipse(in: CGRect(x: 16, y: 10, width: 80, height: 80))
      if !isLine {
        ring.move(to: CGPoint(x: 74, y: 50))
        ring.addArc(
          center: CGPoint(x: 56, y: 50), radius: 18, startAngle: 0, endAngle: -2 * .pi,
          clockwise: true)
        ring.closeSubpath()
      }
      let card = CGPath(
        roundedRect: CGRect(x: 64, y: 26, width: 76, height: 48), cornerWidth: 14,
        cornerHeight: 14, transform: nil)
      let result = UIBezierPath(cgPath: combine(ring, card))
      if !isLine { context.fill(result, DemoPalette.coral) }
      for path in [ring, card] {
        context.stroke(UIBezierPath(cgPath: path), GalleryStyle.muted, width: 1)
      }
      if isLine { context.stroke(result, DemoPalette.coral, width: 5, cap: .butt) }
    }
  }
}
