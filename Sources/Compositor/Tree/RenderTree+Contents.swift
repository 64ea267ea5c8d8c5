import CoreGraphics
import LayerTree

// Transitions, and animations of contents: few, and kept apart from what is sampled as numbers.

extension RenderTree {
  /// A picture of a layer and all in it, as it was shown before a commit.
  struct Capture: Sendable {
    /// Index into `textures.placements`; what is there belongs to the capture.
    var placement: Int32
    /// Where it was taken, in buffer pixels.
    var box: PixelRect
    /// From buffer pixels to the layer's coordinates, both of that moment.
    var toLayer: Affine
  }

  struct Transition: Sendable {
    var animation: Animation
    var running: Running
    let track: TransitionTrack
    /// nil where nothing was shown before.
    var capture: Capture?
    /// At the time of the last `animate(to:)`; nil while it shows nothing.
    var shown: TransitionStage?
    /// The layer's own transform at that time, without that of the stage.
    var transform = CATransform3DIdentity

    /// Of one that shows something.
    var stage: TransitionStage { shown ?? TransitionStage(track, progress: 1, LayerProperties()) }
  }

  struct ContentsAnimation: Sendable {
    var animation: Animation
    var running: Running
    let segments: KeyframeSegments
    /// By value: index into `textures.placements`, `none`, or `below`.
    let placements: [Int32]
  }

  /// Contents that give way to those that the layer's placement says.
  struct ContentsMix: Equatable, Sendable {
    /// Index into `textures.placements`, or `none`.
    var previous: Int32
    /// How much is seen of the new ones: 0…1.
    var part: Float
  }

  /// The contents that the layer has without animations.
  private static let below: Int32 = -2

  // MARK: Changes

  mutating func add(_ track: CompositedTrack, of animation: Animation, to slot: Int32) {
    let running = Running(slot: slot, animation)
    switch track {
    case .transition(let track):
      transitions.append(Transition(animation: animation, running: running, track: track))
    case .contents(let track):
      let placements = track.values.map { value in
        switch value {
        case .below: Self.below
        case .nothing: Self.none
        case .contents(let contents): textures.placementIndex(of: contents.id) ?? Self.none
        }
      }
      contentsAnimations.append(
        ContentsAnimation(
          animation: animation, running: running, segments: track.segments,
          placements: placements))
    }
  }

  /// Gives a transition the picture that was taken for it; it may have been removed with the commit
  /// that added it.
  mutating func keep(_ capture: Capture, for id: Animation.ID) {
    if let index = transitions.firstIndex(where: { $0.animation.id == id }) {
      transitions[index].capture = capture
    } else {
      textures.discardTarget(at: capture.placement)
    }
  }

  /// Also frees what they hold, and shows their layers without them.
  mutating func removeContentsAnimations(where isGone: (Running, Animation.ID) -> Bool) {
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

  /// Of one that runs.
  mutating func retimeContentsAnimation(
    _ id: Animation.ID, _ timing: MediaTiming, _ timingFunction: TimingFunction
  ) {
    if let index = transitions.firstIndex(where: { $0.animation.id == id }) {
      transitions[index].animation.retime(timing, timingFunction)
      transitions[index].running = Running(
        slot: transitions[index].running.slot, transitions[index].animation)
    } else if let index = contentsAnimations.firstIndex(where: { $0.animation.id == id }) {
      contentsAnimations[index].animation.retime(timing, timingFunction)
      contentsAnimations[index].running = Running(
        slot: contentsAnimations[index].running.slot, contentsAnimations[index].animation)
    }
  }

  private mutating func resetContents(of slot: Int32) {
    mixes[slot] = nil
    placements[Int(slot)] =
      models[Int(slot)].contents.flatMap { textures.placementIndex(of: $0.id) } ?? Self.none
    updateDrawKind(of: slot)
  }

  // MARK: Sampling

  /// Whether layers are in depth because of their transitions.
  var hasFlips: Bool { transitions.contains { $0.track.kind == .flip } }

  /// The transition that the layer shows: the one added last.
  func transition(of slot: Int32) -> Transition? {
    transitions.last { $0.running.slot == slot && $0.shown != nil }
  }

  /// Takes layers from where their transitions moved them; before they are animated.
  mutating func resetTransitions() {
    for transition in transitions {
      let slot = Int(transition.running.slot)
      presented[slot].transform = models[slot].transform
    }
  }

  /// Brings transitions and contents to the time; those that are over are dropped.
  mutating func animateContents(_ outlook: inout Outlook) {
    for animation in contentsAnimations {
      resetContents(of: animation.running.slot)
      note(animation.running, &outlook)
    }
    for transition in transitions {
      updateDrawKind(of: transition.running.slot)
      note(transition.running, &outlook)
    }
    if outlook.hasEnded {
      let (time, layerTimes) = (outlook.time, layerTimes)
      removeContentsAnimations { entry, _ in
        entry.hasEnded(at: time) && (layerTimes.isEmpty || !layerTimes[Int(entry.slot)].isOwn)
      }
    }
    for animation in contentsAnimations { sample(animation, outlook) }
    for index in transitions.indices { stageTransition(index, outlook) }
  }

  private func note(_ running: Running, _ outlook: inout Outlook) {
    if let layer = ownTime(of: running.slot) {
      outlook.note(running, in: layer)
    } else {
      outlook.note(running)
    }
  }

  /// What an animation shows, in its layer's time.
  private func moment(
    of animation: Animation, _ running: Running, _ outlook: Outlook
  ) -> Animation.Moment? {
    animation.progress(
      at: ownTime(of: running.slot)?.time ?? outlook.time, endTime: running.endTime)
  }

  private mutating func stageTransition(_ index: Int, _ outlook: Outlook) {
    let slot = Int(transitions[index].running.slot)
    let moment = moment(of: transitions[index].animation, transitions[index].running, outlook)
    transitions[index].transform = presented[slot].transform
    transitions[index].shown = moment.map { moment in
      let track = transitions[index].track
      return TransitionStage(
        track, progress: track.progress(at: moment.progress), presented[slot])
    }
    guard let stage = transitions[index].shown else { return }
    drawKinds[slot] = .transition
    presented[slot].transform = CATransform3DConcat(stage.matrix, presented[slot].transform)
  }

  private mutating func sample(_ contents: ContentsAnimation, _ outlook: Outlook) {
    guard let moment = moment(of: contents.animation, contents.running, outlook) else { return }
    let slot = contents.running.slot
    let place = contents.segments.position(at: moment.progress)
    let below = placements[Int(slot)]
    func placement(_ index: Int) -> Int32 {
      let placement = contents.placements[index]
      return placement == Self.below ? below : placement
    }
    let part = Float(min(max(place.part, 0), 1))
    let previous = placement(place.index)
    let next = part > 0 ? placement(place.index + 1) : previous
    placements[Int(slot)] = next
    mixes[slot] = previous == next || part >= 1 ? nil : ContentsMix(previous: previous, part: part)
    if mixes[slot] != nil { drawKinds[Int(slot)] = .styled }
  }
}
