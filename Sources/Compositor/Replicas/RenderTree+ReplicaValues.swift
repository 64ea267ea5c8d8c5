import CoreGraphics
import LayerTree

// The values of copies at the time of a frame: those of the layers that they are copies of, or, with
// a delay, those of an earlier time.

extension RenderTree {
  /// Updates the copies after the layers. Where an animated number of instances changes, the order
  /// is made again.
  mutating func updateReplicas(_ forecast: inout ActivityForecast) {
    // Replicator layers in copies of others may need another order once they have one.
    for _ in 0..<4 {
      swap(&replicas.tints, &replicas.previousTints)
      replicas.tints.removeAll(keepingCapacity: true)
      replicas.groupTints.removeAll(keepingCapacity: true)
      for index in replicas.entries.indices { updateReplica(at: index, &forecast) }
      for slot in replicas.previousTints.keys
      where replicas.tints[slot] == nil && replicas.key(slot) == nil && layers.contains(slot) {
        updateDrawKind(of: slot)
      }
      guard needsOrder else { return }
      makeOrder()
    }
  }

  private mutating func updateReplica(at index: Int, _ forecast: inout ActivityForecast) {
    let entry = replicas.entries[index]
    let parent = entry.parent.map { replicas.entries[$0] }
    var tint = entry.isMask ? .one : parent?.innerTint ?? .one
    switch entry.kind {
    case .layer:
      replicas.entries[index].time =
        layers.times.custom(entry.slot) ?? LayerTime(forecast.time)
    case .instance(let number):
      guard let parent, let replicator = kind(parent.slot)?.replicator else { return }
      tint = parent.tint * replicator.color(ofInstance: number)
      delay(index, by: replicator.delay * Double(number), after: parent)
      place(entry.slot, number, of: parent.slot, replicator)
    case .copy(let source):
      guard let parent else { return }
      replicas.entries[index].isDelayed = parent.isDelayed
      replicas.entries[index].time =
        layers.times[source].map { LayerTime(in: parent.time, timing: $0) } ?? parent.time
      copyValues(of: source, to: replicas.entries[index], &forecast)
    }
    let replicator = entry.count == nil ? nil : kind(entry.slot)?.replicator
    if let count = entry.count, count != replicator?.instanceCount { needsOrder = true }
    setTint(tint, of: index, replicator)
  }

  /// Sets the local time of an instance.
  private mutating func delay(_ index: Int, by delay: Double, after parent: Replicas.Entry) {
    let delay = delay.isFinite ? delay : 0
    replicas.entries[index].time = parent.time
    replicas.entries[index].time.time -= delay
    replicas.entries[index].isDelayed = parent.isDelayed || delay != 0
  }

  private mutating func setTint(
    _ tint: SIMD4<Float>, of index: Int, _ replicator: LayerReplicator?
  ) {
    let slot = replicas.entries[index].slot
    var inner = tint
    if tint != .one {
      if tintsAsGroup(slot) {
        replicas.groupTints[slot] = tint
        inner = .one
      } else {
        replicas.tints[slot] = tint
      }
      if layers.drawKinds[slot].isOneQuad { layers.drawKinds[slot] = .styled }
    }
    replicas.entries[index].tint = inner
    replicas.entries[index].innerTint =
      replicator.map { inner * $0.color(ofInstance: 0) } ?? inner
  }

  // MARK: Instances

  /// Gives an instance the transform of the one before, and once more the replicator's, about the
  /// center of the replicator layer.
  private mutating func place(
    _ row: Slot, _ number: Int, of slot: Slot, _ replicator: LayerReplicator
  ) {
    let bounds = layers.presented[slot].bounds
    var properties = LayerProperties()
    properties.bounds = bounds
    properties.position = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    let instances = replicas.instances[slot] ?? []
    let previous = number < 2 ? nil : instances[number - 2]
    properties.transform = CATransform3DConcat(
      previous.map { layers.presented[$0].transform } ?? CATransform3DIdentity,
      replicator.transform)
    // Instances after one that is out of range are so too.
    let isLost = previous.map { layers.presented[$0].isHidden } ?? false
    if isLost || !properties.transform.isFinite {
      (properties.transform, properties.isHidden) = (CATransform3DIdentity, true)
    }
    layers.set(properties, of: row)
    let isInDepth =
      previous.map { layers.spaces[$0] != nil } ?? keepsDepth(slot, replicator.transform)
    setDepth(isInDepth, ofInstance: row)
  }

  /// Whether instances lie in the 3D space of the replicator layer, instead of in its plane.
  private func keepsDepth(_ slot: Slot, _ transform: CATransform3D) -> Bool {
    if transform.leavesPlane || mayReorderSublayersInDepth(slot) { return true }
    return layers.sublayers[slot].contains { leavesPlane(replicas.source(of: $0)) }
  }

  private mutating func setDepth(_ isInDepth: Bool, ofInstance row: Slot) {
    if isInDepth, replicas.spaces[row] == nil {
      var space = LayerSpace()
      space.isTransformLayer = true
      replicas.spaces[row] = spaces.add(space)
    } else if !isInDepth, let space = replicas.spaces.removeValue(forKey: row) {
      spaces.remove(space)
    }
    layers.spaces[row] = replicas.spaces[row]
    layers.drawKinds[row] = isInDepth ? .styled : .plain
  }

  // MARK: Copies

  private mutating func copyValues(
    of source: Slot, to entry: Replicas.Entry, _ forecast: inout ActivityForecast
  ) {
    let row = entry.slot
    layers.set(layers.model(source), of: row)
    layers.placements[row] = layers.placements[source]
    if !contentsCrossFades.isEmpty || contentsCrossFades[row] != nil {
      contentsCrossFades[row] = contentsCrossFades[source]
    }
    let animations = entry.isDelayed ? running.indices(of: source) : 0..<0
    if animations.isEmpty {
      releaseValues(ofReplica: row)
      layers.presented[row] = layers.presented[source]
      layers.styles[row] = layers.styles[source]
      layers.spaces[row] = layers.spaces[source]
      layers.drawKinds[row] = layers.drawKinds[source]
      if entry.isDelayed { layers.presented[row].isHidden = layers.model(source).isHidden }
    } else {
      sample(animations, of: source, for: entry, &forecast)
    }
    if !entry.time.isVisible { layers.presented[row].isHidden = true }
  }

  /// Samples the animations of a layer for a copy that has another time.
  private mutating func sample(
    _ animations: Range<Int>, of source: Slot, for entry: Replicas.Entry,
    _ forecast: inout ActivityForecast
  ) {
    let running = running
    let (row, time, before) = (entry.slot, entry.time.time, zPosition(entry.slot))
    makeOwnValues(for: animations, of: source, row: row)
    var (transform, sublayerTransform) = (AnimatedTransform(), AnimatedTransform())
    var properties = layers.model(source)
    for index in animations {
      switch running.entries[index].store {
      case .properties: running.apply(index, to: &properties, &transform, at: time)
      case .style, .replicator, .emitter:
        if let style = replicas.styles[row] {
          running.apply(index, to: &styles.presented[style], at: time)
        }
      case .space:
        if let space = replicas.spaces[row] {
          running.apply(index, to: &spaces.presented[space], &sublayerTransform, at: time)
        }
      case .composited: break
      }
      forecast.record(
        running.entries[index], startTime: running.startTime(of: index), in: entry.time)
    }
    transform.finish(&properties.compactTransform)
    if let space = replicas.spaces[row] {
      sublayerTransform.finish(&spaces.presented[space].sublayerTransform)
    }
    layers.presented[row] = properties
    if zPosition(row) != before { needsOrder = true }
    updateDrawKind(of: row)
  }

  /// Gives a copy a style and 3D properties of its own, where animations change them.
  private mutating func makeOwnValues(for animations: Range<Int>, of source: Slot, row: Slot) {
    let stores = animations.lazy.map { [running] in running.entries[$0].store }
    if stores.contains(where: { $0 != .properties && $0 != .space && $0 != .composited }) {
      let model = layers.styles[source].map { styles.models[$0] } ?? .plain
      if let own = replicas.styles[row] {
        styles.set(model, at: own)
      } else {
        replicas.styles[row] = styles.add(model)
      }
    }
    if stores.contains(.space) {
      let model = layers.spaces[source].map { spaces.models[$0] } ?? .flat
      if let own = replicas.spaces[row] {
        spaces.set(model, at: own)
      } else {
        replicas.spaces[row] = spaces.add(model)
      }
    }
    layers.styles[row] = replicas.styles[row] ?? layers.styles[source]
    layers.spaces[row] = replicas.spaces[row] ?? layers.spaces[source]
  }
}

extension RenderTree.RunningAnimations {
  /// The indices of a layer's animations in `entries`.
  func indices(of slot: Slot) -> Range<Int> {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    while high < entries.count, entries[high].slot == slot { high += 1 }
    return low..<high
  }
}
