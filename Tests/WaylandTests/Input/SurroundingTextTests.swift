import Foundation
import TestSupport
import Testing

@testable import Wayland

@Suite("Text around a caret")
struct SurroundingTextTests {
  @Test("Text that fits is sent whole, with offsets in bytes")
  func whole() {
    let text = SurroundingText(before: "日", selected: "é", after: "👩")
    #expect(text.text == "日é👩")
    #expect(text.anchor == 3 && text.cursor == 5)
  }

  @Test("Of long text, at most 4,000 bytes of whole characters around the caret are sent")
  func limit() {
    let text = SurroundingText(
      before: String(repeating: "日", count: 3000), after: String(repeating: "👩‍👩‍👧", count: 900))
    #expect(text.text.utf8.count <= 4000 && text.text.utf8.count > 3900)
    #expect(text.anchor == 1998)
    let oneSided = SurroundingText(before: String(repeating: "a", count: 9000), after: "b")
    #expect(oneSided.anchor == 3999 && oneSided.text.utf8.count == 4000)
    let selected = SurroundingText(
      before: "x", selected: String(repeating: "é", count: 5000), after: "y")
    #expect(selected.anchor == 0 && selected.cursor == 4000)
  }

  @Test("Deletions in bytes become UTF-16 units of whole characters within the text")
  func deletion() {
    let text = SurroundingText(before: "a日👩", after: "é\u{301}b")
    func units(_ before: Int, _ after: Int) -> [Int] {
      let units = text.units(before: before, after: after)
      return [units.before, units.after]
    }
    #expect(units(4, 2) == [2, 1] && units(3, 1) == [0, 0])
    #expect(units(7, 5) == [3, 3] && units(.max, .max) == [4, 3])
  }

  @Test("Random text has offsets at characters, within 4,000 bytes")
  func random() {
    var generator = SeededGenerator(seed: 15)
    let letters: [Character] = ["a", "é", "e\u{301}", "日", "👩‍👩‍👧", "\u{200f}", "\n", "م", "\0"]
    func text() -> String {
      let count = [3, 300, 3000].randomElement(using: &generator) ?? 3
      return String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<60 {
      let (before, selected, after) = (text(), text(), text())
      let surrounding = SurroundingText(before: before, selected: selected, after: after)
      let bytes = Array(surrounding.text.utf8)
      #expect(bytes.count <= SurroundingText.limit)
      for offset in [surrounding.anchor, surrounding.cursor] {
        let isBoundary = Int(offset) == bytes.count || bytes[Int(offset)] & 0xc0 != 0x80
        #expect(isBoundary)
      }
      // Characters at the seams may combine with their neighbors, so that bytes are compared.
      let isPart = Data((before + selected + after).utf8).range(of: Data(bytes)) != nil
      #expect(isPart)
      let units = surrounding.units(before: 50, after: 50)
      #expect(units.before <= before.utf16.count && units.after <= after.utf16.count)
    }
  }
}
