import CoreGraphics
import Testing

/// Paths with arbitrary coordinates never trap, and do not affect later drawing.
@Suite("Paths with arbitrary coordinates")
struct PathGarbageTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 3, 10, 50, 99.5, 1e-9, -1e-300, .leastNonzeroMagnitude, 1e9, -1e15, 1e160,
    1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan, .pi,
  ]

  private struct Garbage {
    var random: RandomPaths

    mutating func number() -> CGFloat {
      // Most numbers are ordinary, so that the extreme ones meet an existing path.
      random.count(0...3) > 0
        ? CGFloat(random.number(-20...120))
        : PathGarbageTests.numbers[random.count(0...PathGarbageTests.numbers.count - 1)]
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func rect() -> CGRect {
      CGRect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func transform() -> CGAffineTransform {
      guard random.count(0...3) == 0 else { return .identity }
      return CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    mutating func add(to path: CGMutablePath) {
      switch random.count(0...10) {
      case 0, 1: path.move(to: point(), transform: transform())
      case 2, 3: path.addLine(to: point(), transform: transform())
      case 4: path.addQuadCurve(to: point(), control: point(), transform: transform())
      case 5:
        path.addCurve(to: point(), control1: point(), control2: point(), transform: transform())
      case 6: path.closeSubpath()
      case 7: path.addRect(rect(), transform: transform())
      case 8: path.addEllipse(in: rect(), transform: transform())
      case 9:
        path.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: random.count(0...1) == 0, transform: transform())
      default:
        path.addArc(
          tangent1End: point(), tangent2End: point(), radius: number(), transform: transform())
      }
    }

    /// Returns the results of a random operation on two paths.
    mutating func results(_ a: CGPath, _ b: CGPath) -> [CGPath] {
      switch random.count(0...5) {
      case 0: [a.union(b), a.union(b).subtracting(b, using: .evenOdd)]
      case 1: a.symmetricDifference(b).componentsSeparated()
      case 2: [a.lineIntersection(b), a.lineSubtracting(b)]
      case 3:
        [
          a.copy(dashingWithPhase: number(), lengths: [number(), number(), number()])
        ]
      case 4: [a.flattened(threshold: number())]
      default:
        [
          a.copy(
            strokingWithWidth: number(), lineCap: .round, lineJoin: .miter, miterLimit: number(),
            transform: transform())
        ]
      }
    }

    mutating func path() -> CGMutablePath {
      let path = CGMutablePath()
      for _ in 0..<random.count(1...6) { add(to: path) }
      return path
    }
  }

  @Test("every operation on any path gives a path of finite points within its bounding box")
  func operations() {
    for seed in 0..<rounds(60) {
      var garbage = Garbage(random: RandomPaths(seed: seed))
      let (a, b) = (garbage.path(), garbage.path())
      check(a, "path \(seed)")
      #expect(a.hashValue == a.copy()?.hashValue && a == a.copy(), "path \(seed)")
      let point = garbage.point()
      if a.contains(point, using: .evenOdd) {
        #expect(holds(a.boundingBox, point), "path \(seed)")
      }
      for (index, result) in garbage.results(a, b).enumerated() {
        check(result, "path \(seed), result \(index)")
      }
    }
  }

  /// Checks that all points are finite and lie in the path's bounding box.
  private func check(_ path: CGPath, _ name: String) {
    let (box, whole) = (path.boundingBoxOfPath, path.boundingBox)
    var points: [CGPoint] = []
    unsafe path.applyWithBlock { element in
      let count =
        switch unsafe element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      for index in 0..<count { points.append(unsafe element.pointee.points[index]) }
    }
    #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(name)")
    #expect(points.isEmpty == whole.isNull && box.isNull == whole.isNull, "\(name)")
    #expect(points.allSatisfy { holds(whole, $0) }, "\(name)")
  }

  /// Returns whether the box contains the point, up to the rounding of its far edges.
  private func holds(_ box: CGRect, _ point: CGPoint) -> Bool {
    func isIn(_ value: CGFloat, from low: CGFloat, length: CGFloat) -> Bool {
      let error = 1e-12 * max(abs(low), length)
      return value >= low - error && value <= low + length + error
    }
    return isIn(point.x, from: box.minX, length: box.width)
      && isIn(point.y, from: box.minY, length: box.height)
  }

  @Test("drawing any path does not affect the next one")
  func drawing() throws {
    let clean = try #require(drawn(width: 20, height: 20) { Self.drawMark($0) })
    for seed in 0..<rounds(40) {
      var garbage = Garbage(random: RandomPaths(seed: seed))
      let path = garbage.path()
      let image = try #require(
        drawn(width: 20, height: 20) { context in
          context.addPath(path)
          context.drawPath(using: .fillStroke)
          context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
          Self.drawMark(context)
        })
      try #require(image.premultipliedRGBA == clean.premultipliedRGBA, "path \(seed)")
    }
  }

  private static func drawMark(_ context: CGContext) {
    context.setFillColor(red)
    context.addEllipse(in: CGRect(x: 3, y: 4, width: 12, height: 11))
    context.fillPath()
  }
}
