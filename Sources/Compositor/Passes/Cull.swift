import LayerTree

// Pass 5: items that cannot be visible are removed.

extension DisplayList {
  /// The items to draw into `clip`, back to front, as indices: those that intersect it, without
  /// those that are completely behind opaque ones. The items inside of groups are not included.
  package func culled(to clip: PixelRect, into visible: inout [Index<DisplayItem>]) {
    visible.removeAll(keepingCapacity: true)
    cull(nil, to: clip, appendingTo: &visible)
  }

  /// Culls all items, or those of a group. With `keepsHidden`, those behind opaque
  /// ones remain.
  func cull(
    _ group: Index<DisplayItem>?, to clip: PixelRect, keepsHidden: Bool = false,
    appendingTo visible: inout [Index<DisplayItem>]
  ) {
    let range = group.map { children(of: $0) } ?? items.indices
    var occluders = Occluders()
    var first = visible.count
    var index = blocks.index(atOrBelow: range.upperBound - 1, in: clip)
    while index >= range.lowerBound {
      let box = items[index].box.intersection(clip)
      if !box.isEmpty && !occluders.hides(box) {
        visible.append(Index(index))
        // A reader shows what opaque items in front of it hide elsewhere.
        if sourceOfReader(Index(index), in: group) != nil { occluders = Occluders() }
        if items[index].isOpaque && !keepsHidden {
          occluders.add(opaqueBox(items[index]).intersection(clip))
        }
      }
      index = blocks.index(atOrBelow: items.index(below: index), in: clip)
    }
    var last = visible.count - 1
    while first < last {
      visible.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}
