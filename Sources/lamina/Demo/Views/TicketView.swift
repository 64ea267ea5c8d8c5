import Foundation
import UIKit

/// An admission ticket with a stub.
final class TicketView: ArtView {
  override class var aspect: CGFloat { 1.75 }
  override var rotation: Rotation { .sway(7, period: 8) }

  private static let halls = [
    ("Planetarium", "HALL 4"), ("Clockworks", "HALL 2"), ("Herbarium", "HALL 7"),
    ("Sound & Wax", "HALL 1"),
  ]

  private var paper: UIColor { DemoPalette.accent(index / 6 + 1) }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    let shape = outline
    context.fill(
      shape, [paper.lighter(0.42), paper, paper.darker(0.12)], from: .zero,
      to: CGPoint(x: 120, y: 100))
    context.saveGState()
    shape.addClip()
    drawGuilloche(context)
    context.restoreGState()
    context.stroke(shape, UIColor(hex: 0xFFFFFF, alpha: 0.45), width: 1)
    drawText(context)
    drawStub(context)
  }

  /// The shape of the ticket, with a notch at both ends of the perforation.
  private var outline: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 8))
    path.addLine(to: CGPoint(x: 122, y: 8))
    path.addArc(
      withCenter: CGPoint(x: 130, y: 8), radius: 8, startAngle: .pi, endAngle: 0, clockwise: false)
    path.addLine(to: CGPoint(x: 165, y: 8))
    path.addQuadCurve(to: CGPoint(x: 173, y: 16), controlPoint: CGPoint(x: 173, y: 8))
    path.addLine(to: CGPoint(x: 173, y: 84))
    path.addQuadCurve(to: CGPoint(x: 165, y: 92), controlPoint: CGPoint(x: 173, y: 92))
    path.addLine(to: CGPoint(x: 138, y: 92))
    path.addArc(
      withCenter: CGPoint(x: 130, y: 92), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
    path.addLine(to: CGPoint(x: 10, y: 92))
    path.addQuadCurve(to: CGPoint(x: 2, y: 84), controlPoint: CGPoint(x: 2, y: 92))
    path.addLine(to: CGPoint(x: 2, y: 16))
    path.addQuadCurve(to: CGPoint(x: 10, y: 8), controlPoint: CGPoint(x: 2, y: 8))
    path.close()
    return path
  }

  private func drawGuilloche(_ context: CGContext) {
    for ring in 0..<9 {
      context.stroke(
        .circle(CGPoint(x: 112, y: 100), 14 + CGFloat(ring) * 9),
        UIColor(hex: 0xFFFFFF, alpha: 0.14), width: 1.4)
    }
  }

  private func drawText(_ context: CGContext) {
    let (title, hall) = Self.halls[index / 6 % Self.halls.count]
    let ink = UIColor(hex: 0x18203F)
    context.write(
      "ADMIT ONE", at: CGPoint(x: 14, y: 30), font: .systemFont(ofSize: 9, weight: .semibold),
      color: ink.withAlphaComponent(0.7), alignment: .left)
    context.write(
      title, at: CGPoint(x: 14, y: 53), font: .exhibit(18), color: ink, alignment: .left)
    context.write(
      hall + "  ·  10:10", at: CGPoint(x: 14, y: 78),
      font: .systemFont(ofSize: 11, weight: .semibold), color: ink, alignment: .left)
  }

  private func drawStub(_ context: CGContext) {
    let ink = UIColor(hex: 0x18203F)
    for dash in 0..<8 {
      let y = 22 + CGFloat(dash) * 8
      context.stroke(
        .line(CGPoint(x: 130, y: y), CGPoint(x: 130, y: y + 3)), ink.withAlphaComponent(0.55),
        width: 1.4)
    }
    var x: CGFloat = 141
    var bar = 0
    while x < 163 {
      let width = 1 + 2.4 * scatter(bar + index, 4)
      context.fill(
        UIBezierPath(rect: CGRect(x: x, y: 22, width: width, height: 56)),
        ink.withAlphaComponent(0.9))
      x += width + 1.2 + 2 * scatter(bar + index, 5)
      bar += 1
    }
  }
}
