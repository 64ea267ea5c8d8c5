import LayerTree

// Pass 3, where few layers changed: their items are made anew, and the others remain.

extension Flattener {
  /// What a display list has of a layer.
  enum ListedLayer: Equatable, Sendable {
    /// A plain layer that needs no item.
    case nothing
    /// The only item of a plain layer.
    case item(Index<DisplayItem>)
    /// More than one item, or one that depends on more than the layer and its ancestors.
    case other
  }

  /// A new item for the place of an old one.
  struct ItemUpdate: Sendable {
    let index: Index<DisplayItem>
    let item: DisplayItem
  }

  /// Makes the items of the layers that changed since the last call of `flatten(_:)`; their
  /// `updates` turn the list of that call into the one of this frame. Returns false where the list
  /// has to be made anew.
  mutating func update(_ tree: borrowing RenderTree) -> Bool {
    updates.removeAll(keepingCapacity: true)
    // With more changes, a new list costs less.
    let limit = tree.order.count / 2
    guard !tree.changes.needsWholeList, listedVersion == tree.structureVersion,
      listed.count == tree.order.count, tree.changes.slots.count <= limit
    else { return false }
    for slot in tree.changes.slots {
      guard let index = tree.orderIndex(of: slot) else { continue }
      guard updates.count < limit, updateItems(in: index..<tree.order[index].end, of: tree)
      else { return false }
    }
    return true
  }

  /// Makes the items of a layer and its descendants, if all are plain.
  private mutating func updateItems(
    in range: Range<Index<RenderTree.OrderEntry>>, of tree: borrowing RenderTree
  ) -> Bool {
    for index in range {
      let entry = tree.order[index]
      let presented = tree.layers.presented[entry.slot]
      let opacity = min(max(presented.opacity, 0), 1)
      let drawKind = tree.layers.drawKinds[entry.slot]
      guard let parent = entry.parent, listed[index.offset] != .other, drawKind.isOneQuad,
        opacity > 0, !presented.isHidden, opacity >= 1 || entry.end == index.next
      else { return false }
      let transform = inherited[parent].transform.applied(after: Affine(layer: presented))
      if entry.end != index.next { inherited[index].transform = transform }
      let item = tree.item(
        entry.slot, drawKind: drawKind, transform: transform, opacity: opacity, snaps: false,
        within: target)
      switch (listed[index.offset], item) {
      case (.nothing, nil): break
      case (.item(let index), let item?): updates.append(ItemUpdate(index: index, item: item))
      default: return false
      }
    }
    return true
  }
}
