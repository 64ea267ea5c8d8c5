import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

extension PathCells {
  /// The coverage of a pixel, as the shader computes it.
  func coverage(_ x: Int32, _ y: Int32) -> Double {
    let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
    if interior.contains(where: { $0.contains(pixel) }) { return 1 }
    guard let run = edges.first(where: { $0.rect.contains(pixel) }) else { return 0 }
    let (column, row) = (x - run.rect.minX, y - run.rect.minY)
    let pair = Int(rows[Int(run.firstRow + column / 8 * 8 + row)][Int(column % 8 / 2)])
    return Double(column.isMultiple(of: 2) ? pair % 4096 : pair / 4096) / 4095
  }
}

@Suite("Paths")
struct PathTests {
  private func cells(
    _ path: CGPath, _ rule: FillRule = .nonZero, transform: Affine = .identity,
    within visible: PixelRect = PixelRect(0, 0, 200, 200)
  ) -> PathCells {
    var (flat, contours, cells, scratch) = (FlatPath(), Contours(), PathCells(), CellScratch())
    flat.flatten(path.storage.elements, FlatPath.Precision(tolerance: 0.0125))
    contours.append(flat)
    contours.apply(transform)
    cells.fill(contours, rule, within: contours.box.intersection(visible), using: &scratch)
    return cells
  }

  private func outline(
    _ path: CGPath, width: Double, cap: LayerShape.Cap = .butt, from: Double = 0, to: Double = 1,
    dashes: [Double] = []
  ) -> Contours {
    var (flat, stroke, contours) = (FlatPath(), StrokeOutline(), Contours())
    flat.flatten(
      path.storage.elements, FlatPath.Precision(tolerance: 0.0125, halfWidth: width / 2))
    stroke.begin(
      StrokeOutline.Style(
        halfWidth: width / 2, cap: cap, join: .miter, miterLimit: 10, tolerance: 0.0125),
      reusing: &contours)
    stroke.add(
      flat, from: from, to: to, dashes: StrokeOutline.Dashes(phase: 0, lengths: dashes))
    stroke.end(&contours)
    return contours
  }

  private let circle = CGPath(
    ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)

  private func line(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  // MARK: Lines

  @Test("cells that are kept while a stroke grows are those that are made anew")
  func growing() {
    let path = CGMutablePath()
    path.addPath(circle)
    path.addLines(between: [CGPoint(x: 20, y: 90), CGPoint(x: 85, y: 15), CGPoint(x: 30, y: 30)])
    var (grown, scratch) = (PathCells(), CellScratch())
    for step in 1...40 {
      let contours = outline(path, width: 6, cap: .round, to: Double(step) / 40)
      let box = PixelRect(0, 0, 96, 96)
      grown.fill(contours, .nonZero, within: box, using: &scratch)
      var (fresh, other) = (PathCells(), CellScratch())
      fresh.fill(contours, .nonZero, within: box, using: &other)
      #expect(grown.edges == fresh.edges && grown.rows == fresh.rows)
      #expect(grown.interior == fresh.interior)
    }
  }

  @Test(
    "curves become lines on both sides of them, closer than half the tolerance or a little more")
  func flattening() {
    var flat = FlatPath()
    flat.flatten(circle.storage.elements, FlatPath.Precision(tolerance: 0.0125))
    var (least, greatest) = (40.0, 40.0)
    for (first, second) in zip(flat.vertices, flat.vertices.dropFirst()) {
      for point in [first.point, (first.point + second.point) / 2] {
        let radius = (point - SIMD2(50, 50)).magnitude
        (least, greatest) = (min(least, radius), max(greatest, radius))
      }
    }
    // Four cubic curves are up to 0.011 outside of a circle of radius 40.
    #expect(least > 39.99 && greatest < 40.02)
    #expect(flat.vertices.count < 160 && flat.subpaths.count == 1)
    #expect(abs(flat.length - 80 * .pi) < 0.05)
  }

  @Test("lengths are those of curves, not of their chords")
  func lengths() {
    let (coarse, fine) = (FlatPath.Precision(tolerance: 2), FlatPath.Precision(tolerance: 1e-6))
    var lengths: [Double] = []
    for precision in [coarse, fine] {
      var flat = FlatPath()
      flat.flatten(circle.storage.elements, precision)
      lengths.append(flat.length)
    }
    #expect(abs(lengths[0] - lengths[1]) < 1e-3)
  }

  @Test("a curve has a limited number of lines")
  func limits() {
    var flat = FlatPath()
    flat.flatten(circle.storage.elements, FlatPath.Precision(tolerance: 1e-30))
    // The first point, four curves, and the line without length that closes the path.
    #expect(flat.vertices.count == 1 + 4 * Int(FlatPath.maximumChords) + 1)
  }

  // MARK: Strokes

  @Test("the outline of a stroke has its area, with each cap")
  func outlines() {
    let path = line([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    #expect(outline(path, width: 6).area == 240)
    #expect(outline(path, width: 6, cap: .square).area == 240 + 36)
    #expect(abs(outline(path, width: 6, cap: .round).area - 240 - 9 * .pi) < 0.05)
    // Four cubic curves are 0.006 longer in radius than the circle on average.
    let ring = outline(circle, width: 6)
    #expect(ring.ends.count == 2 && abs(ring.area - 2 * .pi * 40.006 * 6) < 0.1)
  }

  @Test("a part of a path is cut by length over all subpaths")
  func parts() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20)])
    let part = outline(path, width: 2, from: 0.5, to: 0.875)
    #expect(part.ends.count == 2 && abs(part.area - 2 * 15) < 1e-9)
    #expect(part.box == PixelRect(0, -1, 30, 22))
    #expect(outline(path, width: 2, from: 0.5, to: 0.5).isEmpty)
    #expect(outline(path, width: 2, from: 0.8, to: 0.2).isEmpty)
  }

  @Test("dashes begin anew in each subpath, and continue over the start of a closed one")
  func dashes() {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0)])
    #expect(outline(path, width: 2, dashes: [4, 6]).ends.count == 3)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    // From 36 to 40 and from 0 to 9 is one dash, around a corner.
    let joined = outline(square, width: 2, dashes: [9, 9])
    #expect(joined.ends.count == 2 && abs(joined.area - 2 * (9 + 13)) < 1)
    // One dash that is longer than the path is the closed path.
    #expect(outline(square, width: 2, dashes: [90, 9]).ends.count == 2)
    #expect(outline(circle, width: 2, dashes: [1e-9]).area == outline(circle, width: 2).area)
  }

  // MARK: Cells

  @Test("the cells of a rectangle on pixels are one rectangle without edges")
  func wholePixels() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 70)
    let cells = cells(CGPath(rect: rect, transform: nil))
    #expect(cells.edges.isEmpty && cells.interior == [PixelRect(10, 20, 100, 70)])
  }

  @Test("cells add up to the area of a shape, and do not overlap")
  func area() {
    let cells = cells(circle)
    var sum = 0.0
    for y in 0..<100 { for x in 0..<100 { sum += cells.coverage(Int32(x), Int32(y)) } }
    #expect(abs(sum - 1600 * .pi) < 1)
    let rects = cells.interior + cells.edges.map(\.rect)
    for (index, rect) in rects.enumerated() {
      #expect(!rects[(index + 1)...].contains { $0.intersects(rect) })
    }
    let inner = cells.interior.reduce(0) { $0 + $1.area }
    // The circle crosses 18 inner boundaries between the 10 × 10 cells, each twice.
    #expect(inner > 2500 && cells.edges.count <= 36)
  }

  @Test("a part of a shape has the same coverage as the whole")
  func visiblePart() {
    let part = PixelRect(minX: 33, minY: 21, maxX: 71, maxY: 84)
    let (whole, cut) = (cells(circle), cells(circle, within: part))
    #expect(cut.box == part)
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX {
        #expect(abs(whole.coverage(x, y) - cut.coverage(x, y)) < 1e-3)
      }
    }
  }

  @Test("overlapping edges are not counted twice, with either rule")
  func overlaps() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 2.5, y: 2.5, width: 4, height: 4))
    path.addRect(CGRect(x: 4.25, y: 4.25, width: 4, height: 4))
    // Where the edges cross, the corner of the second one lies in the first.
    let union = cells(path)
    #expect(abs(union.coverage(6, 4) - (1 - 0.5 * 0.25)) < 1e-3)
    #expect(union.coverage(5, 5) == 1)
    let evenOdd = cells(path, .evenOdd)
    #expect(abs(evenOdd.coverage(5, 5)) < 1e-3)
    #expect(abs(evenOdd.coverage(6, 5) - 0.5) < 1e-3)
    // 0.5 × 0.75 lie in both, and 0.5 × 0.25 in none.
    #expect(abs(evenOdd.coverage(6, 4) - (1 - 0.5 * 0.25 - 0.5 * 0.75)) < 1e-3)
  }

  @Test("bad and huge geometry makes no cells, or those of the visible part")
  func badGeometry() {
    let nan = Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let far = Affine(a: 1, b: 0, c: 0, d: 1, tx: 1e300, ty: .infinity)
    let large = Affine(a: 1e60, b: 0, c: 0, d: 1e60, tx: -5e61, ty: -5e61)
    #expect(cells(circle, transform: nan).isEmpty && cells(circle, transform: far).isEmpty)
    #expect(cells(circle, transform: large).interior == [PixelRect(0, 0, 200, 200)])
    #expect(cells(CGMutablePath()).isEmpty)
  }

  @Test("random lines: each pixel has the coverage of the winding numbers at 256 points")
  func randomLines() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<30 {
      let path = CGMutablePath()
      for _ in 0..<3 {
        path.addLines(
          between: (0..<4).map { _ in
            CGPoint(
              x: .random(in: -8...40, using: &generator),
              y: .random(in: -8...40, using: &generator))
          })
        path.closeSubpath()
      }
      let rule: FillRule = round.isMultiple(of: 2) ? .nonZero : .evenOdd
      let cells = cells(path, rule, within: PixelRect(0, 0, 32, 32))
      for _ in 0..<40 {
        let (x, y) = (
          Int32.random(in: 0..<32, using: &generator), Int32.random(in: 0..<32, using: &generator)
        )
        let expected = sampled(path, rule, Double(x), Double(y))
        #expect(abs(cells.coverage(x, y) - expected) < 0.05, "round \(round) at (\(x), \(y))")
      }
    }
  }

  private func sampled(_ path: CGPath, _ rule: FillRule, _ x: Double, _ y: Double) -> Double {
    var inside = 0
    for index in 0..<256 {
      let offset = (Double(index % 16) + 0.5) / 16
      let point = CGPoint(x: x + offset, y: y + (Double(index / 16) + 0.5) / 16)
      if path.contains(point, using: rule == .nonZero ? .winding : .evenOdd) { inside += 1 }
    }
    return Double(inside) / 256
  }
}

extension Contours {
  /// The area inside of contours that do not overlap.
  fileprivate var area: Double {
    var (sum, first) = (0.0, 0)
    for end in ends {
      var previous = points[end - 1]
      for index in first..<end {
        sum += previous.cross(points[index]) / 2
        previous = points[index]
      }
      first = end
    }
    return abs(sum)
  }
}
