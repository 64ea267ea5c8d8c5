import Compositor
import Testing

@Suite("Depth")
struct DepthTests {
  private let solid = ProgramID(.solid, .opaque)

  /// An opaque quad at a depth.
  private func quad(_ x: Float, _ color: SIMD4<UInt8>, _ depth: Float) -> QuadInstance {
    .rect(x, 0, 4, 1, color: color, opacity: depth)
  }

  private func rows(_ passes: [(clip: PixelRect, quads: [QuadInstance], usesDepth: Bool)]) throws
    -> [String]
  {
    var canvas = try Canvas(width: 8, height: 1)
    for pass in passes {
      let first = canvas.plan.batches.count
      canvas.plan.add(solid, pass.quads)
      canvas.plan.batches[first].usesDepth = pass.usesDepth
      canvas.plan.passes.append(
        Pass(clip: pass.clip, usesDepth: pass.usesDepth, batches: first..<first + 1))
    }
    return try canvas.render().rows { color in
      color == .red ? "r" : color == .green ? "g" : color == .blue ? "b" : "."
    }
  }

  private let whole = PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 1)

  @Test("the nearest quad is seen, in any order")
  func nearest() throws {
    let quads = [quad(0, .red, 0.2), quad(2, .green, 0.1), quad(4, .blue, 0.3)]
    #expect(try rows([(whole, quads, true)]) == ["rrggggbb"])
    #expect(try rows([(whole, quads.reversed(), true)]) == ["rrggggbb"])
  }

  @Test("without depth, the quad drawn last is seen")
  func withoutDepth() throws {
    #expect(try rows([(whole, [quad(0, .red, 0.2), quad(2, .green, 1)], false)]) == ["rrgggg.."])
    #expect(try rows([(whole, [quad(2, .green, 1), quad(0, .red, 0.2)], false)]) == ["rrrrgg.."])
  }

  @Test("depth is cleared in the clip of a pass that uses it")
  func clear() throws {
    let left = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 1)
    #expect(
      try rows([
        (whole, [quad(0, .red, 0.1), quad(4, .red, 0.1)], true),
        (left, [quad(0, .blue, 0.9)], true),
      ]) == ["bbbbrrrr"])
  }

  @Test("2¹⁵ quads have depths that differ")
  func manyQuads() throws {
    let count = 1 << 15
    let depths = [1, 2, count / 2, count / 2 + 1, count - 1, count].map {
      1 - Float($0) / Float(count + 1)
    }
    for (back, front) in zip(depths, depths.dropFirst()) {
      #expect(
        try rows([(whole, [quad(0, .red, back), quad(0, .green, front)], true)]) == ["gggg...."])
      #expect(
        try rows([(whole, [quad(0, .green, front), quad(0, .red, back)], true)]) == ["gggg...."])
    }
  }
}
