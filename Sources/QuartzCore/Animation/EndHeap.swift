import LayerTree

/// A binary heap of animation ends, earliest first; ends at the same time are in the order in which
/// their animations were added.
struct EndHeap {
  struct Entry: Comparable {
    let time: Double
    let id: Animation.ID

    static func < (a: Entry, b: Entry) -> Bool {
      a.time != b.time ? a.time < b.time : a.id.rawValue < b.id.rawValue
    }
  }

  /// The heap array: the children of entry i are at 2i + 1 and 2i + 2.
  private var entries: [Entry] = []

  var first: Entry? { entries.first }
  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  init() {}

  init(_ entries: some Sequence<Entry>) {
    // A sorted array is a valid heap.
    self.entries = entries.sorted()
  }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index] < entries[parent] else { return }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var index = 0
    while true {
      let (left, right) = (2 * index + 1, 2 * index + 2)
      var least = index
      if left < entries.count, entries[left] < entries[least] { least = left }
      if right < entries.count, entries[right] < entries[least] { least = right }
      guard least != index else { return }
      entries.swapAt(index, least)
      index = least
    }
  }
}
