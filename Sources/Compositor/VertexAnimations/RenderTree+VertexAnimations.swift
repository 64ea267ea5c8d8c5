import CoreGraphics
import LayerTree

// Which layers the vertex shader animates: those without sublayers whose look depends on nothing but
// their own numbers, under layers that do not move.

extension RenderTree {
  /// Finds the layers that the vertex shader animates, where they may have changed since the last
  /// frame.
  mutating func updateVertexAnimations(to time: Double) {
    let isCurrent = vertexAnimations.advance(to: time)
    guard vertexAnimations.isEnabled else { return }
    let hasOnlyPlainTree = hasOnlyPlainTree
    if isCurrent && (hasOnlyPlainTree || vertexAnimations.isEmpty) { return }
    if !vertexAnimations.isEmpty { changes.noteWholeList() }
    if hasOnlyPlainTree { findVertexAnimations() } else { vertexAnimations.removeAll() }
    if !vertexAnimations.isEmpty { changes.noteWholeList() }
  }

  /// Whether no layer is drawn other than from its own values and those of its ancestors, and no layer
  /// leaves the plane, apart from animations. On screens with a fraction of pixels per point, bitmaps
  /// at rest are snapped to pixels, and moving ones are not.
  private var hasOnlyPlainTree: Bool {
    !hasSpecialAnimations && layersOutOfPlane == 0 && spaces.isEmpty && rasterizedSlots.isEmpty
      && surface.scale == surface.scale.rounded()
  }

  private mutating func findVertexAnimations() {
    let isFixed = fixedLayers()
    // Swapped instead of copied, so that the arrays stay unique.
    var animations = VertexAnimations()
    swap(&animations, &vertexAnimations)
    defer { swap(&animations, &vertexAnimations) }
    let time = animations.time
    animations.find(in: running, slots: layers.presented.count) { slot, range in
      guard let index = orderIndex(of: slot), order[index].end == index.next,
        let parent = order[index].parent, isFixed[parent.offset], !order[index].isMask,
        layers.drawKinds[slot].isOneQuad, !layers.model(slot).isHidden,
        layers.times.custom(slot) == nil
      else { return nil }
      let model = layers.model(slot)
      return VertexAnimation(
        of: slot, model, color: model.background, animations: running.animations(in: range),
        from: time)
    }
  }

  /// By index in `order`: whether the layer and its ancestors are drawn as quads into the frame, and
  /// no animation changes them.
  private func fixedLayers() -> [Bool] {
    var isAnimated = Array(repeating: false, count: layers.presented.count)
    for entry in running.entries { isAnimated[entry.slot] = true }
    var isFixed = Array(repeating: false, count: order.count)
    for (index, entry) in order.enumerated() {
      isFixed[index] =
        !isAnimated[entry.slot] && !entry.isMask && layers.drawKinds[entry.slot].isOneQuad
        && !layers.model(entry.slot).isHidden && layers.model(entry.slot).opacity >= 1
        && layers.times.custom(entry.slot) == nil
        && entry.parent.map { isFixed[$0.offset] } ?? true
    }
    return isFixed
  }

  /// Samples the animations of these layers again, at the time of the last frame, so that their
  /// presented values are those that are shown.
  mutating func stopVertexAnimations() {
    guard !vertexAnimations.isEmpty else { return }
    vertexAnimations.removeAll()
    vertexAnimations.invalidate()
    var forecast = ActivityForecast(vertexAnimations.time)
    sample(&forecast)
    changes.noteWholeList()
  }

  /// Records that a commit changes layers. One that changes only properties of other layers without
  /// sublayers leaves the animations as they are.
  mutating func invalidateVertexAnimations(by commit: Commit, hasPropertiesOnly: Bool) {
    guard !vertexAnimations.isEmpty || !hasPropertiesOnly else { return }
    let isIndependent =
      hasPropertiesOnly
      && commit.layers.allSatisfy { change in
        guard let slot = layers[change.layer] else { return true }
        return layers.sublayers[slot].isEmpty && vertexAnimations[slot] == nil
      }
    if !isIndependent { vertexAnimations.invalidate() }
  }
}
