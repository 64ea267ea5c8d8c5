import CoreGraphics
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("What text keeps", .serialized) struct TextCachesTests {
  @Test("glyphs are forgotten, and drawn again with the same pixels")
  func glyphs() throws {
    let pixels = try Self.draw()
    let kept = TextCaches.glyphBytes
    TextCaches.removeAll()
    let forgotten = TextCaches.glyphBytes
    #expect(kept > 0 && forgotten == 0)
    #expect(try Self.draw() == pixels)
  }

  @Test("the glyphs of another thread are forgotten when it next needs text")
  func otherThread() throws {
    let (hasDrawn, isShort) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let bytes = Mutex((kept: 0, forgotten: -1))
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      let isDrawn = (try? Self.draw()) != nil
      bytes.withLock { $0.kept = isDrawn ? TextCaches.glyphBytes : 0 }
      hasDrawn.signal()
      isShort.wait()
      bytes.withLock { $0.forgotten = TextCaches.glyphBytes }
      hasEnded.signal()
    }
    thread.start()
    hasDrawn.wait()
    TextCaches.removeAll()
    isShort.signal()
    hasEnded.wait()
    let counted = bytes.withLock { $0 }
    #expect(counted.kept > 0 && counted.forgotten == 0)
  }

  @Sendable private static func draw() throws -> [SIMD4<UInt8>] {
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
}
