package import LayerTree

// Pass 1: a commit is applied to the render tree.

extension RenderTree {
  package mutating func apply(_ commit: consuming Commit) {
    if let surface = commit.surface { self.surface = surface }
    textures.expect(commit.contents, followedBy: commit.expectedPixels)
    for update in commit.contents {
      retainedContents.remove(update.contents.id)
      textures.update(update)
      let side = max(update.contents.width, update.contents.height)
      if side > textures.maximumSide { programDemand.insert(.tiles) }
    }
    remove(commit.removedLayers)
    layers.reserve(commit.layers.count)
    for change in commit.layers {
      applyProperties(change)
      noteDemand(of: change)
    }
    var structureChanged = commit.root != nil || !commit.removedLayers.isEmpty
    for change in commit.layers {
      guard let sublayers = change.sublayers, let slot = layers[change.layer] else { continue }
      layers.sublayers[slot] = sublayers.compactMap { layers[$0] }
      layers.masks[slot] = change.mask.flatMap { layers[$0] }
      updateDrawKind(of: slot)
      structureChanged = true
    }
    noteChanges(of: commit)
    let animations = commit.layers.compactMap { layer in
      layer.animations.isEmpty ? nil : layers[layer.layer].map { ($0, layer.animations) }
    }
    // A new scene has many changes, whose memory is free before the animations take theirs.
    commit.layers = []
    apply(animations)
    discard(commit.discardedContents)
    if let root = commit.root { self.root = layers[root] }
    if structureChanged || needsOrder { makeOrder() }
  }

  private mutating func applyProperties(_ change: LayerChange) {
    let slot = layers[change.layer] ?? layers.insert(change.layer)
    if let style = change.style {
      setStyle(style, of: slot)
      if let emitter = style.kind?.emitter { makeMipmaps(for: emitter.cells) }
    }
    if let space = change.space { setSpace(space, of: slot) }
    if let timing = change.timing { setTiming(timing, of: slot) }
    defer { makeMipmaps(for: slot) }
    guard let properties = change.properties else { return }
    let shown = shownContents(of: slot)
    setProperties(properties, of: slot)
    showContents(of: slot, after: shown)
  }

  private mutating func setProperties(_ properties: LayerProperties, of slot: Slot) {
    layersOutOfPlane +=
      (properties.compactTransform.leavesPlane ? 1 : 0)
      - (layers.model(slot).compactTransform.leavesPlane ? 1 : 0)
    let previousEdges = layers.presented[slot].antialiasedEdges
    layers.set(properties, of: slot)
    if properties.antialiasedEdges != previousEdges { updateDrawKind(of: slot) }
  }

  /// Contents with a trilinear filter need a texture with mipmap levels.
  mutating func makeMipmaps(for slot: Slot) {
    guard let style = layers.styles[slot], let placement = layers.placements[slot],
      styles.models[style].minificationFilter == .trilinear
    else { return }
    textures.makeMipmaps(at: placement)
  }

  private mutating func remove(_ removed: [LayerID]) {
    guard !removed.isEmpty else { return }
    var gone: Set<Slot> = []
    for layer in removed {
      guard let slot = layers[layer] else { continue }
      setProperties(LayerProperties(), of: slot)
      setStyle(.plain, of: slot)
      setSpace(.flat, of: slot)
      setTiming(.layerDefault, of: slot)
      awaited[slot] = nil
      layers.remove(slot)
      particles.systems[slot] = nil
      gone.insert(slot)
    }
    removeAnimations { entry, _ in gone.contains(entry.slot) }
    removeContentsAnimations { entry, _ in gone.contains(entry.slot) }
    if let root, gone.contains(root) { self.root = nil }
  }

  private mutating func apply(_ changes: [(slot: Slot, animations: [AnimationChange])]) {
    guard !changes.isEmpty else { return }
    var added = RunningAnimations()
    added.reserve(changes.reduce(0) { $0 + $1.animations.count })
    var removed: Set<Animation.ID> = []
    for (slot, animations) in changes {
      for animation in animations {
        switch animation {
        case .addPlain(let id, let plain): added.append(Animation(plain, id: id), of: slot)
        case .addOther(let animation):
          if case .composited(let track) = animation.track {
            add(track, of: animation, to: slot)
          } else if animation.property != .contents {
            added.append(animation, of: slot)
          }
        case .remove(let id): removed.insert(id)
        case .retime(let id, let timing, let timingFunction):
          retime(id, to: timing, timingFunction: timingFunction, in: &added)
        }
      }
    }
    if !removed.isEmpty {
      removeAnimations { _, id in removed.contains(id) }
      added.removeAll { _, id in removed.contains(id) }
      removeContentsAnimations { _, id in removed.contains(id) }
    }
    layers.reserveModels(changes.count)
    for (slot, _) in changes {
      layers.presented[slot] = layers.model(slot)
      layers.keepModel(of: slot)
      resetStyle(of: slot)
      resetSpace(of: slot)
    }
    running.add(added)
  }

  /// Changes the timing of an animation that is active or has just been added.
  private mutating func retime(
    _ id: Animation.ID, to timing: MediaTiming, timingFunction: TimingFunction,
    in added: inout RunningAnimations
  ) {
    if running.retime(id, to: timing, timingFunction: timingFunction) { return }
    if added.retime(id, to: timing, timingFunction: timingFunction) { return }
    retimeContentsAnimation(id, to: timing, timingFunction: timingFunction)
  }
}

extension RenderTree {
  /// Removes animations of numeric properties, and 3D properties that only they needed.
  mutating func removeAnimations(where isGone: (RunningAnimation, Animation.ID) -> Bool) {
    var moved: [Slot] = []
    running.removeAll { entry, id in
      guard isGone(entry, id) else { return false }
      if entry.store == .space { moved.append(entry.slot) }
      return true
    }
    for slot in moved { releaseSpace(of: slot) }
  }
}
