import CoreGraphics
import Testing

/// Glyphs that are too large to be rasterized at their size.
@Suite("Glyphs of thousands of pixels")
struct LargeTextTests {
  private func image(_ text: String, size: CGFloat, scale: CGFloat) throws -> CGImage {
    try #require(
      drawn(width: 1000, height: 1000) { context in
        context.scaleBy(x: scale, y: scale)
        context.write(text, 0, -0.3 * size, size: size)
      })
  }

  @Test(
    "large glyphs have the same shape as enlarged smaller ones", arguments: ["E", "🙂"],
    [CGFloat(2), 4])
  func enlarged(text: String, factor: CGFloat) throws {
    let small = try image(text, size: 800, scale: 1)
    try #require(!small.inkBox().isNull)
    let (scaled, large) = (
      try image(text, size: 800, scale: factor), try image(text, size: 800 * factor, scale: 1)
    )
    var differing = 0
    for (x, y) in (0..<40).flatMap({ x in (0..<40).map { (x * 25, $0 * 25) } }) {
      let expected = small.pixel(x: Int(CGFloat(x) / factor), y: Int(CGFloat(y) / factor))
      if isFar(scaled.pixel(x: x, y: y), expected) { differing += 1 }
      if isFar(large.pixel(x: x, y: y), expected) { differing += 1 }
    }
    #expect(differing < 40)
  }

  private func isFar(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Bool {
    (0..<4).contains { abs(Int(a[$0]) - Int(b[$0])) > 64 }
  }
}
