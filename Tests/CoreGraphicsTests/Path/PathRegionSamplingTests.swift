import CoreGraphics
import Testing

/// Checks boolean operations point by point against the two paths.
@Suite("Boolean path operations against numeric sampling")
struct PathRegionSamplingTests {
  private struct Operation: Sendable {
    var name: String
    var combine: @Sendable (CGPath, CGPath, CGPathFillRule) -> CGPath
    var isInside: @Sendable (Bool, Bool) -> Bool
  }

  private static let operations = [
    Operation(name: "union", combine: { $0.union($1, using: $2) }, isInside: { $0 || $1 }),
    Operation(
      name: "intersection", combine: { $0.intersection($1, using: $2) }, isInside: { $0 && $1 }),
    Operation(
      name: "subtracting", combine: { $0.subtracting($1, using: $2) }, isInside: { $0 && !$1 }),
    Operation(
      name: "symmetricDifference", combine: { $0.symmetricDifference($1, using: $2) },
      isInside: { $0 != $1 }),
    Operation(
      name: "normalized", combine: { a, _, rule in a.normalized(using: rule) },
      isInside: { a, _ in a }),
  ]

  @Test("the result contains a point if the operation combines the two paths' containment to true")
  func operations() throws {
    for seed in 0..<rounds(15) {
      var random = RandomPaths(seed: seed)
      let (first, second) = random.pair()
      let (a, b) = (SampledPath(first), SampledPath(second))
      let rule = random.count(0...1) == 0 ? CGPathFillRule.winding : .evenOdd
      let operation = Self.operations[random.count(0...Self.operations.count - 1)]
      let result = operation.combine(first, second, rule)
      for sample in samples(a, b, random: &random) {
        let expected = operation.isInside(a.contains(sample, rule), b.contains(sample, rule))
        let point = CGPoint(x: sample.x, y: sample.y)
        for fill in [CGPathFillRule.winding, .evenOdd] {
          try #require(
            result.contains(point, using: fill) == expected,
            "\(operation.name) of pair \(seed) by \(rule) at \(point), filled by \(fill)")
        }
      }
    }
  }

  @Test("line intersection and subtraction split a path at the area's border without loss")
  func lines() throws {
    for seed in 0..<rounds(15) {
      var random = RandomPaths(seed: seed)
      let (first, second) = random.pair()
      let rule = random.count(0...1) == 0 ? CGPathFillRule.winding : .evenOdd
      let area = SampledPath(second)
      let inside = SampledPath(first.lineIntersection(second, using: rule))
      let outside = SampledPath(first.lineSubtracting(second, using: rule))
      for (path, isInside) in [(inside, true), (outside, false)] {
        for line in path.lines.shuffled(using: &random.generator).prefix(12) {
          let middle = (line.0 + line.1) / 2
          guard area.distance(to: middle) > 1e-3 else { continue }
          try #require(
            area.contains(middle, rule) == isInside, "lines of pair \(seed) by \(rule) at \(middle)"
          )
        }
      }
      let (whole, parts) = (SampledPath(first).length, inside.length + outside.length)
      try #require(abs(whole - parts) < 1e-2, "pair \(seed) by \(rule): \(parts) of \(whole)")
    }
  }

  /// Returns random points, some of them near the outlines, but none within 0.001 of an outline.
  private func samples(
    _ a: SampledPath, _ b: SampledPath, random: inout RandomPaths
  ) -> [SIMD2<Double>] {
    let corners = (a.lines + b.lines).map(\.1)
    var samples = (0..<12).map { _ in SIMD2(random.number(-5...105), random.number(-5...105)) }
    for _ in 0..<12 where !corners.isEmpty {
      let reach = random.count(0...1) == 0 ? 0.01 : 1
      samples.append(
        corners[random.count(0...corners.count - 1)]
          + SIMD2(random.number(-reach...reach), random.number(-reach...reach)))
    }
    return samples.filter { a.distance(to: $0) > 1e-3 && b.distance(to: $0) > 1e-3 }
  }
}
