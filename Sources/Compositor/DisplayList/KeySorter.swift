/// A stable sort of indices by keys that reuses its memory, which the standard library's sort
/// cannot.
package struct KeySorter<Value: BitwiseCopyable & Sendable>: Sendable {
  package struct Entry: BitwiseCopyable, Sendable {
    package var key: Double
    package var value: Value
  }

  package private(set) var entries: [Entry] = []
  private var spare: [Entry] = []

  package init() {}

  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  package mutating func add(_ value: Value, key: Double) {
    entries.append(Entry(key: key, value: value))
  }

  /// A bottom-up merge sort.
  package mutating func sort() {
    guard zip(entries, entries.dropFirst()).contains(where: { $1.key < $0.key }) else { return }
    spare.removeAll(keepingCapacity: true)
    spare.append(contentsOf: entries)
    var length = 1
    while length < entries.count {
      for start in stride(from: 0, to: entries.count, by: 2 * length) {
        merge(start, length)
      }
      swap(&entries, &spare)
      length *= 2
    }
  }

  /// Merges two runs of `entries` into `spare`.
  private mutating func merge(_ start: Int, _ length: Int) {
    let middle = min(start + length, entries.count)
    let end = min(middle + length, entries.count)
    var (first, second) = (start, middle)
    for position in start..<end {
      let takesSecond =
        first == middle || second < end && entries[second].key < entries[first].key
      spare[position] = entries[takesSecond ? second : first]
      if takesSecond { second += 1 } else { first += 1 }
    }
  }
}
