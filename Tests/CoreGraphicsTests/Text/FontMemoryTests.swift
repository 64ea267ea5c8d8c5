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
}
