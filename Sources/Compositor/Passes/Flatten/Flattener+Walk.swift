import LayerTree

// The walk over the layers of a list, in the tree's order.

extension Flattener {
  /// Adds the layers of a range of the tree's order; returns the list.
  mutating func addLayers(
    of tree: borrowing RenderTree, _ range: Range<Index<RenderTree.OrderEntry>>, in root: Inherited
  ) -> DisplayList {
    var index = range.lowerBound
    var nextEnd = open.last?.end ?? range.upperBound
    while index < range.upperBound {
      if index >= nextEnd {
        close(to: index, tree)
        nextEnd = open.last?.end ?? range.upperBound
      }
      let openCount = open.count
      index = addLayer(at: index, of: tree, in: root)
      if open.count != openCount { nextEnd = open.last?.end ?? range.upperBound }
    }
    close(to: range.upperBound, tree)
    var result = DisplayList(size: list.size)
    swap(&result, &list)
    return result
  }

  /// Adds what a layer shows without its sublayers; returns the next layer to add, which is the one
  /// after its sublayers where these are not visible.
  @inline(__always)
  private mutating func addLayer(
    at index: Index<RenderTree.OrderEntry>, of tree: borrowing RenderTree, in root: Inherited
  ) -> Index<RenderTree.OrderEntry> {
    let entry = tree.order[index]
    let slot = entry.slot
    if entry.isMask, !beginMask(of: entry, tree) { return entry.end }
    if !tree.vertexAnimations.isEmpty, let animation = tree.vertexAnimations[slot] {
      add(animation, at: index, of: tree)
      return index.next
    }
    let opacity = min(max(tree.layers.presented[slot].opacity, 0), 1)
    let drawKind = tree.layers.drawKinds[slot]
    guard opacity > 0 && !tree.layers.presented[slot].isHidden || drawKind == .transition else {
      return entry.end
    }
    let parent = entry.isMask ? maskParent() : entry.parent.map { inherited[$0] } ?? root
    let transform = parent.transform.applied(after: Affine(layer: tree.layers.presented[slot]))
    let isLeaf = entry.end == index.next
    let own = Inherited(
      transform: transform, opacity: opacity, clip: nil, context3D: nil,
      isMoving: snapsBitmaps && (parent.isMoving || tree.isMoving(slot)))
    // The common case: at most one quad, and no items after the sublayers.
    if drawKind.isOneQuad && parent.isPlain && !entry.isMask && (opacity >= 1 || isLeaf)
      && !(!sortsByDepth.isEmpty && sortsByDepth[index.offset])
    {
      if !isLeaf { inherited[index] = own }
      addPlainLayer(at: index, slot, drawKind: drawKind, own, of: tree)
      return index.next
    }
    inherited[index] = own
    let hasVisibleInside = visit(
      index, of: tree, transform: transform, opacity: opacity, in: parent,
      as: entry.isMask ? Group(opacity: 1, part: .mask) : nil)
    return hasVisibleInside ? index.next : entry.end
  }

  /// Adds the item of a layer that has no more than one.
  @inline(__always)
  private mutating func addPlainLayer(
    at index: Index<RenderTree.OrderEntry>, _ slot: Slot, drawKind: LayerTable.DrawKind,
    _ own: Inherited, of tree: borrowing RenderTree
  ) {
    let isIndependent = isIndependent(index)
    guard
      let item = tree.item(
        slot, drawKind: drawKind, transform: own.transform, opacity: own.opacity,
        snaps: snapsBitmaps && !own.isMoving, within: target)
    else {
      if isIndependent { listed[index.offset] = .nothing }
      return
    }
    if isIndependent { listed[index.offset] = .item(list.items.nextIndex) }
    // An item without pixels is only there to be updated.
    if isIndependent || !item.box.isEmpty { list.items.append(item) }
  }

  /// Whether no other layer's items depend on a layer.
  private func isIndependent(_ index: Index<RenderTree.OrderEntry>) -> Bool {
    open.isEmpty && index >= firstIndependent
  }

  /// Closes the layers that end before `index`.
  private mutating func close(
    to index: Index<RenderTree.OrderEntry>, _ tree: borrowing RenderTree
  ) {
    while let layer = open.last, layer.end <= index {
      open.removeLast()
      closeContents(of: layer, tree)
      if layer.hasOutgoingInFront { addOutgoing(of: layer.index, tree) }
      let slot = tree.order[layer.index].slot
      if let group = layer.group, group.part == .mask {
        closeMask(group, from: layer.firstItem, of: slot, within: layer.maskBox)
      } else if let group = layer.group {
        close(group, from: layer.firstItem, of: slot, within: layer.maskBox)
      }
      if layer.isUnrasterized { recordUnrasterized(layer, tree) }
    }
  }

  /// Adds what comes after the sublayers of a layer and before its mask.
  mutating func closeContents(of layer: OpenLayer, _ tree: borrowing RenderTree) {
    if layer.sortGroup != nil { closeSortGroup() }
    if layer.hasBorder { addBorder(of: layer, tree) }
    if let outerTarget = layer.outerTarget { target = outerTarget }
    if let group = layer.filtered {
      close(group, from: layer.firstFiltered, of: tree.order[layer.index].slot)
    }
  }
}

extension Flattener.Inherited {
  /// Whether a sublayer may be drawn by a quad alone.
  @inline(__always)
  fileprivate var isPlain: Bool {
    clip == nil && context3D == nil && opacity >= 1 && !isMirrored
  }
}
