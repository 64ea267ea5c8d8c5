/// The values of an animation. Scalars use the first lane, points and sizes two, rectangles
/// (origin, size) and colors (straight RGBA) four.
package enum Track: Sendable {
  /// From one number to another, as in most animations; takes little memory.
  case scalar(from: Double, to: Double)
  indirect case basic(BasicTrack)
  case keyframes(KeyframeTrack)
  case path(PathTrack)
  case transform(TransformTrack)
  case transformKeyframes(TransformKeyframeTrack)
  case transformOffset(TransformOffsetTrack)
  /// Lists of numbers, of any count.
  case list(ListTrack)
  indirect case composited(CompositedTrack)
  /// What the motion of a scroll view's content determines.
  case scroll(ScrollTrack)

  /// The track of the `from`, `to` and `by` values of a `CABasicAnimation`; nil where none is
  /// given.
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

  /// Whether the values are transforms and not lanes of numbers.
  package var isOfTransforms: Bool {
    switch self {
    case .transform, .transformKeyframes, .transformOffset: true
    case .scalar, .basic, .keyframes, .path, .list, .composited, .scroll: false
    }
  }

  /// Whether the values are transforms that are applied before the underlying one even if the
  /// animation is not additive.
  var addsToBelow: Bool {
    if case .transform(let track) = self { track.addsToBelow } else { false }
  }

  /// The value at a progress; zeros for a track without numbers. A missing end is `below`.
  @inline(__always)
  func lanes(at progress: Double, below: @autoclosure () -> SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .scalar(let from, let to): SIMD4(from + (to - from) * progress, 0, 0, 0)
    case .basic(let track): track.value(at: progress, below: below())
    case .keyframes(let track): track.value(at: progress)
    case .path(let track): track.value(at: progress)
    case .scroll(let track): track.value(at: progress)
    case .transform, .transformKeyframes, .transformOffset, .list, .composited: .zero
    }
  }

  /// The value that an iteration which ended at a progress adds to later ones in a cumulative
  /// animation.
  func sum(at progress: Double, below: @autoclosure () -> SIMD4<Double>) -> SIMD4<Double> {
    if case .basic(let track) = self, track.ends == .byOnly { return track.to * progress }
    return lanes(at: progress, below: below())
  }
}
