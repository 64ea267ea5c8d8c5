import LayerTree

/// The boxes of blocks of a list's items, so that what lies in a rectangle is found without a look
/// at each item.
///
/// They are made when the list is updated for the first time, and only grow with further updates.
/// With 100,000 still layers and 100 that move elsewhere, a frame with a new plan takes 21 µs of
/// planning with them and 330 µs without.
struct ItemBlocks: Sendable {
  /// The number of items in a block.
  private static let size = 64
  /// The box of a block with a group that begins in an earlier one, so that none is passed over
  /// whose items would then be taken for others than the group's.
  private static let everywhere = PixelRect(minX: .min, minY: .min, maxX: .max, maxY: .max)

  private var boxes: [PixelRect] = []

  var isEmpty: Bool { boxes.isEmpty }

  mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
  }

  mutating func make(of items: [DisplayItem]) {
    removeAll()
    for start in stride(from: 0, to: items.count, by: Self.size) {
      var box = PixelRect.empty
      for index in start..<min(start + Self.size, items.count) {
        let beginsBefore = items[index].firstChild.map { $0.offset < start } ?? false
        box = beginsBefore ? Self.everywhere : box.union(items[index].box)
      }
      boxes.append(box)
    }
  }

  /// Records that an item has another box.
  mutating func note(_ box: PixelRect, of index: Index<DisplayItem>) {
    let block = index.offset / Self.size
    boxes[block] = boxes[block].union(box)
  }

  /// The last item at or below an index that may lie in a rectangle, or one of the same block; -1
  /// where there is none.
  @inline(__always)
  func index(atOrBelow index: Int, in rect: PixelRect) -> Int {
    guard !boxes.isEmpty else { return index }
    var index = index
    while index >= 0, !boxes[index / Self.size].intersects(rect) {
      index = index / Self.size * Self.size - 1
    }
    return index
  }
}
