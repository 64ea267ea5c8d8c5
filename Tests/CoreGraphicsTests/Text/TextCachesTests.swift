import CoreGraphics
import TestSupport
import Testing

@Suite("What text keeps", .serialized) struct TextCachesTests {
  @Test("glyphs are forgotten, and drawn again with the same pixels")
  func glyphs() throws {
    func draw() throws -> [SIMD4<UInt8>] {
      let context = try #require(
        unsafe CGContext(
          data: nil, width: 60, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let style = TextStyle(font: FontDescription(size: 17))
      TextLayout([TextRun("Ag", style: style)]).draw(in: context, at: CGPoint(x: 4, y: 4))
      let image = try #require(context.makeImage())
      return (0..<30).flatMap { y in (0..<60).map { x in image.pixel(x: x, y: y) } }
    }
    let pixels = try draw()
    let kept = TextCaches.glyphBytes
    TextCaches.removeAll()
    let forgotten = TextCaches.glyphBytes
    #expect(kept > 0 && forgotten == 0)
    #expect(try draw() == pixels)
  }
}
