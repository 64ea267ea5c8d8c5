import LayerTree

/// An animation that is no group, with the groups that it is in.
struct AnimationLeaf {
  let animation: CAAnimation
  /// In the innermost group's time, or in the layer's.
  let timing: MediaTiming
  let groups: EnclosingTiming?

  /// As the render side samples it; nil where there is nothing to sample.
  @MainActor func sample(id: Animation.ID) -> Animation? {
    guard var sample = animation.makeAnimation(id: id, at: timing.beginTime) else { return nil }
    (sample.timing, sample.groups) = (timing, groups)
    return sample
  }

  /// With other numbers than those of a layer's property.
  @MainActor func sample(_ property: AnimatedProperty, _ track: Track) -> Animation? {
    var sample = Animation(
      property: property, timing: timing, timingFunction: animation.effectiveTimingFunction,
      track: track)
    sample.groups = groups
    if let animation = animation as? CAPropertyAnimation {
      (sample.isAdditive, sample.isCumulative) = (animation.isAdditive, animation.isCumulative)
    }
    return sample
  }
}

extension CAAnimation {
  /// What the render side samples: one animation for each property, the first of which is `id`.
  func forEachSample(id: Animation.ID, at time: Double, _ body: (Animation) -> Void) {
    var id: Animation.ID? = id
    forEachLeaf(at: time) { leaf in
      guard let sample = leaf.sample(id: id ?? .next()) else { return }
      id = nil
      body(sample)
    }
  }
}
