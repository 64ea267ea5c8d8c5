/// The values that an animation runs through. Scalars use the first lane, points and sizes two,
/// rectangles (origin, size) and colours (straight RGBA) four.
package enum Track: Sendable {
  /// From one number to another, which is what most animations do, and small.
  case scalar(from: Double, to: Double)
  indirect case basic(BasicTrack)
  case keyframes(KeyframeTrack)
  case path(PathTrack)
  case transform(TransformTrack)
  case transformKeyframes(TransformKeyframeTrack)
  case transformOffset(TransformOffsetTrack)
  indirect case picture(CompositedTrack)

  /// From, to and by as `CABasicAnimation` has them; nil where none is given.
  package init?(
    from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?, isScalar: Bool
  ) {
    guard let track = BasicTrack(from: from, to: to, by: by) else { return nil }
    if isScalar && track.ends == .both {
      self = .scalar(from: track.from.x, to: track.to.x)
    } else {
      self = .basic(track)
    }
  }

  /// Whether its values are transforms and not lanes of numbers.
  package var isOfTransforms: Bool {
    switch self {
    case .transform, .transformKeyframes, .transformOffset: true
    case .scalar, .basic, .keyframes, .path, .picture: false
    }
  }

  /// Whether it is of transforms that come before what lies below, additive or not.
  var addsToBelow: Bool {
    if case .transform(let track) = self { track.addsToBelow } else { false }
  }

  /// The value at a progress, of one that has numbers. A missing end is `below`.
  @inline(__always)
  func lanes(at progress: Double, below: @autoclosure () -> SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .scalar(let from, let to): SIMD4(from + (to - from) * progress, 0, 0, 0)
    case .basic(let track): track.value(at: progress, below: below())
    case .keyframes(let track): track.value(at: progress)
    case .path(let track): track.value(at: progress)
    case .transform, .transformKeyframes, .transformOffset, .picture: .zero
    }
  }

  /// What a pass that ended at a progress adds to the later ones, of a cumulative animation.
  func sum(at progress: Double, below: @autoclosure () -> SIMD4<Double>) -> SIMD4<Double> {
    if case .basic(let track) = self, track.ends == .byOnly { return track.to * progress }
    return lanes(at: progress, below: below())
  }
}
