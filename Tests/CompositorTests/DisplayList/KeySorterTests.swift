import Compositor
import TestSupport
import Testing

@Suite("Values sorted by keys")
struct KeySorterTests {
  @Test("the order is the standard library's, with equal keys in order of addition")
  func random() {
    var generator = SeededGenerator(seed: 5)
    var sorter = KeySorter<Int>()
    for count in 0..<200 {
      // With so few different keys, many are equal.
      let keys = (0..<count).map { _ in
        Double(Int.random(in: 0...count / 3, using: &generator)) - 20
      }
      sorter.removeAll()
      for (number, key) in keys.enumerated() { sorter.add(number, key: key) }
      sorter.sort()
      let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      #expect(sorter.entries.map(\.value) == expected)
      #expect(sorter.entries.map(\.key) == expected.map { keys[$0] })
    }
  }

  @Test("infinite keys are sorted to the ends, and a NaN key does no harm")
  func special() {
    let infinity = Double.infinity
    var sorter = KeySorter<Int>()
    for (number, key) in [infinity, 0, -infinity, .nan, -1].enumerated() {
      sorter.add(number, key: key)
    }
    sorter.sort()
    #expect(sorter.entries.map(\.value).sorted() == [0, 1, 2, 3, 4])
    sorter.removeAll()
    for (number, key) in [infinity, 0, -infinity, -1].enumerated() {
      sorter.add(number, key: key)
    }
    sorter.sort()
    #expect(sorter.entries.map(\.value) == [2, 3, 1, 0])
  }
}
