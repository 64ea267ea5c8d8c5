import LayerTree

/// A batch that items may still be added to.
struct OpenBatch: Sendable {
  var key: BatchKey
  var count: Int
  /// The bounding box of all its items.
  private var box: PixelRect
  /// The boxes of the last items, in a ring: the cells of one row of a grid leave the places between
  /// them free, which their bounding box does not.
  private var recent = InlineArray<8, PixelRect>(repeating: .empty)
  private var oldest = 0
  /// The bounding box of the items before them.
  private var rest = PixelRect.empty

  init(key: BatchKey, count: Int, box: PixelRect) {
    (self.key, self.count, self.box) = (key, count, box)
    add(box)
  }

  @inline(__always)
  mutating func add(_ box: PixelRect) {
    self.box = self.box.union(box)
    rest = rest.union(recent[oldest])
    recent[oldest] = box
    oldest = (oldest + 1) % recent.count
  }

  /// Whether a box may overlap an item of the batch; one that does must be drawn after it.
  @inline(__always)
  func intersects(_ other: PixelRect) -> Bool {
    guard box.intersects(other) else { return false }
    if rest.intersects(other) { return true }
    for index in recent.indices where recent[index].intersects(other) { return true }
    return false
  }
}
