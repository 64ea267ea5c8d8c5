import CoreGraphics
import Testing

/// Compares paths with values computed from many short lines (`SampledPath`).
@Suite("Paths against numeric sampling")
struct PathSamplingTests {
  @Test("a path contains the points that both fill rules say it does")
  func contains() throws {
    for seed in 0..<rounds(100) {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let sampled = SampledPath(path)
      for _ in 0..<8 {
        let point = random.point(isOnGrid: false)
        let sample = SIMD2<Double>(point.x, point.y)
        guard sampled.distance(to: sample) > 1e-3 else { continue }
        for rule in [CGPathFillRule.winding, .evenOdd] {
          try #require(
            path.contains(point, using: rule) == sampled.contains(sample, rule),
            "path \(seed), \(point), \(rule)")
        }
      }
    }
  }

  @Test("a path's bounding box encloses its curves tightly")
  func box() throws {
    for seed in 0..<rounds(100) {
      var random = RandomPaths(seed: seed)
      let path = random.path()
      let (box, sampled) = (path.boundingBoxOfPath, SampledPath(path).box)
      try #require(
        isNear(box, sampled, within: 1e-3), "path \(seed): \(box), sampled \(sampled)")
      let control = path.boundingBox
      try #require(isNear(control.union(box), control, within: 1e-9), "path \(seed)")
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
      && abs(a.maxX - b.maxX) < tolerance && abs(a.maxY - b.maxY) < tolerance
  }
}
