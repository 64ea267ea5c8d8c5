import LayerTree

// The rows of copies are made while the drawing order is, parents first.

extension RenderTree {
  /// Records whether a committed layer is a replicator layer or an emitter layer.
  mutating func setKind(_ kind: LayerKind?, of slot: Slot) {
    let isReplicator = kind?.replicator != nil
    if isReplicator || replicas.committed.contains(slot) {
      let count = replicas.entryOf[slot].flatMap { replicas.entries[$0].count }
      if count != kind?.replicator?.instanceCount { needsOrder = true }
      if isReplicator { replicas.committed.insert(slot) } else { replicas.committed.remove(slot) }
    }
    let isEmitter = kind?.emitter != nil
    guard isEmitter != emitters.contains(slot) else { return }
    if isEmitter { emitters.insert(slot) } else { emitters.remove(slot) }
    needsOrder = true
  }

  /// Prepares a layer for the order: gives copies their sublayers, and replicator layers the rows of
  /// their instances. Does nothing for layers outside of replicator layers.
  mutating func prepareForOrder(_ slot: Slot, in parent: Slot?, isMask: Bool) {
    let parentEntry = parent.flatMap { replicas.entryOf[$0] }
    guard parentEntry != nil || replicas.committed.contains(slot) else { return }
    var kind = Replicas.Entry.Kind.layer
    switch replicas.key(slot) {
    case .instance(let replicator, let number):
      kind = .instance(number: number)
      copySublayers(of: replicas.source(of: replicator), to: slot, in: slot)
    case .copy(let source, let instance):
      kind = .copy(of: source)
      layers.styles[slot] = replicas.styles[slot] ?? layers.styles[source]
      copySublayers(of: source, to: slot, in: instance)
      let mask = layers.masks[source]
      layers.masks[slot] = mask.flatMap { copy(of: $0, in: instance) }
    case nil: break
    }
    var entry = Replicas.Entry(slot: slot, kind: kind, parent: parentEntry, isMask: isMask)
    if case .instance = kind {} else { entry.count = self.kind(slot)?.replicator?.instanceCount }
    replicas.entryOf[slot] = replicas.entries.count
    replicas.entries.append(entry)
    if let count = entry.count { makeInstances(count, of: slot) }
  }

  private mutating func makeInstances(_ count: Int, of slot: Slot) {
    guard !layers.sublayers[slot].isEmpty else { return }
    var rows: [Slot] = []
    for number in 1..<max(count, 1) {
      guard let row = replicas.row(for: .instance(of: slot, number: number), in: &layers) else {
        break
      }
      rows.append(row)
    }
    replicas.instances[slot] = rows
  }

  private mutating func copySublayers(of source: Slot, to row: Slot, in instance: Slot) {
    let sublayers = layers.sublayers[source]
    layers.sublayers[row] = sublayers.compactMap { copy(of: $0, in: instance) }
  }

  private mutating func copy(of source: Slot, in instance: Slot) -> Slot? {
    let row = replicas.row(for: .copy(of: source, in: instance), in: &layers)
    if let row { layers.styles[row] = replicas.styles[row] ?? layers.styles[source] }
    return row
  }

  /// Whether a layer is a replicator layer without instances, which shows no sublayers.
  func hidesSublayers(_ slot: Slot) -> Bool {
    replicas.entryOf[slot].map { replicas.entries[$0].count == 0 } ?? false
  }

  /// Removes the rows that the new order does not use.
  mutating func removeUnusedReplicas() {
    for row in replicas.takeUnusedRows() {
      releaseValues(ofReplica: row)
      contentsCrossFades[row] = nil
      particles.systems[row] = nil  // The row may become one for another layer.
      layers.removeCopy(row)
    }
  }

  /// Removes the values that belong to a row alone.
  mutating func releaseValues(ofReplica row: Slot) {
    guard !replicas.styles.isEmpty || !replicas.spaces.isEmpty else { return }
    if let style = replicas.styles.removeValue(forKey: row) { styles.remove(style) }
    if let space = replicas.spaces.removeValue(forKey: row) { spaces.remove(space) }
  }
}
