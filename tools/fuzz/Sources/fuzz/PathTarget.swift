import Foundation
import UIKit

extension Target {
  /// Builds a path, calls its queries and operations, and draws it.
  static let path = Target(name: "path") { bytes in
    var input = Input(bytes)
    let path = input.path()
    let transform = input.bool() ? input.transform() : .identity
    _ = path.contains(
      input.point(), using: input.bool() ? .evenOdd : .winding, transform: transform)
    _ = (path.boundingBox, path.boundingBoxOfPath, path.currentPoint, path.isEmpty, path.hashValue)
    precondition(path == path.copy() && (!path.isRect(nil) || !path.isEmpty))
    let made = input.derive(from: path)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 32, height: 32)
    _ = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      if input.bool() { context.concatenate(input.transform()) }
      context.setLineWidth(input.double())
      context.setMiterLimit(input.double())
      context.setLineDash(phase: input.double(), lengths: input.numbers())
      if input.bool() { context.clip(to: input.rect()) }
      if input.bool() {
        context.addPath(input.path())
        context.clip()
      }
      for path in [path, made] {
        context.addPath(path)
        context.drawPath(using: input.bool() ? .fillStroke : .eoFillStroke)
      }
    }
  }
}

extension Input {
  /// The result of a random path operation.
  fileprivate mutating func derive(from path: CGPath) -> CGPath {
    let rule = bool() ? CGPathFillRule.evenOdd : .winding
    switch choice(12) {
    case 0: return path.normalized(using: rule)
    case 1: return path.union(self.path(), using: rule)
    case 2: return path.intersection(self.path(), using: rule)
    case 3: return path.subtracting(self.path(), using: rule)
    case 4: return path.symmetricDifference(self.path(), using: rule)
    case 5: return path.lineIntersection(self.path(), using: rule)
    case 6: return path.lineSubtracting(self.path(), using: rule)
    case 7: return path.componentsSeparated(using: rule).last ?? path
    case 8: return path.flattened(threshold: double())
    case 9: return path.copy(dashingWithPhase: double(), lengths: numbers())
    case 10: return UIBezierPath(cgPath: path).reversing().cgPath
    default:
      return path.copy(
        strokingWithWidth: double(), lineCap: CGLineCap(rawValue: Int32(byte() % 3)) ?? .butt,
        lineJoin: CGLineJoin(rawValue: Int32(byte() % 3)) ?? .miter, miterLimit: double(),
        transform: bool() ? transform() : .identity)
    }
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: double(), b: double(), c: double(), d: double(), tx: double(), ty: double())
  }

  mutating func path() -> CGMutablePath {
    let path = CGMutablePath()
    for _ in 0..<Int(byte() & 63) {
      let transform = choice(4) == 0 ? transform() : .identity
      switch choice(11) {
      case 0: path.move(to: point(), transform: transform)
      case 1: path.addLine(to: point(), transform: transform)
      case 2: path.addQuadCurve(to: point(), control: point(), transform: transform)
      case 3:
        path.addCurve(to: point(), control1: point(), control2: point(), transform: transform)
      case 4: path.closeSubpath()
      case 5: path.addRect(rect(), transform: transform)
      case 6: path.addEllipse(in: rect(), transform: transform)
      case 7:
        path.addArc(
          center: point(), radius: double(), startAngle: double(), endAngle: double(),
          clockwise: bool(), transform: transform)
      case 8:
        path.addArc(
          tangent1End: point(), tangent2End: point(), radius: double(), transform: transform)
      case 9:
        path.addRelativeArc(
          center: point(), radius: double(), startAngle: double(), delta: double(),
          transform: transform)
      default:
        // Radii larger than half of the sides trap, as a programming error.
        let rect = CGRect(x: double(), y: double(), width: 40, height: 30)
        path.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 7, transform: transform)
      }
    }
    return path
  }
}
