import CoreGraphics
import Testing

@Suite("Boolean operations on paths")
struct PathRegionTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat = 10) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }

  /// Returns the number of elements of each type.
  private func count(_ path: CGPath) -> [CGPathElementType: Int] {
    var counts: [CGPathElementType: Int] = [:]
    unsafe path.applyWithBlock { counts[unsafe $0.pointee.type, default: 0] += 1 }
    return counts
  }

  @Test("the union of two squares that share a side is one rectangle")
  func neighbors() {
    let both = square(0, 0).union(square(20, 0))
    var box = CGRect.zero
    #expect(both.isRect(&box))
    #expect(box == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(square(0, 0).intersection(square(20, 0)).isEmpty)
    #expect(!square(0, 0).intersects(square(20, 0)))
    #expect(square(0, 0).intersects(square(19, 0)))
  }

  @Test("the union of a path with itself is the path, and the difference is empty")
  func itself() {
    let path = circle(50, 50)
    #expect(path.union(path).boundingBoxOfPath == path.boundingBoxOfPath)
    #expect(path.intersection(path).boundingBoxOfPath == path.boundingBoxOfPath)
    #expect(path.subtracting(path).isEmpty && path.symmetricDifference(path).isEmpty)
  }

  @Test("curves stay curves: the intersection of two circles is bounded by two arcs")
  func curves() {
    let lens = circle(50, 50).intersection(circle(60, 50))
    #expect(count(lens)[.addLineToPoint] == nil)
    #expect(count(lens)[.moveToPoint] == 1)
    // Each arc consists of two curves, because circles are divided into quarters.
    #expect(count(lens)[.addCurveToPoint] == 4)
    let box = lens.boundingBoxOfPath
    #expect(abs(box.minX - 50) < 1e-6 && abs(box.maxX - 60) < 1e-6)
    // The curves deviate from a circle by up to 0.00027 of the radius.
    #expect(abs(box.height - 10 * 3.0.squareRoot()) < 0.01)
  }

  @Test("the union of a path's two parts is the path, without added lines")
  func thereAndBack() {
    let (path, cutter) = (circle(50, 50), square(50, 40, 30))
    let (inner, outer) = (path.intersection(cutter), path.subtracting(cutter))
    #expect(!inner.isEmpty && !outer.isEmpty)
    let whole = inner.union(outer)
    #expect(count(whole)[.moveToPoint] == 1 && count(whole)[.addLineToPoint] == nil)
    let (box, expected) = (whole.boundingBoxOfPath, path.boundingBoxOfPath)
    #expect(abs(box.minX - expected.minX) < 1e-6 && abs(box.maxY - expected.maxY) < 1e-6)
  }

  @Test("a hole has the opposite winding, so that both fill rules exclude it")
  func hole() {
    let ring = square(0, 0, 30).subtracting(square(10, 10, 10))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 15, y: 15), using: rule))
      #expect(ring.contains(CGPoint(x: 5, y: 15), using: rule))
    }
    #expect(count(ring)[.moveToPoint] == 2)
  }

  @Test("a self-overlapping path is normalized by the given fill rule")
  func normalized() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
    ])
    var box = CGRect.zero
    #expect(path.normalized().isRect(&box) && box.width == 30)
    let ring = path.normalized(using: .evenOdd)
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("open subpaths are treated as closed")
  func open() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let cut = path.intersection(square(0, 0, 10))
    #expect(cut.contains(CGPoint(x: 8, y: 4)) && !cut.contains(CGPoint(x: 4, y: 8)))
  }

  @Test("separated components keep their holes")
  func components() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 10, y: 10, width: 30, height: 30),
      CGRect(x: 20, y: 20, width: 10, height: 10), CGRect(x: 70, y: 0, width: 10, height: 10),
    ])
    let parts = path.componentsSeparated(using: .evenOdd).sorted {
      $0.boundingBox.width > $1.boundingBox.width
    }
    #expect(parts.map { $0.boundingBox.width } == [50, 10, 10])
    #expect(parts.first?.contains(CGPoint(x: 15, y: 15)) == false)
    #expect(parts.first?.contains(CGPoint(x: 25, y: 25)) == false)
    #expect(square(0, 0).componentsSeparated().count == 1)
    #expect(CGMutablePath().componentsSeparated().isEmpty)
  }

  @Test("a curve that touches an area from outside is outside of it")
  func touching() {
    let curve = CGMutablePath()
    curve.move(to: CGPoint(x: 20, y: 60))
    curve.addQuadCurve(to: CGPoint(x: 20, y: 70), control: CGPoint(x: 40, y: 80))
    let area = CGPath(rect: CGRect(x: 30, y: 0, width: 40, height: 100), transform: nil)
    let (inside, outside) = (curve.lineIntersection(area), curve.lineSubtracting(area))
    #expect(
      inside.isEmpty
        && abs(outside.boundingBoxOfPath.height - curve.boundingBoxOfPath.height) < 1e-9)
  }

  @Test("lines are cut at an area's border and stay open there")
  func lines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10)])
    let inside = line.lineIntersection(square(20, 0))
    let box = inside.boundingBox
    #expect(abs(box.minX - 20) < 1e-9 && abs(box.maxX - 40) < 1e-9 && box.height == 0)
    #expect(count(inside) == [.moveToPoint: 1, .addLineToPoint: 1])
    let outside = line.lineSubtracting(square(20, 0))
    #expect(count(outside) == [.moveToPoint: 2, .addLineToPoint: 2])
    #expect(outside.boundingBox == CGRect(x: 0, y: 10, width: 60, height: 0))
  }

  @Test("an uncut closed subpath stays closed; a cut one continues across its start point")
  func closedLines() {
    let path = square(10, 10)
    #expect(path.lineIntersection(square(0, 0, 50)) == path)
    #expect(path.lineSubtracting(square(100, 0)) == path)
    let cut = path.lineSubtracting(square(25, 0, 50))
    #expect(count(cut)[.closeSubpath] == nil && count(cut)[.moveToPoint] == 1)
    #expect(cut.boundingBox == CGRect(x: 10, y: 10, width: 15, height: 20))
  }

  @Test(
    "line intersection keeps the parts of random paths inside the area, and subtraction the rest")
  func sampledLines() throws {
    for seed in 0..<rounds(12) {
      var random = RandomPaths(seed: seed)
      let (line, area) = random.pair()
      let border = SampledPath(area)
      let (inside, outside) = (
        SampledPath(line.lineIntersection(area)), SampledPath(line.lineSubtracting(area))
      )
      let lines = SampledPath(line).lines
      for _ in 0..<12 where !lines.isEmpty {
        let sample = lines[random.count(0...lines.count - 1)].1
        guard border.distance(to: sample) > 2e-3 else { continue }
        let isInside = border.contains(sample)
        try #require((inside.distance(to: sample, isClosed: false) < 1e-3) == isInside, "\(seed)")
        try #require((outside.distance(to: sample, isClosed: false) < 1e-3) != isInside, "\(seed)")
      }
    }
  }

  @Test("empty areas and extreme numbers do not trap")
  func invalid() {
    let (huge, tiny) = (CGFloat.greatestFiniteMagnitude / 4, CGFloat.leastNonzeroMagnitude)
    let paths = [
      CGMutablePath(), square(0, 0, 0), CGPath(rect: .infinite, transform: nil),
      square(0, 0, 1e300),
      square(0, 0, tiny), square(huge, huge, huge),
    ]
    for a in paths {
      for b in paths {
        _ = a.union(b).subtracting(a).lineIntersection(b)
        _ = a.symmetricDifference(b).componentsSeparated()
        #expect(!b.contains(CGPoint(x: CGFloat.nan, y: 0)))
      }
      _ = a.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .miter, miterLimit: .nan)
      _ = a.copy(dashingWithPhase: 1, lengths: [3, 1e-300]).flattened(threshold: 0)
    }
    #expect(square(0, 0, tiny).union(square(0, 0)).boundingBox == square(0, 0).boundingBox)
  }
}
