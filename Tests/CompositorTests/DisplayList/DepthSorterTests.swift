import Compositor
import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

@Suite("Planes sorted by depth")
struct DepthSorterTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 100
  private static let target = PixelRect(minX: 0, minY: 0, maxX: 300, maxY: 300)

  /// A rectangle in 3D, viewed along z.
  private struct Plane {
    var outline: Polygon
    var depth: SIMD3<Double>
    var middle: Double

    init?(_ matrix: CATransform3D, _ size: SIMD2<Double>) {
      let perspective = Perspective(matrix)
      guard let inverse = perspective.inverse else { return nil }
      outline = Polygon(from: -size / 2, to: size / 2, in: perspective).cut(
        to: DepthSorterTests.target)
      guard outline.count > 2 else { return nil }
      depth = matrix.m13 * inverse.x + matrix.m23 * inverse.y + matrix.m43 * inverse.w
      middle = matrix.m43 / matrix.m44
    }

    /// Creates a random plane near the center of the target.
    init?(_ generator: inout SeededGenerator, distance: Double) {
      func random(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &generator)
      }
      var matrix = CATransform3DMakeRotation(
        random(-3...3), random(-1...1), random(-1...1), random(-1...1))
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(random(-60...60), random(-60...60), random(-60...60)))
      var camera = CATransform3DIdentity
      if distance > 0 { camera.m34 = -1 / distance }
      matrix = CATransform3DConcat(matrix, camera)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(150, 150, 0))
      self.init(matrix, SIMD2(random(20...150), random(20...150)))
    }

    func depth(_ pixel: SIMD2<Double>) -> Double { (depth * SIMD3(pixel, 1)).sum() }
  }

  private func sorter(_ planes: [Plane]) -> DepthSorter {
    var sorter = DepthSorter()
    for (index, plane) in planes.enumerated() {
      sorter.add(
        plane.outline, depth: plane.depth, middle: plane.middle, source: index)
    }
    sorter.sort()
    return sorter
  }

  /// The distance of a pixel from the polygon's edges; negative outside.
  private func inset(_ pixel: SIMD2<Double>, in outline: Polygon) -> Double {
    let sign = outline.area < 0 ? -1.0 : 1
    return (0..<outline.count).map { index in
      let line = outline.edge(index) * sign
      return (line * SIMD3(pixel, 1)).sum()
        / max(1e-9, (line.x * line.x + line.y * line.y).squareRoot())
    }.min() ?? -.infinity
  }

  /// The planes at a pixel, back to front; nil where the edge of one is near.
  private func drawn(
    _ sorter: DepthSorter, _ planes: [Plane], at pixel: SIMD2<Double>
  ) -> [Int]? {
    var result: [Int] = []
    for index in sorter.sequence {
      let polygon = sorter.polygons[index]
      let inset = inset(pixel, in: planes[polygon.source].outline)
      if abs(inset) < 1 { return nil }
      var (isKept, cut) = (inset > 0, polygon.cut)
      while let index = cut {
        let side = (sorter.cuts[index].line * SIMD3(pixel, 1)).sum()
        // A fragment overlaps the next one by one pixel.
        if abs(side) < 1.1 { return nil }
        isKept = isKept && side > 0
        cut = sorter.cuts[index].parent
      }
      if isKept { result.append(polygon.source) }
    }
    return result
  }

  @Test("random planes are ordered by their depth at each pixel", arguments: [0.0, 300])
  func againstRays(distance: Double) {
    var (pixels, cuts) = (0, 0)
    for seed in 0..<UInt64(Self.rounds) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...8, using: &generator)
      let planes = (0..<count).compactMap { _ in Plane(&generator, distance: distance) }
      let sorter = sorter(planes)
      cuts += sorter.cuts.count
      for _ in 0..<40 {
        let pixel = SIMD2(
          Double.random(in: 0...300, using: &generator), .random(in: 0...300, using: &generator))
        guard let drawn = drawn(sorter, planes, at: pixel) else { continue }
        let expected = planes.indices.filter { inset(pixel, in: planes[$0].outline) > 0 }
        #expect(Set(drawn) == Set(expected) && drawn.count == expected.count, "seed \(seed)")
        for (below, above) in zip(drawn, drawn.dropFirst()) {
          let difference = planes[above].depth(pixel) - planes[below].depth(pixel)
          #expect(difference > -0.1, "seed \(seed) at \(pixel): \(below) below \(above)")
        }
        pixels += drawn.count > 1 ? 1 : 0
      }
    }
    #expect(pixels > Self.rounds && cuts > Self.rounds / 4)
  }

  @Test("coplanar and disjoint planes are not cut or reordered")
  func unchanged() throws {
    let flat = CATransform3DMakeTranslation(100, 100, 0)
    let rotated = CATransform3DConcat(
      CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeTranslation(100, 100, 0))
    let aside = CATransform3DConcat(rotated, CATransform3DMakeTranslation(100, 0, 40))
    for matrices in [
      [flat, flat, flat], [rotated, rotated], [rotated, aside], [aside, rotated],
    ] {
      let planes = try matrices.map { try #require(Plane($0, [60, 60])) }
      #expect(sorter(planes).isUnchanged)
    }
  }

  @Test("sides of a box that meet in an edge are not cut")
  func box() throws {
    let rotation = CATransform3DRotate(CATransform3DMakeRotation(0.5, 1, 0, 0), 0.6, 0, 1, 0)
    let sides = (0..<4).map { CATransform3DMakeRotation(Double($0) * .pi / 2, 0, 1, 0) }
    let planes = try sides.map { side in
      var matrix = CATransform3DTranslate(CATransform3DConcat(side, rotation), 0, 0, 50)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(150, 150, 0))
      return try #require(Plane(matrix, [100, 100]))
    }
    let sorter = sorter(planes)
    #expect(sorter.cuts.isEmpty && sorter.polygons.count == 4)
  }

  @Test("a cycle of overlapping planes is resolved with one or two cuts")
  func circle() throws {
    let planes = try (0..<3).map { index in
      var matrix = CATransform3DMakeRotation(0.2, 0, 1, 0)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(0, 40, 0))
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeRotation(Double(index) * 2 * .pi / 3, 0, 0, 1))
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(150, 150, 0))
      return try #require(Plane(matrix, [200, 30]))
    }
    let sorter = sorter(planes)
    #expect((4...5).contains(sorter.polygons.count))
  }

  @Test("hundreds of intersecting planes result in few fragments", arguments: [100, 600])
  func many(count: Int) {
    var generator = SeededGenerator(seed: 1)
    let planes = (0..<count).compactMap { _ in Plane(&generator, distance: 0) }
    let sorter = sorter(planes)
    #expect(sorter.sequence.count <= planes.count + 64)
    #expect(Set(sorter.sequence).count == sorter.sequence.count)
  }
}
