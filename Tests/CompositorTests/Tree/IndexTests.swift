import Testing

@testable import Compositor

@Suite("Typed indices")
struct IndexTests {
  @Test("a packed index keeps an index or nil in four bytes")
  func packed() {
    var packed = PackedIndex<DisplayItem>()
    #expect(packed.wrappedValue == nil && MemoryLayout<PackedIndex<DisplayItem>>.size == 4)
    packed.wrappedValue = 7
    #expect(packed.wrappedValue == 7 && packed == PackedIndex(wrappedValue: 7))
    packed.wrappedValue = nil
    #expect(packed == PackedIndex())
  }

  @Test("a display item has 96 bytes, and culling and batching read the first half")
  func displayItem() {
    #expect(MemoryLayout<DisplayItem>.stride == 96)
    #expect(MemoryLayout<DisplayItem>.offset(of: \.quad) == 48)
  }

  @Test("an index reads, changes and counts the elements of its array")
  func array() {
    var values = [1.5, 2.5]
    values[Index<Double>(1)] += 1
    #expect(values[Index<Double>(1)] == 3.5 && values.nextIndex == 2)
    #expect((Index<Double>(0)..<values.nextIndex).map { values[$0] } == [1.5, 3.5])
  }
}
