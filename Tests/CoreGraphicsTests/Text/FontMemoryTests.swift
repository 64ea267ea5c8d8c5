import CoreGraphics
import Foundation
import TestSupport
import Testing

/// In a process of its own, whose memory is its alone.
@Suite("The memory of fonts") struct FontMemoryTests {
  @Test("text in 1,024 sizes, each used once, keeps less than 4 MB more than text in 256 sizes")
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
