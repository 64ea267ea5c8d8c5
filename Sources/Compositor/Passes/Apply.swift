import CoreGraphics
package import LayerTree

// Pass 1: a commit is applied to the render tree.

extension RenderTree {
  package mutating func apply(_ commit: Commit) {
    if let surface = commit.surface { self.surface = surface }
    textures.expect(commit.contents, followedBy: commit.expectedPixels)
    for update in commit.contents { textures.update(update) }
    remove(commit.removedLayers)
    reserve(commit.layers.count)
    for change in commit.layers { applyProperties(change) }
    var structureChanged = commit.root != nil || !commit.removedLayers.isEmpty
    for change in commit.layers {
      guard let sublayers = change.sublayers, let slot = slots[change.layer] else { continue }
      self.sublayers[Int(slot)] = sublayers.compactMap { slots[$0] }
      structureChanged = true
    }
    applyAnimations(commit.layers)
    for contents in commit.discardedContents { textures.discard(contents) }
    if let root = commit.root { self.root = slots[root] ?? Self.none }
    if structureChanged || needsOrder { makeOrder() }
  }

  /// Reserves memory for a large commit at once; for small ones the arrays grow as needed.
  private mutating func reserve(_ layers: Int) {
    guard layers > models.count else { return }
    models.reserveCapacity(models.count + layers)
    presented.reserveCapacity(presented.count + layers)
  }

  private mutating func applyProperties(_ change: LayerChange) {
    let slot = slots[change.layer] ?? makeSlot(change.layer)
    if let style = change.style { setStyle(style, of: slot) }
    if let space = change.space { setSpace(space, of: slot) }
    if let timing = change.timing { setTiming(timing, of: slot) }
    defer { makeMipmaps(for: slot) }
    guard let properties = change.properties else { return }
    models[Int(slot)] = properties
    presented[Int(slot)] = properties
    hasDepth = hasDepth || properties.transform.leavesPlane
    placements[Int(slot)] =
      properties.contents.flatMap { textures.placementIndex(of: $0.id) } ?? Self.none
  }

  /// Contents with a trilinear filter need a texture with mipmap levels.
  private mutating func makeMipmaps(for slot: Int32) {
    let (style, placement) = (styleIndices[Int(slot)], placements[Int(slot)])
    guard style >= 0, placement >= 0,
      styles.models[Int(style)].minificationFilter == .trilinear
    else { return }
    textures.makeMipmaps(at: placement)
  }

  private mutating func makeSlot(_ layer: LayerID) -> Int32 {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      ids[Int(slot)] = layer
    } else {
      slot = Int32(ids.count)
      ids.append(layer)
      models.append(LayerProperties())
      presented.append(LayerProperties())
      sublayers.append([])
      placements.append(Self.none)
      styleIndices.append(Self.none)
      spaceIndices.append(Self.none)
      drawKinds.append(.plain)
      if !timings.isEmpty {
        timings.append(nil)
        layerTimes.append(LayerTime(0))
      }
    }
    slots[layer] = slot
    return slot
  }

  private mutating func remove(_ layers: [LayerID]) {
    guard !layers.isEmpty else { return }
    var gone: Set<Int32> = []
    for layer in layers {
      guard let slot = slots.removeValue(forKey: layer) else { continue }
      ids[Int(slot)] = nil
      sublayers[Int(slot)] = []
      models[Int(slot)] = LayerProperties()
      presented[Int(slot)] = LayerProperties()
      placements[Int(slot)] = Self.none
      setStyle(.plain, of: slot)
      setSpace(.flat, of: slot)
      setTiming(.layerDefault, of: slot)
      gone.insert(slot)
      freeSlots.append(slot)
    }
    running.removeAll { entry, _ in gone.contains(entry.slot) }
    removeContentsAnimations { entry, _ in gone.contains(entry.slot) }
    if gone.contains(root) { root = Self.none }
  }

  private mutating func applyAnimations(_ changes: [LayerChange]) {
    var added: [(slot: Int32, animation: Animation)] = []
    added.reserveCapacity(changes.reduce(0) { $0 + $1.animations.count })
    var removed: Set<Animation.ID> = []
    var touched: Set<Int32> = []
    for change in changes where !change.animations.isEmpty {
      guard let slot = slots[change.layer] else { continue }
      touched.insert(slot)
      for animation in change.animations {
        switch animation {
        case .add(let animation):
          if case .composited(let track) = animation.track {
            add(track, of: animation, to: slot)
          } else if animation.property != .contents {
            hasDepth = hasDepth || animation.property.mayLeavePlane
            added.append((slot, animation))
          }
        case .remove(let id): removed.insert(id)
        case .retime(let id, let timing, let timingFunction):
          retime(id, timing, timingFunction, in: &added)
        }
      }
    }
    guard !touched.isEmpty else { return }
    if !removed.isEmpty {
      running.removeAll { _, id in removed.contains(id) }
      added.removeAll { removed.contains($0.animation.id) }
      removeContentsAnimations { _, id in removed.contains(id) }
    }
    for slot in touched {
      presented[Int(slot)] = models[Int(slot)]
      resetStyle(of: slot)
      resetSpace(of: slot)
    }
    running.add(added)
  }

  /// Changes the timing of an animation that is active or has just been added.
  private mutating func retime(
    _ id: Animation.ID, _ timing: MediaTiming, _ timingFunction: TimingFunction,
    in added: inout [(slot: Int32, animation: Animation)]
  ) {
    if running.retime(id, timing, timingFunction) { return }
    if let index = added.firstIndex(where: { $0.animation.id == id }) {
      added[index].animation.retime(timing, timingFunction)
    } else {
      retimeContentsAnimation(id, timing, timingFunction)
    }
  }
}

extension RenderTree {
  /// Rebuilds `order`. Iterative, since trees may be deeper than a thread's stack.
  mutating func makeOrder() {
    structureVersion &+= 1
    needsOrder = false
    order.removeAll(keepingCapacity: true)
    pendingOrder.removeAll(keepingCapacity: true)
    guard root != Self.none else { return }
    pendingOrder.append((root, -1))
    while let next = pendingOrder.popLast() {
      if next.slot < 0 {
        order[Int(next.parent)].end = Int32(order.count)
        continue
      }
      let index = Int32(order.count)
      order.append(OrderEntry(slot: next.slot, parent: next.parent, end: index + 1))
      guard !sublayers[Int(next.slot)].isEmpty else { continue }
      pendingOrder.append((slot: -1, parent: index))
      appendSublayers(of: next.slot, at: index)
    }
  }

  /// Pushes the sublayers, the frontmost first, since the last is popped first.
  private mutating func appendSublayers(of slot: Int32, at index: Int32) {
    let first = pendingOrder.count
    var isFlat = true
    for sublayer in sublayers[Int(slot)].reversed() {
      pendingOrder.append((slot: sublayer, parent: index))
      isFlat = isFlat && zPosition(sublayer) == 0
    }
    guard !isFlat else { return }
    zPositionSorter.removeAll()
    for entry in pendingOrder[first...] {
      zPositionSorter.add(entry.slot, key: -zPosition(entry.slot))
    }
    zPositionSorter.sort()
    for (position, entry) in zPositionSorter.entries.enumerated() {
      pendingOrder[first + position].slot = entry.number
    }
  }
}
