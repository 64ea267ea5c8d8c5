import LayerTree

// Masks: the group of a masked layer ends with the group of its mask, which is composited with
// `Blending.mask`.

extension Flattener {
  /// Closes the contents of the layer that a mask belongs to; false where that layer is not drawn.
  mutating func beginMask(of entry: RenderTree.OrderEntry, _ tree: borrowing RenderTree) -> Bool {
    guard let layer = open.last, layer.index == entry.parent, layer.maskBox != nil else {
      return false
    }
    closeContents(of: layer, tree)
    let last = open.count - 1
    (open[last].sortGroup, open[last].hasBorder) = (nil, false)
    (open[last].outerTarget, open[last].filtered) = (nil, nil)
    return true
  }

  /// What the mask of the innermost open layer inherits: the geometry alone, since clips, opacity and
  /// depth apply to what it masks.
  mutating func maskParent() -> Inherited {
    guard let layer = open.last else { preconditionFailure("a mask without its layer") }
    var parent = inherited[layer.index]
    (parent.opacity, parent.clip) = (1, nil)
    if let context3D = parent.context3D {
      parent.context3D = contexts3D.nextIndex
      contexts3D.append(contexts3D[context3D])
      contexts3D[contexts3D.count - 1].sortGroup = nil
    }
    return parent
  }

  /// Composites the items since the first as the mask of the innermost open layer. It covers all
  /// items of that layer, since nothing is visible where the mask has no pixels.
  mutating func closeMask(
    _ group: Group, from firstItem: Index<DisplayItem>, of slot: Slot, within limit: PixelRect?
  ) {
    guard let masked = open.last else { return }
    let box = list.box(of: masked.firstItem.offset..<firstItem.offset)
    let mask = list.box(of: firstItem.offset..<list.items.count).intersection(limit ?? target)
    let visible = box.intersection(mask)
    guard !visible.isEmpty else { return }
    var item = DisplayItem(
      slot: slot, quad: QuadInstance(Quad(box), opacity: group.opacity), box: box)
    (item.part, item.compositing, item.program) = (.mask, .mask, .bitmap)
    item.firstChild = firstItem
    item.offscreenReasons = OffscreenReasons(
      group, item.compositing, isMasked: false, itemsOverlap: false)
    list.items.append(item)
    open[open.count - 1].maskBox = visible
  }
}

extension DisplayList {
  /// The pixels that a range of items may change; the items inside of groups do not count.
  func box(of range: Range<Int>) -> PixelRect {
    var box = PixelRect.empty
    var index = range.upperBound - 1
    while index >= range.lowerBound {
      box = box.union(items[index].box)
      index = items.index(below: index)
    }
    return box
  }
}
