import CoreGraphics
import LayerTree

// The order in which layers are drawn: a layer before its sublayers, and these by `zPosition`.

extension RenderTree {
  /// An entry of the drawing order.
  struct OrderEntry: Sendable {
    var slot: Slot
    /// nil for the root.
    @PackedIndex var parent: Index<OrderEntry>?
    /// The index in `order` after the last of its descendants.
    var end: Index<OrderEntry>
    /// Whether the layer is the mask of its superlayer. It follows the sublayers.
    var isMask = false
  }

  /// A step of `makeOrder`.
  enum OrderStep: Sendable {
    case visit(Slot, in: Index<OrderEntry>?, isMask: Bool = false)
    case end(Index<OrderEntry>)
  }

  /// The presented z position of a layer.
  @inline(__always)
  func zPosition(_ slot: Slot) -> CGFloat {
    layers.styles[slot].map { styles.presented[$0].zPosition } ?? 0
  }

  /// The index of a layer in `order`; nil for a layer outside of the root's tree.
  func orderIndex(of slot: Slot) -> Index<OrderEntry>? { orderIndices[slot].wrappedValue }

  /// All indices of `order`.
  var wholeOrder: Range<Index<OrderEntry>> { Index(0)..<order.nextIndex }

  /// With more entries than this, memory is saved rather than kept for the next time.
  private static let manyEntries = 4096

  /// Rebuilds `order`. Iterative, since trees may be deeper than a thread's stack.
  mutating func makeOrder() {
    structureVersion &+= 1
    needsOrder = false
    order.removeAll(keepingCapacity: true)
    // Many entries get the memory that they need; twice as much with the array's growth.
    if layers.count > Self.manyEntries { order.reserveCapacity(layers.count) }
    orderIndices.removeAll(keepingCapacity: true)
    addOrderIndices()
    pendingOrder.removeAll(keepingCapacity: true)
    let hasReplicas = !replicas.isEmpty
    if hasReplicas { replicas.beginOrder() }
    particles.slots.removeAll(keepingCapacity: true)
    defer { finishOrder() }
    guard let root else { return }
    pendingOrder.append(.visit(root, in: nil))
    while let next = pendingOrder.popLast() {
      switch next {
      case .end(let index): order[index].end = order.nextIndex
      case .visit(let slot, let parent, let isMask):
        let index = order.nextIndex
        order.append(
          OrderEntry(
            slot: slot, parent: PackedIndex(wrappedValue: parent), end: index.next, isMask: isMask))
        orderIndices[slot].wrappedValue = index
        if hasReplicas {
          prepareForOrder(slot, in: parent.map { order[$0].slot }, isMask: isMask)
          addOrderIndices()
        }
        if !emitters.isEmpty, emitters.contains(replicas.source(of: slot)) {
          particles.slots.append(slot)
        }
        guard !layers.sublayers[slot].isEmpty || layers.masks[slot] != nil else { continue }
        pendingOrder.append(.end(index))
        if let mask = layers.masks[slot] {
          pendingOrder.append(.visit(mask, in: index, isMask: true))
        }
        appendSublayers(of: slot, at: index)
      }
    }
  }

  /// Makes room in `orderIndices` for all layers, and for copies that have been made since.
  private mutating func addOrderIndices() {
    let missing = layers.presented.count - orderIndices.count
    guard missing > 0 else { return }
    orderIndices.append(contentsOf: repeatElement(PackedIndex(), count: missing))
  }

  /// Removes what layers had that are no longer in the order.
  private mutating func finishOrder() {
    if !replicas.isEmpty { removeUnusedReplicas() }
    removeUnusedParticles()
    if pendingOrder.capacity > Self.manyEntries { pendingOrder = [] }
  }

  /// Pushes the instances of a replicator layer, which lie in front of the sublayers.
  private mutating func appendInstances(of slot: Slot, at index: Index<OrderEntry>) {
    for instance in (replicas.instances[slot] ?? []).reversed() {
      pendingOrder.append(.visit(instance, in: index))
    }
  }

  /// Pushes the sublayers, the frontmost first, since the last is popped first.
  private mutating func appendSublayers(of slot: Slot, at index: Index<OrderEntry>) {
    if !replicas.isEmpty {
      if hidesSublayers(slot) { return }
      appendInstances(of: slot, at: index)
    }
    let first = pendingOrder.count
    var isFlat = true
    for sublayer in layers.sublayers[slot].reversed() {
      pendingOrder.append(.visit(sublayer, in: index))
      isFlat = isFlat && zPosition(sublayer) == 0
    }
    guard !isFlat else { return }
    zPositionSorter.removeAll()
    for sublayer in layers.sublayers[slot].reversed() {
      zPositionSorter.add(sublayer, key: -zPosition(sublayer))
    }
    zPositionSorter.sort()
    for (position, entry) in zPositionSorter.entries.enumerated() {
      pendingOrder[first + position] = .visit(entry.value, in: index)
    }
  }
}
