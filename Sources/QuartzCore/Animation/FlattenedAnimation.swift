import LayerTree

/// An animation that is not a group, with the timing of the groups that contain it.
struct FlattenedAnimation {
  let animation: CAAnimation
  /// The timing in the innermost group's time, or in the layer's.
  let timing: MediaTiming
  let groups: EnclosingTiming?

  /// The animation in the form that the render side samples; nil if it affects nothing there.
  @MainActor func sample(id: Animation.ID) -> Animation? {
    guard var sample = animation.makeAnimation(id: id, at: timing.beginTime) else { return nil }
    (sample.timing, sample.groups) = (timing, groups)
    return sample
  }

  /// The animation with a track of its own for a custom property's values.
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
  /// Calls `body` with the animations that the render side samples, one for each property. The
  /// first one gets the identifier `id`.
  func forEachSample(id: Animation.ID, at time: Double, _ body: (Animation) -> Void) {
    var id: Animation.ID? = id
    forEachFlattened(at: time) { flattened in
      guard let sample = flattened.sample(id: id ?? .next()) else { return }
      id = nil
      body(sample)
    }
  }
}
