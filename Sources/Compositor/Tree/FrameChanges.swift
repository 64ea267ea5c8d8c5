import LayerTree

/// The layers whose properties changed since the last display list was made, so that a frame in which
/// few layers move costs what moves, and not what exists.
struct FrameChanges: Sendable {
  private(set) var slots: [Slot] = []
  /// Whether something else changed: the list has to be made anew.
  private(set) var needsWholeList = true

  /// Records that position, size, transform, opacity, color or contents of a layer changed.
  mutating func note(_ slot: Slot) {
    if !needsWholeList { slots.append(slot) }
  }

  mutating func noteWholeList() {
    needsWholeList = true
  }

  /// Begins to record the changes of the next list; the memory is reused.
  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    needsWholeList = false
  }
}

extension RenderTree {
  /// Records what a commit changes.
  mutating func noteChanges(of commit: Commit) {
    let isLimited =
      commit.root == nil && commit.surface == nil && commit.removedLayers.isEmpty
      && commit.contents.isEmpty && commit.discardedContents.isEmpty
      && commit.layers.allSatisfy(\.hasPropertiesOnly)
    invalidateVertexAnimations(by: commit, hasPropertiesOnly: isLimited)
    guard isLimited else { return changes.noteWholeList() }
    for change in commit.layers {
      if let slot = layers[change.layer] { changes.note(slot) }
    }
  }
}

extension LayerChange {
  fileprivate var hasPropertiesOnly: Bool {
    style == nil && space == nil && timing == nil && sublayers == nil && animations.isEmpty
  }
}
