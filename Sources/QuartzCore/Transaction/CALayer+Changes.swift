import LayerTree

extension CALayer {
  /// Flags for changes since the last commit and for pending passes.
  struct Dirt: OptionSet {
    let rawValue: UInt16
    static let properties = Dirt(rawValue: 1)
    static let sublayers = Dirt(rawValue: 2)
    static let animations = Dirt(rawValue: 4)
    static let layout = Dirt(rawValue: 8)
    static let display = Dirt(rawValue: 16)
    static let style = Dirt(rawValue: 32)
    static let resize = Dirt(rawValue: 64)
    static let space = Dirt(rawValue: 128)
    static let timing = Dirt(rawValue: 256)
    static let commit: Dirt = [.properties, .style, .space, .timing, .sublayers, .animations]
  }

  /// Records a change for the next commit. A layer outside a window needs no record, since it sends
  /// its whole state when it enters one.
  func touch(_ change: Dirt) {
    guard let context else { return }
    if dirt.isDisjoint(with: .commit) { context.changes.markChanged(self) }
    dirt.formUnion(change)
  }

  /// Collects the layer's changes for the commit and clears their flags.
  func takeChange() -> LayerChange {
    var change = LayerChange(layer: id)
    if dirt.contains(.properties) { change.properties = properties }
    if dirt.contains(.style), hasStyle {
      var style = layerStyle
      style.contentsScale = contentsScale
      change.style = style
    }
    if dirt.contains(.timing), let timing = extras?.timing { change.timing = timing }
    if dirt.contains(.space), hasSpace { change.space = space }
    if dirt.contains(.sublayers) {
      change.sublayers = (underlays + links.children.elements()).map(\.id)
      change.mask = extras?.mask?.id
    }
    if dirt.contains(.animations) { change.animations = takeAnimationChanges() }
    dirt.subtract(.commit)
    return change
  }

  private func takeAnimationChanges() -> [AnimationChange] {
    var changes: [AnimationChange] = []
    changes.reserveCapacity(animations.count)
    for index in animations.indices {
      let attached = animations[index]
      guard let start = attached.startTime, !attached.isSent || attached.isRetimed else { continue }
      (animations[index].isSent, animations[index].isRetimed) = (true, false)
      if attached.isSent {
        let (timing, timingFunction) = (
          attached.object.mediaTiming(at: start), attached.object.effectiveTimingFunction
        )
        changes.append(.retime(attached.id, timing, timingFunction))
        for id in attached.otherIDs { changes.append(.retime(id, timing, timingFunction)) }
        continue
      }
      attached.object.forEachSample(id: attached.id, at: start) { sample in
        if sample.id != attached.id { animations[index].otherIDs.append(sample.id) }
        changes.append(.add(sample))
      }
    }
    return changes
  }
}
