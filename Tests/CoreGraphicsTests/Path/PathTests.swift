import CoreGraphics
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a closed path contains its center and not its outside")
  func containsCenter() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 10)])
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 5, y: 4)))
    #expect(!path.contains(CGPoint(x: 0, y: 9)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test("the even-odd rule leaves a hole where two rectangles overlap")
  func fillRules() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
    ])
    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test("boundingBox includes control points, boundingBoxOfPath does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("an ellipse touches its rectangle and stays inside")
  func ellipse() {
    let box = CGRect(x: 3, y: 4, width: 20, height: 10)
    let path = CGPath(ellipseIn: box, transform: nil)
    let drawn = path.boundingBoxOfPath
    #expect(abs(drawn.minX - box.minX) < 1e-9 && abs(drawn.maxY - box.maxY) < 1e-9)
    #expect(path.contains(CGPoint(x: 13, y: 13.9)))
    #expect(!path.contains(CGPoint(x: 4, y: 5)))
  }

  @Test("the corners of a rounded rectangle are outside it")
  func roundedRectangle() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 8, transform: nil)
    for corner in [CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 1), CGPoint(x: 39, y: 19)] {
      #expect(!path.contains(corner))
    }
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.boundingBoxOfPath == box)
  }

  private func expect(
    _ sentence: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(sentence), "\(output)", sourceLocation: sourceLocation)
  }

  @Test("a corner size above half a side traps with Core Graphics' assertion")
  func tooRound() async {
    let wide = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CGMutablePath().addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 21, cornerHeight: 4)
    }
    let width = "corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect)"
    expect(width, in: wide)
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 4, cornerHeight: -1,
        transform: nil)
    }
    let height = "corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect)"
    expect(height, in: negative)
  }

  @Test("isRect is true for a rectangle with any start point, closed or open")
  func isRect() {
    var box = CGRect.zero
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 8), CGPoint(x: 1, y: 8), CGPoint(x: 1, y: 2),
    ])
    #expect(path.isRect(&box) && box == CGRect(x: 1, y: 2, width: 4, height: 6))
    path.closeSubpath()
    #expect(path.isRect(&box))
    path.addRect(box)
    #expect(!path.isRect(&box))
    let round = CGPath(ellipseIn: box, transform: nil)
    #expect(!round.isRect(&box))
    let rotated = CGPath(rect: box, transform: nil).copy(using: CGAffineTransform(rotationAngle: 1))
    #expect(!rotated.isRect(&box))
  }

  @Test("an arc under a singular transform is flat, and connected to the current point")
  func flatArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false,
      transform: CGAffineTransform(scaleX: 1, y: 0))
    #expect(abs(path.boundingBoxOfPath.minX + 10) < 1e-9 && path.boundingBoxOfPath.maxY == 5)
    #expect(path.currentPoint.y == 0)
  }

  @Test("an arc that is not clockwise goes in the direction of increasing angles")
  func arcDirection() {
    let short = CGMutablePath()
    short.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(short.boundingBoxOfPath.minX > -1e-9)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(long.boundingBoxOfPath.minX + 10) < 1e-9)
    #expect(abs(long.currentPoint.y - 10) < 1e-9)
  }

  @Test("an arc deviates from its circle by less than a thousandth of the radius")
  func arcPrecision() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0.1, delta: 6)
    let points = stride(from: 0.1, through: 6.1, by: 0.01).map {
      CGPoint(x: cos($0) * 0.999, y: sin($0) * 0.999)
    }
    path.addLine(to: .zero)
    #expect(points.allSatisfy { path.contains($0) })
  }

  @Test("a tangent arc rounds a corner")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-9)
  }

  @Test("a transformed arc continues from the current point")
  func transformedArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 100))
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false,
      transform: CGAffineTransform(scaleX: 10, y: 20))
    #expect(path.boundingBoxOfPath.maxY == 100)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  @Test("points that are not finite are ignored")
  func notFinite() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addQuadCurve(to: CGPoint(x: 1, y: CGFloat.nan), control: .zero)
    path.addLine(to: CGPoint(x: 4, y: 3))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test("a line without a current point is ignored")
  func noPen() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test("applyWithBlock returns the elements in the order in which they were added")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var seen: [(CGPathElementType, CGFloat)] = []
    unsafe path.applyWithBlock { element in
      let isClose = unsafe element.pointee.type == .closeSubpath
      unsafe seen.append((element.pointee.type, isClose ? 0 : element.pointee.points[0].x))
    }
    #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(seen.map(\.1) == [1, 3, 0])
  }

  @Test("a copy of a mutable path does not change with the original")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(copy.boundingBox.width == 1)
    #expect(copy != path)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(path.copy(using: &double)?.boundingBox.width == 18)
  }
}
