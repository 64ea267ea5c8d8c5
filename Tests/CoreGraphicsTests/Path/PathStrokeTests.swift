import CoreGraphics
import Foundation
import Testing

/// Tests stroked and dashed copies numerically and against the strokes that cairo draws.
@Suite("Stroked and dashed paths")
struct PathStrokeTests {
  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func stroked(
    _ path: CGPath, width: CGFloat = 10, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  @Test("a stroke with round caps and joins covers the points nearer than half its width")
  func round() throws {
    for seed in 0..<rounds(6) {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let half = random.number(0.5...15)
      let outline = stroked(path, width: half * 2, cap: .round, join: .round)
      let sampled = SampledPath(path)
      for _ in 0..<30 {
        let sample = SIMD2(random.number(-20...120), random.number(-20...120))
        let distance = sampled.distance(to: sample, isClosed: false)
        guard abs(distance - half) > half * 2e-3 else { continue }
        try #require(
          outline.contains(CGPoint(x: sample.x, y: sample.y)) == (distance < half),
          "path \(seed), half \(half), \(sample) at \(distance)")
      }
    }
  }

  @Test(
    "a filled stroked copy matches the path stroked by the context",
    arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func asDrawn(cap: CGLineCap, join: CGLineJoin) throws {
    for seed in 0..<min(rounds(2), 2000) {
      var random = RandomPaths(seed: seed)
      let path = corners(&random)
      let width = CGFloat(random.number(1...14))
      let filled = try #require(
        drawn(width: 100, height: 100) {
          $0.addPath(self.stroked(path, width: width, cap: cap, join: join, miterLimit: 4))
          $0.fillPath()
        })
      let expected = try #require(
        drawn(width: 100, height: 100) {
          $0.setLineWidth(width)
          $0.setLineCap(cap)
          $0.setLineJoin(join)
          $0.setMiterLimit(4)
          $0.addPath(path)
          $0.strokePath()
        })
      try #require(differing(filled, expected) <= 24, "path \(seed)")
    }
  }

  /// Returns lines with wide angles and a curve, so that no side of a join is longer than its line.
  private func corners(_ random: inout RandomPaths) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: random.number(15...35), y: random.number(15...35)))
    path.addLine(to: CGPoint(x: random.number(65...85), y: random.number(15...35)))
    path.addLine(to: CGPoint(x: random.number(65...85), y: random.number(65...85)))
    path.addQuadCurve(
      to: CGPoint(x: random.number(15...35), y: random.number(65...85)),
      control: CGPoint(x: random.number(40...60), y: random.number(40...95)))
    if random.count(0...1) == 0 { path.closeSubpath() }
    return path
  }

  /// Returns the number of pixels that differ by more than the rounding of an edge.
  private func differing(_ a: CGImage, _ b: CGImage) -> Int {
    (0..<100 * 100).count {
      let (x, y) = ($0 % 100, $0 / 100)
      return abs(Int(a.pixel(x: x, y: y).w) - Int(b.pixel(x: x, y: y).w)) > 24
    }
  }

  @Test("a line's outline is as long as the line plus its caps")
  func caps() {
    let path = line(CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20))
    #expect(stroked(path).boundingBoxOfPath == CGRect(x: 20, y: 15, width: 40, height: 10))
    let long = CGRect(x: 15, y: 15, width: 50, height: 10)
    #expect(stroked(path, cap: .square).boundingBoxOfPath == long)
    let round = stroked(path, cap: .round)
    #expect(round.boundingBoxOfPath.insetBy(dx: 1e-3, dy: 1e-3).union(long) == long)
    #expect(!round.contains(CGPoint(x: 15.5, y: 15.5)) && round.contains(CGPoint(x: 15.1, y: 20)))
  }

  @Test("a corner is mitred up to the miter limit, and bevelled beyond it")
  func miterLimit() {
    let path = line(CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 60))
    let tip = CGPoint(x: 55.1, y: 50.6)
    #expect(stroked(path, miterLimit: 10).contains(tip))
    #expect(!stroked(path, miterLimit: 4).contains(tip))
    #expect(!stroked(path, cap: .butt, join: .bevel).contains(tip))
  }

  @Test("a tight curve under a wide stroke leaves no hole")
  func tightCurve() {
    let path = CGPath(ellipseIn: CGRect(x: 45, y: 45, width: 10, height: 10), transform: nil)
    let outline = stroked(path, width: 30)
    for y in stride(from: 31.0, through: 69, by: 0.5) {
      #expect(outline.contains(CGPoint(x: 50, y: y)))
    }
  }

  @Test("a round join covers the far side of a reversal")
  func turningAround() {
    // The two directions are opposite up to rounding.
    let path = line(CGPoint(x: 100, y: 80), CGPoint(x: 20, y: 0))
    path.addQuadCurve(to: CGPoint(x: 70, y: 40), control: CGPoint(x: 80, y: 60))
    let outline = stroked(path, width: 22, cap: .butt, join: .round)
    #expect(isCovered(around: CGPoint(x: 20, y: 0), radius: 10.9, outline))
  }

  @Test("the far side of a curve's reversal is covered")
  func foldedCurve() {
    let path = line(CGPoint(x: 70, y: 70))
    path.addQuadCurve(to: CGPoint(x: 70, y: 70), control: CGPoint(x: 100, y: 10))
    let outline = stroked(path, width: 22, cap: .butt, join: .miter)
    #expect(isCovered(around: CGPoint(x: 85, y: 40), radius: 10.9, outline))
  }

  private func isCovered(around center: CGPoint, radius: CGFloat, _ path: CGPath) -> Bool {
    stride(from: 0, to: 2 * CGFloat.pi, by: 0.2).allSatisfy {
      path.contains(CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0)))
    }
  }

  @Test("a subpath of zero length is a dot with round and square caps")
  func dots() {
    let dot = line(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50))
    #expect(stroked(dot).isEmpty)
    #expect(stroked(dot, cap: .square).boundingBox.width == 10)
    #expect(stroked(dot, cap: .round).contains(CGPoint(x: 54.9, y: 50)))
    let pen = CGMutablePath()
    pen.move(to: .zero)
    #expect(stroked(pen, cap: .round).isEmpty)
  }

  @Test("a stroke without a width is empty", arguments: [0, -1, CGFloat.nan, .infinity])
  func noWidth(width: CGFloat) {
    #expect(stroked(line(.zero, CGPoint(x: 10, y: 0)), width: width).isEmpty)
  }

  @Test("the transform is applied to the outline, not to the path")
  func transform() {
    let outline = line(.zero, CGPoint(x: 10, y: 0)).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 1, y: 5))
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -5, width: 10, height: 10))
  }

  @Test("dashes and gaps have the given lengths, starting at the phase")
  func dashes() {
    let path = line(.zero, CGPoint(x: 20, y: 0))
    #expect(spans(of: path, phase: 0, lengths: [4, 2]) == [0...4, 6...10, 12...16, 18...20])
    #expect(spans(of: path, phase: 5, lengths: [4, 2]) == [1...5, 7...11, 13...17, 19...20])
    #expect(spans(of: path, phase: -1, lengths: [4, 2]) == [1...5, 7...11, 13...17, 19...20])
    // A list with an odd number of lengths is used twice.
    #expect(spans(of: path, phase: 0, lengths: [5]) == [0...5, 10...15])
  }

  /// Returns the range along x of each dash.
  private func spans(
    of path: CGPath, phase: CGFloat, lengths: [CGFloat]
  ) -> [ClosedRange<CGFloat>] {
    let dashed = path.copy(dashingWithPhase: phase, lengths: lengths)
    return SampledPath(dashed).lines.map { $0.0.x.rounded()...$0.1.x.rounded() }
  }

  @Test("dashes along a curve have the given length")
  func dashedCurves() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [10, 10])
    let sampled = SampledPath(dashed)
    let length = sampled.lines.reduce(0.0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    // The circle is 314.16 points long: 15 full periods, and 14.16 points of the next, of which 10
    // are painted.
    #expect(abs(length - 160) < 0.05)
    #expect(dashed.contains(CGPoint(x: 99, y: 50)) == false)
  }

  @Test("a dash that reaches a closed path's start continues there")
  func closedDashes() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let corner = square.copy(dashingWithPhase: 2, lengths: [4, 6])
    var starts: [CGPoint] = []
    unsafe corner.applyWithBlock {
      if unsafe $0.pointee.type == .moveToPoint { unsafe starts.append($0.pointee.points[0]) }
    }
    #expect(starts.count == 4 && !starts.contains(.zero))
    #expect(starts.contains { hypot($0.x, $0.y - 2) < 1e-9 })
  }

  @Test(
    "invalid dash lengths leave the path unchanged",
    arguments: [[], [0, 0], [-1, 2], [CGFloat.nan], [CGFloat.infinity]])
  func noDashes(lengths: [CGFloat]) {
    let path = line(.zero, CGPoint(x: 10, y: 0))
    #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
    #expect(path.copy(dashingWithPhase: .nan, lengths: [1]) == path)
  }

  @Test("a flattened path consists of lines within the threshold of the curve")
  func flattened() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: 0.5)
    unsafe flat.applyWithBlock {
      let type = unsafe $0.pointee.type
      #expect(type != .addCurveToPoint && type != .addQuadCurveToPoint)
    }
    let (fine, coarse) = (SampledPath(circle), SampledPath(flat))
    #expect(coarse.lines.count < 40)
    #expect(fine.lines.allSatisfy { coarse.distance(to: $0.1) <= 0.5 })
  }
}
