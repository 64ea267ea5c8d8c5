/// What the compositor does for a layer of one of the classes that make copies or particles. Few
/// layers have one, so it is stored outside of their style.
package indirect enum LayerKind: Equatable, Sendable {
  case replicator(LayerReplicator)
  case emitter(LayerEmitter)

  package var replicator: LayerReplicator? {
    if case .replicator(let replicator) = self { replicator } else { nil }
  }

  package var emitter: LayerEmitter? {
    if case .emitter(let emitter) = self { emitter } else { nil }
  }
}

extension LayerKind {
  /// The property's value in the lanes that tracks use; zeros for a property of another kind, and
  /// for a whole transform.
  func value(of property: AnimatedProperty) -> SIMD4<Double> {
    switch (self, property.store) {
    case (.replicator(let replicator), .replicator):
      guard let part = property.transformPart else {
        return replicator.numbers(at: property.location)
      }
      return AnimatedTransform.value(of: part, in: replicator.transform)
    case (.emitter(let emitter), .emitter): return emitter.numbers(at: property.location)
    default: return .zero
    }
  }

  /// Applies an animation of one of its properties; ignores those of other kinds of layers.
  mutating func apply(_ animation: Animation, at moment: Animation.Moment) {
    switch (self, animation.property.store) {
    case (.replicator(var replicator), .replicator):
      replicator.apply(animation, at: moment)
      self = .replicator(replicator)
    case (.emitter(var emitter), .emitter):
      emitter.apply(animation, at: moment)
      self = .emitter(emitter)
    default: break
    }
  }
}

extension LayerReplicator {
  fileprivate mutating func apply(_ animation: Animation, at moment: Animation.Moment) {
    let property = animation.property
    if property.isTransform || property.transformPart != nil {
      var parts = AnimatedTransform()
      parts.change(&transform, by: animation, at: moment)
      parts.finish(&transform)
    } else if !animation.track.isOfTransforms {
      change(property, isAdditive: animation.isAdditive) {
        animation.lanes(at: moment, below: $0)
      }
    }
  }
}

extension LayerEmitter {
  fileprivate mutating func apply(_ animation: Animation, at moment: Animation.Moment) {
    guard !animation.track.isOfTransforms else { return }
    if animation.property.isList {
      guard case .list(let track) = animation.track, let path = track.cell,
        let below = numbers(at: path), below.count == track.count,
        let numbers = animation.values(at: moment, below: below)
      else { return }
      set(numbers, at: path)
    } else {
      change(animation.property, isAdditive: animation.isAdditive) {
        animation.lanes(at: moment, below: $0)
      }
    }
  }
}

extension AnimatedTransform {
  /// Applies an animation of a whole transform or of one of its parts.
  fileprivate mutating func change(
    _ transform: inout CATransform3D, by animation: Animation, at moment: Animation.Moment
  ) {
    if let part = animation.property.transformPart {
      guard !animation.track.isOfTransforms else { return }
      change(part, of: &transform, isAdditive: animation.isAdditive) {
        animation.lanes(at: moment, below: $0)
      }
    } else {
      apply(animation, at: moment, to: &transform)
    }
  }
}
