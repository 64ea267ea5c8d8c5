import CMalloc
import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Measures in a separate process, whose memory no other test uses.
@Suite("The memory of fonts") struct FontMemoryTests {
  @Test("768 more font sizes, each used once, keep less than 4 MB of memory")
  func sizes() async {
    await #expect(processExitsWith: .success) {
      func measure(_ range: Range<Int>) {
        for index in range {
          let font = FontDescription(size: 10 + CGFloat(index) / 100)
          _ = TextLayout([TextRun("Aa", style: TextStyle(font: font))]).size
        }
      }
      measure(0..<256)
      let before = try ResidentMemory.bytes()
      measure(256..<1024)
      let growth = try ResidentMemory.bytes() - before
      #expect(growth < 4 << 20, "\(growth) bytes")
    }
  }

  @Test("the outlines of a font are kept once, and not for each transform under which it is drawn")
  func outlines() async {
    await #expect(processExitsWith: .success) {
      func draw(_ range: Range<Int>) {
        let style = TextStyle(font: FontDescription(size: 12))
        let layout = TextLayout([TextRun("ABCDEFGHIJKLMNOPQRSTUVWXYZ&@§%$", style: style)])
        _ = drawn(width: 300, height: 40) { context in
          for index in range {
            context.saveGState()
            context.scaleBy(x: 1 + CGFloat(index) / 1000, y: 1)
            layout.draw(in: context, at: .zero)
            context.restoreGState()
          }
        }
        TextCaches.removeAll()
      }
      draw(0..<2)
      let before = try ResidentMemory.bytes()
      draw(2..<202)
      let growth = try ResidentMemory.bytes() - before
      #expect(growth < 1 << 20, "\(growth) bytes")
    }
  }

  @Test("fonts that nothing uses any more are freed with their glyphs")
  func unusedFonts() async {
    await #expect(processExitsWith: .success) {
      func measure(_ sizes: ClosedRange<Int>) -> Int {
        for size in sizes {
          let style = TextStyle(font: FontDescription(size: CGFloat(size)))
          _ = TextLayout([TextRun("The quick brown fox", style: style)]).size
        }
        TextCaches.removeAll()
        return lamina_heap_bytes()
      }
      let few = measure(10...109)
      let many = measure(110...209)
      #expect(many < few + 100 << 10, "\(many - few) bytes")
    }
  }
}
