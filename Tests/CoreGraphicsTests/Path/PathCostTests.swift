import Testing

@testable import CoreGraphics

/// The cost of path operations, in dashes, edges and elements: it is bounded by the number of a
/// path's elements, whatever its coordinates.
@Suite("The cost of path operations")
struct PathCostTests {
  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func count(_ path: CGPath) -> Int { path.storage.elements.count }

  @Test("a path is cut into dashes up to a limit, and is not dashed above it")
  func dashes() {
    let path = line(.zero, CGPoint(x: 100, y: 0))
    let limit = CGFloat(PathDasher.limit(for: path.storage))
    let fine = path.copy(dashingWithPhase: 0, lengths: [101 / limit])
    #expect(count(fine) > 100_000 && count(fine) <= 108_000)
    #expect(path.copy(dashingWithPhase: 0, lengths: [99 / limit]) == path)
    let zeros = path.copy(
      dashingWithPhase: 0, lengths: [CGFloat](repeating: 0, count: 10_000) + [0.5, 0.5])
    #expect(zeros == path)
  }

  @Test("the dash limit holds for a curve whose length is only rounding error")
  func noise() {
    let path = CGPath(ellipseIn: CGRect(x: 1e300, y: 0, width: 1, height: 50), transform: nil)
    #expect(path.copy(dashingWithPhase: 0, lengths: [87, .leastNonzeroMagnitude, 102]) == path)
  }

  @Test("a context draws lines with too many dashes solid and logs one warning")
  func drawnDashes() {
    var warnings: [String] = []
    let image = drawn(width: 20, height: 20) { context in
      context.onWarning = { warnings.append($0) }
      context.scaleBy(x: 1, y: 1e-9)
      context.setLineDash(phase: 0, lengths: [3, 3])
      context.move(to: CGPoint(x: 10, y: 0))
      context.addLine(to: CGPoint(x: 10, y: 20e9))
      context.setLineWidth(4)
      context.strokePath()
    }
    #expect(warnings.count == 1 && warnings.first?.contains("dashes") == true)
    #expect(image?.inkBox() == CGRect(x: 8, y: 0, width: 4, height: 20))
  }

  @Test("collinear curves are cut into no more edges than they have chords", arguments: [1, 2, 8])
  func coincident(count: Int) throws {
    // Each curve goes back and forth over the others at a different speed.
    let curves = (0..<count).map { index in
      Bezier(
        cubic: .zero, SIMD2(300 + Double(index), 0), SIMD2(-200 - Double(7 * index), 0),
        SIMD2(100, 0))
    }
    let box = CGRect(x: -200, y: -200, width: 400, height: 400)
    var arrangement = try #require(Arrangement(covering: box))
    for curve in curves { arrangement.append([curve], isClosed: true, windings: SIMD2(1, 0)) }
    let chords = arrangement.edges.count
    arrangement.cut(mergingDuplicates: true)
    #expect(arrangement.edges.count <= chords)
  }

  @Test("a path far from the origin has no more outlines than one near it")
  func farAway() {
    let near = CGMutablePath()
    near.addEllipse(in: CGRect(x: 0, y: 0, width: 8192, height: 4096))
    near.addEllipse(in: CGRect(x: 4096, y: 0, width: 8192, height: 4096))
    // At this distance, adjacent floating-point numbers are 1024 apart.
    let offset = CGAffineTransform(translationX: 0, y: 0x1p62)
    let far = near.copy(using: offset)
    #expect(count(far.normalized()) <= 2 * count(near.normalized()))
    #expect(far.componentsSeparated().count == 1)
  }

  @Test("a stroke is merged into one outline per subpath")
  func strokes() {
    let circles = CGMutablePath()
    for index in 0..<10 {
      circles.addEllipse(in: CGRect(x: 30 * index, y: 0, width: 20, height: 20))
    }
    let outline = circles.copy(
      strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(outline.componentsSeparated().count == 10)
    #expect(count(outline) < 10 * count(circles))
  }

  @Test("a closed path that ends with a gap is not joined at its start")
  func closedGap() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashed = square.copy(dashingWithPhase: 0, lengths: [30, 10])
    #expect(
      dashed
        == line(
          .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)))
  }
}
