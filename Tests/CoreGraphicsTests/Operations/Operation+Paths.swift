import CoreGraphics

extension Operation {
  static let paths = [
    Operation("fillPath-winding") {
      $0.addPath(Motif.star())
      $0.fillPath()
    },
    Operation("fillPath-evenOdd") {
      $0.addPath(Motif.star())
      $0.fillPath(using: .evenOdd)
    },
    Operation("strokePath") {
      $0.addPath(Motif.star())
      $0.strokePath()
    },
    Operation("drawPath-fillStroke") {
      $0.addPath(Motif.star())
      $0.drawPath(using: .fillStroke)
    },
    Operation("drawPath-eoFillStroke") {
      $0.addPath(Motif.star())
      $0.drawPath(using: .eoFillStroke)
    },
    Operation("addLines") {
      Motif.zigzag($0)
      $0.strokePath()
    },
    Operation("addQuadCurve") {
      $0.move(to: CGPoint(x: 10, y: 54))
      $0.addQuadCurve(to: CGPoint(x: 86, y: 54), control: CGPoint(x: 40, y: -30))
      $0.drawPath(using: .fillStroke)
    },
    Operation("addCurve") {
      $0.move(to: CGPoint(x: 10, y: 50))
      $0.addCurve(
        to: CGPoint(x: 86, y: 14), control1: CGPoint(x: 40, y: -30),
        control2: CGPoint(x: 56, y: 100))
      $0.strokePath()
    },
    Operation("addArc-clockwise") {
      $0.addArc(
        center: CGPoint(x: 28, y: 32), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true
      )
      $0.strokePath()
      $0.addArc(
        center: CGPoint(x: 70, y: 32), radius: 20, startAngle: 0, endAngle: .pi / 2,
        clockwise: false)
      $0.strokePath()
    },
    Operation("addArc-tangents") {
      $0.move(to: CGPoint(x: 12, y: 52))
      $0.addArc(
        tangent1End: CGPoint(x: 50, y: 6), tangent2End: CGPoint(x: 84, y: 54), radius: 14)
      $0.addLine(to: CGPoint(x: 84, y: 54))
      $0.strokePath()
    },
    Operation("addRects-addEllipse-closePath") {
      $0.addRects([
        CGRect(x: 8, y: 8, width: 20, height: 20), CGRect(x: 18, y: 18, width: 20, height: 20),
      ])
      $0.addEllipse(in: CGRect(x: 44, y: 8, width: 30, height: 20))
      $0.move(to: CGPoint(x: 50, y: 34))
      $0.addLine(to: CGPoint(x: 86, y: 34))
      $0.addLine(to: CGPoint(x: 86, y: 56))
      $0.closePath()
      $0.strokePath()
    },
    Operation("fill-rects") {
      $0.fill([
        CGRect(x: 10, y: 10, width: 30, height: 20),
        CGRect(x: 50.5, y: 20.5, width: 30, height: 30),
      ])
    },
    Operation("fillEllipse") { $0.fillEllipse(in: Motif.box) },
    Operation("strokeEllipse") { $0.strokeEllipse(in: Motif.box) },
    Operation("stroke-rect-width") {
      $0.stroke(Motif.box)
      $0.stroke(Motif.box.insetBy(dx: 14, dy: 12), width: 9)
    },
    Operation("strokeLineSegments") {
      $0.strokeLineSegments(
        between: (0..<8).map { CGPoint(x: 10 + 10 * $0, y: $0 % 2 == 0 ? 10 : 54) })
    },
    Operation("clear") {
      $0.fill(Motif.box)
      $0.setAlpha(0.2)
      $0.clear(Motif.box.insetBy(dx: 14, dy: 10))
    },
    Operation("line-caps") { context in
      context.setLineWidth(10)
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        context.setLineCap(cap)
        let y = 14 + CGFloat(index) * 18
        context.strokeLineSegments(between: [CGPoint(x: 20, y: y), CGPoint(x: 76, y: y)])
      }
    },
    Operation("line-join-miter") {
      $0.setLineWidth(8)
      Motif.zigzag($0)
      $0.strokePath()
    },
    Operation("line-join-round") {
      $0.setLineWidth(8)
      $0.setLineJoin(.round)
      Motif.zigzag($0)
      $0.strokePath()
    },
    Operation("line-join-bevel") {
      $0.setLineWidth(8)
      $0.setLineJoin(.bevel)
      Motif.zigzag($0)
      $0.strokePath()
    },
    Operation("miter-limit") {
      $0.setLineWidth(8)
      $0.setMiterLimit(1.5)
      Motif.zigzag($0)
      $0.strokePath()
    },
    Operation("line-dash") {
      $0.setLineDash(phase: 4, lengths: [9, 3, 2, 3])
      $0.stroke(Motif.box)
    },
    Operation("line-dash-round") {
      $0.setLineWidth(6)
      $0.setLineCap(.round)
      $0.setLineDash(phase: 0, lengths: [0, 10])
      $0.strokeEllipse(in: Motif.box)
    },
    Operation("replacePathWithStrokedPath") {
      $0.setLineWidth(10)
      $0.setLineJoin(.round)
      $0.setLineDash(phase: 0, lengths: [30, 6])
      Motif.zigzag($0)
      $0.replacePathWithStrokedPath()
      $0.setLineDash(phase: 0, lengths: [])
      $0.setLineWidth(1)
      $0.drawPath(using: .fillStroke)
    },
    Operation("inks") {
      $0.setFillColor(cyan: 0.1, magenta: 0.8, yellow: 0, black: 0.1, alpha: 1)
      $0.setStrokeColor(cyan: 1, magenta: 0, yellow: 0.5, black: 0, alpha: 0.5)
      $0.setLineWidth(9)
      $0.addRect(Motif.box)
      $0.drawPath(using: .fillStroke)
    },
    Operation("flatness") {
      $0.setFlatness(8)
      $0.strokeEllipse(in: Motif.box)
    },
    Operation("antialias-off") {
      $0.setShouldAntialias(false)
      $0.addPath(Motif.star(in: CGRect(x: 4, y: 10, width: 44, height: 44)))
      $0.fillPath()
      $0.setShouldAntialias(true)
      $0.addPath(Motif.star(in: CGRect(x: 48, y: 10, width: 44, height: 44)))
      $0.fillPath()
    },
    Operation("stroke-under-transform") {
      $0.translateBy(x: 48, y: 32)
      $0.rotate(by: 0.3)
      $0.scaleBy(x: 3, y: 1)
      $0.stroke(CGRect(x: -10, y: -16, width: 20, height: 32))
    },
  ]
}
