import CoreGraphics
import LayerTree

// Transitions and animations of contents. They are few, so they are stored apart from the
// animations of numeric properties.

extension RenderTree {
  /// A snapshot of a layer and its sublayers as they were shown before a commit.
  struct Capture: Sendable {
    /// The location of its pixels, which the capture owns.
    var placement: Index<TextureTable.Placement>
    /// The captured rectangle, in buffer pixels.
    var box: PixelRect
    /// Converts buffer pixels to the layer's coordinates, both at the time of the capture.
    var toLayer: Affine
  }

  struct Transition: Sendable {
    var animation: Animation
    var running: RunningAnimation
    let track: TransitionTrack
    /// nil where nothing of the layer was shown before.
    var capture: Capture?
    /// The stage at the time of the last `animate(to:)`; nil while the transition has no effect.
    var currentStage: TransitionStage?
    /// The layer's own transform at that time, without the one of the stage.
    var transform = CATransform3DIdentity

    /// The stage of a transition that has an effect.
    var stage: TransitionStage {
      currentStage ?? TransitionStage(track, progress: 1, LayerProperties())
    }
  }

  struct ContentsAnimation: Sendable {
    var animation: Animation
    var running: RunningAnimation
    let segments: KeyframeSegments
    /// By keyframe value.
    let values: [ContentsValue]
  }

  /// The contents of a layer at a keyframe.
  enum ContentsValue: Sendable {
    /// The contents that the layer has without animations.
    case underlying
    case placement(Index<TextureTable.Placement>?)
  }

  /// A cross-fade from previous contents to those at the layer's placement.
  struct ContentsCrossFade: Equatable, Sendable {
    /// The outgoing contents.
    var previous: Index<TextureTable.Placement>?
    /// The opacity of the incoming contents, 0…1.
    var fraction: Float
  }

  // MARK: Changes

  mutating func add(_ track: CompositedTrack, of animation: Animation, to slot: Slot) {
    let running = RunningAnimation(slot: slot, animation)
    switch track {
    case .transition(let track):
      transitions.append(Transition(animation: animation, running: running, track: track))
    case .contents(let track):
      let values = track.values.map { value -> ContentsValue in
        switch value {
        case .below: .underlying
        case .nothing: .placement(nil)
        case .contents(let contents): .placement(textures.placementIndex(of: contents.id))
        }
      }
      contentsAnimations.append(
        ContentsAnimation(
          animation: animation, running: running, segments: track.segments, values: values))
    }
  }

  /// Stores the snapshot for a transition. Discards it if the commit that added the transition
  /// removed it too.
  mutating func setCapture(_ capture: Capture, for id: Animation.ID) {
    if let index = transitions.firstIndex(where: { $0.animation.id == id }) {
      transitions[index].capture = capture
    } else {
      textures.discardTarget(at: capture.placement)
    }
  }

  /// Removes transitions and animations of contents, frees their snapshots, and restores the
  /// contents of their layers.
  mutating func removeContentsAnimations(where isGone: (RunningAnimation, Animation.ID) -> Bool) {
    for transition in transitions where isGone(transition.running, transition.animation.id) {
      if let capture = transition.capture { textures.discardTarget(at: capture.placement) }
      updateDrawKind(of: transition.running.slot)
    }
    transitions.removeAll { isGone($0.running, $0.animation.id) }
    for contents in contentsAnimations where isGone(contents.running, contents.animation.id) {
      resetContents(of: contents.running.slot)
    }
    contentsAnimations.removeAll { isGone($0.running, $0.animation.id) }
  }

  /// Changes the timing of a running transition or animation of contents.
  mutating func retimeContentsAnimation(
    _ id: Animation.ID, to timing: MediaTiming, timingFunction: TimingFunction
  ) {
    if let index = transitions.firstIndex(where: { $0.animation.id == id }) {
      transitions[index].animation.retime(timing, timingFunction)
      transitions[index].running = RunningAnimation(
        slot: transitions[index].running.slot, transitions[index].animation)
    } else if let index = contentsAnimations.firstIndex(where: { $0.animation.id == id }) {
      contentsAnimations[index].animation.retime(timing, timingFunction)
      contentsAnimations[index].running = RunningAnimation(
        slot: contentsAnimations[index].running.slot, contentsAnimations[index].animation)
    }
  }

  private mutating func resetContents(of slot: Slot) {
    contentsCrossFades[slot] = nil
    layers.placements[slot] = shownContents(of: slot)
    updateDrawKind(of: slot)
  }

  // MARK: Sampling

  /// Whether a transition rotates a layer in 3D.
  var hasFlips: Bool { transitions.contains { $0.track.kind == .flip } }

  /// The layer's transition that is in effect; of several, the one added last.
  func transition(of slot: Slot) -> Transition? {
    let source = replicas.isEmpty ? slot : replicas.source(of: slot)
    return transitions.last { $0.running.slot == source && $0.currentStage != nil }
  }

  /// Undoes the transforms of transitions, before the layers are animated.
  mutating func resetTransitions() {
    for transition in transitions {
      let slot = transition.running.slot
      layers.presented[slot].transform = layers.model(slot).transform
    }
  }

  /// Samples transitions and contents at the forecast's time, and removes those that have ended.
  mutating func animateContents(_ forecast: inout ActivityForecast) {
    for animation in contentsAnimations {
      resetContents(of: animation.running.slot)
      record(animation.running, of: animation.animation, &forecast)
    }
    for transition in transitions {
      updateDrawKind(of: transition.running.slot)
      record(transition.running, of: transition.animation, &forecast)
    }
    if forecast.hasEnded {
      let (time, times) = (forecast.time, layers.times)
      removeContentsAnimations { entry, _ in
        entry.hasEnded(at: time) && times.custom(entry.slot) == nil
      }
    }
    for animation in contentsAnimations { sample(animation, forecast) }
    for index in transitions.indices { stageTransition(index, forecast) }
  }

  private func record(
    _ running: RunningAnimation, of animation: Animation, _ forecast: inout ActivityForecast
  ) {
    let startTime = animation.outermostTiming.startTime
    if let layer = layers.times.custom(running.slot) {
      forecast.record(running, startTime: startTime, in: layer)
    } else {
      let time = forecast.time
      forecast.record(
        running, startTime: startTime, nextChange: animation.nextChange(after: time))
    }
  }

  /// The progress of an animation at its layer's local time.
  private func moment(
    of animation: Animation, _ running: RunningAnimation, _ forecast: ActivityForecast
  ) -> Animation.Moment? {
    animation.progress(
      at: layers.times.custom(running.slot)?.time ?? forecast.time, endTime: running.endTime)
  }

  private mutating func stageTransition(_ index: Int, _ forecast: ActivityForecast) {
    let slot = transitions[index].running.slot
    let moment = moment(of: transitions[index].animation, transitions[index].running, forecast)
    transitions[index].transform = layers.presented[slot].transform
    transitions[index].currentStage = moment.map { moment in
      let track = transitions[index].track
      return TransitionStage(
        track, progress: track.progress(at: moment.progress), layers.presented[slot])
    }
    guard let stage = transitions[index].currentStage else { return }
    layers.drawKinds[slot] = .transition
    layers.presented[slot].transform = CATransform3DConcat(
      stage.matrix, layers.presented[slot].transform)
  }

  private mutating func sample(_ contents: ContentsAnimation, _ forecast: ActivityForecast) {
    guard let moment = moment(of: contents.animation, contents.running, forecast) else { return }
    let slot = contents.running.slot
    let position = contents.segments.position(at: moment.progress)
    let underlying = layers.placements[slot]
    func placement(_ index: Int) -> Index<TextureTable.Placement>? {
      switch contents.values[index] {
      case .underlying: underlying
      case .placement(let index):
        index.map { textures.placements[$0].isAwaited } ?? false ? underlying : index
      }
    }
    let fraction = Float(min(max(position.part, 0), 1))
    let previous = placement(position.index)
    let next = fraction > 0 ? placement(position.index + 1) : previous
    layers.placements[slot] = next
    contentsCrossFades[slot] =
      previous == next || fraction >= 1
      ? nil : ContentsCrossFade(previous: previous, fraction: fraction)
    if contentsCrossFades[slot] != nil { layers.drawKinds[slot] = .styled }
  }
}
