import UIKit

private let starRect = CGRect(x: 30, y: 8, width: 100, height: 100)

extension GalleryPage {
  static let paths = GalleryPage(
    name: "paths", title: "Paths",
    caption: "Lines, curves and arcs, put together to shapes; a fill rule says what of a path that "
      + "crosses itself is inside.",
    space: CGSize(width: 160, height: 110),
    specimens: [
      Specimen("addLine, addQuadCurve, addCurve", note: "with their control points") { stage in
        stage.sketch { context in context.drawCurves() }
      },
      Specimen("addArc(withCenter:…)", note: "clockwise and the other way") { stage in
        stage.sketch { context in
          for (index, clockwise) in [true, false].enumerated() {
            let path = UIBezierPath(
              arcCenter: CGPoint(x: 42 + 76 * index, y: 55), radius: 30, startAngle: 0,
              endAngle: 2.2, clockwise: clockwise)
            context.stroke(path, DemoPalette.accent(index), width: 5)
            context.dot(path.currentPoint)
          }
        }
      },
      Specimen("addArc(tangent1End:tangent2End:radius:)", note: "corners of any angle") { stage in
        stage.sketch { context in context.drawTangents() }
      },
      Specimen("UIBezierPath(ovalIn:)", note: "and (roundedRect:byRoundingCorners:…)") { stage in
        stage.sketch { context in
          context.fill(
            UIBezierPath(ovalIn: CGRect(x: 8, y: 25, width: 64, height: 60)), DemoPalette.teal)
          let corners = UIBezierPath(
            roundedRect: CGRect(x: 86, y: 25, width: 64, height: 60),
            byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 26, height: 26))
          context.fill(corners, DemoPalette.coral)
        }
      },
      Specimen("usesEvenOddFillRule = false", note: "inside: wound around at all") { stage in
        stage.sketch { $0.fill(.star(in: starRect), DemoPalette.brass) }
      },
      Specimen(
        "usesEvenOddFillRule = true", note: "inside: crossed an odd number of times"
      ) { stage in
        stage.sketch { context in
          let star = UIBezierPath.star(in: starRect)
          star.usesEvenOddFillRule = true
          context.fill(star, DemoPalette.brass)
        }
      },
      Specimen(
        "bounds and cgPath.boundingBox", note: "the curve's box, and that of its points"
      ) { stage in
        stage.sketch { context in context.drawBoxes() }
      },
      Specimen("apply(_:)", note: "one path, many transforms") { stage in
        stage.sketch { context in
          for index in 0..<12 {
            let petal = UIBezierPath(ovalIn: CGRect(x: 14, y: -7, width: 34, height: 14))
            petal.apply(
              CGAffineTransform(translationX: 80, y: 55).rotated(by: CGFloat(index) * .pi / 6))
            context.fill(petal, DemoPalette.accent(index).withAlphaComponent(0.8))
          }
        }
      },
    ])
}

extension CGContext {
  func dot(_ point: CGPoint, _ color: UIColor = DemoPalette.ivory) {
    fill(.circle(point, 2.5), color)
  }

  fileprivate func drawCurves() {
    let points = [(12, 92), (12, 58), (44, 20), (78, 58), (100, 104), (118, 4), (148, 50)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    let path = UIBezierPath()
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addQuadCurve(to: points[3], controlPoint: points[2])
    path.addCurve(to: points[6], controlPoint1: points[4], controlPoint2: points[5])
    let handles = UIBezierPath()
    for (from, to) in [(1, 2), (2, 3), (3, 4), (5, 6)] {
      handles.move(to: points[from])
      handles.addLine(to: points[to])
    }
    stroke(handles, GalleryStyle.muted.withAlphaComponent(0.5), width: 1)
    stroke(path, DemoPalette.sky, width: 4)
    for (index, point) in points.enumerated() {
      dot(point, [2, 4, 5].contains(index) ? DemoPalette.coral : DemoPalette.ivory)
    }
  }

  fileprivate func drawTangents() {
    let corners = [(10, 90), (46, 20), (70, 90), (112, 90), (128, 24), (152, 60)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    let path = CGMutablePath()
    path.move(to: corners[0])
    for (corner, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      path.addArc(tangent1End: corner, tangent2End: next, radius: 11)
    }
    path.addLine(to: corners[5])
    let straight = UIBezierPath()
    straight.move(to: corners[0])
    for corner in corners.dropFirst() { straight.addLine(to: corner) }
    stroke(straight, GalleryStyle.muted.withAlphaComponent(0.5), width: 1)
    stroke(UIBezierPath(cgPath: path), DemoPalette.teal, width: 4)
  }

  fileprivate func drawBoxes() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 30, y: 78))
    path.addCurve(
      to: CGPoint(x: 130, y: 62), controlPoint1: CGPoint(x: 8, y: 8),
      controlPoint2: CGPoint(x: 128, y: 4))
    stroke(UIBezierPath(rect: path.cgPath.boundingBox), DemoPalette.coral, width: 1)
    stroke(UIBezierPath(rect: path.bounds), DemoPalette.brass, width: 1)
    stroke(path, DemoPalette.sky, width: 4)
  }
}
