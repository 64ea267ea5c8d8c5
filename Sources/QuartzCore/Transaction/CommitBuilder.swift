import LayerTree

/// Collects what changes in a window, apart from contents, and builds the commits.
///
/// It is a class because overridden properties of layers and animations may change layers while
/// their changes are taken.
@MainActor final class CommitBuilder {
  var surface: SurfaceState?
  var wantsTicks: Bool?
  /// The root's id, until it is sent.
  private var root: LayerID?
  private var changed: [CALayer] = []
  private var committedLayers: Set<LayerID> = []
  private var removedLayers: [LayerID] = []
  private var removedAnimations: [LayerID: [Animation.ID]] = [:]

  init(root: LayerID) {
    self.root = root
  }

  /// The layers that have changed since the last commit; one that was removed and added again is listed
  /// twice.
  var layers: [CALayer] { changed }

  /// Whether there is nothing to commit yet; the root alone is sent with the first change.
  var isEmpty: Bool {
    changed.isEmpty && removedLayers.isEmpty && surface == nil && wantsTicks == nil
  }

  /// Forgets what was committed and what was to be. All layers have to be marked as changed afterwards.
  func restart(root: LayerID) {
    self.root = root
    (changed, removedLayers, removedAnimations) = ([], [], [:])
    committedLayers = []
    (surface, wantsTicks) = (nil, nil)
  }

  func markChanged(_ layer: CALayer) {
    changed.append(layer)
  }

  func remove(_ layer: CALayer) {
    removedLayers.append(layer.id)
  }

  func removeAnimations(_ ids: [Animation.ID], of layer: CALayer) {
    removedAnimations[layer.id, default: []] += ids
  }

  /// Whether the layer was part of a commit.
  func hasCommitted(_ layer: CALayer) -> Bool {
    committedLayers.contains(layer.id)
  }

  /// Takes the changes since the last call.
  func take(
    _ contents: (updates: [ContentsUpdate], discarded: [ContentsID]), in context: LayerContext
  ) -> Commit {
    var commit = Commit()
    (commit.root, root) = (root, nil)
    (commit.surface, surface) = (surface, nil)
    (commit.wantsTicks, wantsTicks) = (wantsTicks, nil)
    (commit.contents, commit.discardedContents) = contents
    takeLayers(in: context, to: &commit)
    return commit
  }

  private func takeLayers(in context: LayerContext, to commit: inout Commit) {
    let layers = changed
    changed = []
    commit.layers.reserveCapacity(layers.count)
    // A layer that was removed and added again is listed twice, but has changes only the first
    // time.
    for layer in layers where layer.context === context && !layer.dirt.isDisjoint(with: .commit) {
      var change = layer.takeChange()
      change.animations.insert(
        contentsOf: (removedAnimations[layer.id] ?? []).map(AnimationChange.remove), at: 0)
      committedLayers.insert(layer.id)
      commit.layers.append(change)
    }
    if !removedLayers.isEmpty {
      // A layer that was removed and added again in the same run-loop iteration still exists.
      let here = Set(commit.layers.map(\.layer))
      commit.removedLayers = removedLayers.filter {
        !here.contains($0) && committedLayers.remove($0) != nil
      }
    }
    removedLayers = []
    removedAnimations = [:]
  }
}
