import Synchronization

/// An animation under way, as the render side samples it: values and times only.
package struct Animation: Sendable {
  /// One running animation; never used twice in a process.
  package struct ID: Hashable, Sendable {
    package let rawValue: UInt64

    private static let counter = Atomic<UInt64>(0)

    package static func next() -> ID {
      ID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }

  package let id: ID
  package var property: AnimatedProperty
  /// Of the animation in its innermost group, or in the layer's time.
  package var timing: MediaTiming
  package var pace: Pace
  package var track: Track
  /// The groups that it is in, if it is in any.
  package var groups: EnclosingTiming?
  /// The value is added to what lies below instead of taking its place.
  package var isAdditive = false
  /// Each pass starts where the one before ended.
  package var isCumulative = false

  package init(
    id: ID = .next(), property: AnimatedProperty, timing: MediaTiming,
    pace: Pace = .linear, track: Track
  ) {
    self.id = id
    self.property = property
    self.timing = timing
    self.pace = pace
    self.track = track
  }

  /// When it runs in the layer's time: the outermost group's timing, or its own.
  package var outermostTiming: MediaTiming {
    groups?.levels[0].timing ?? timing
  }

  /// Where it stands at a time of the layer; nil while it shows nothing.
  @inline(__always)
  package func moment(at time: Double) -> MediaTiming.Moment? {
    guard let groups else { return timing.moment(at: time) }
    return groups.localTime(at: time).flatMap(timing.moment)
  }

  /// Runs otherwise from now on; of one in groups, the outermost group does.
  package mutating func retime(_ timing: MediaTiming, _ pace: Pace) {
    if let levels = groups?.levels {
      groups = EnclosingTiming(levels: [.init(timing: timing, pace: pace)] + levels.dropFirst())
    } else {
      (self.timing, self.pace) = (timing, pace)
    }
  }
}

extension Track {
  /// The value at a fraction of the curve, of one that is none of transforms; `repeats` are the
  /// passes that are added to it.
  @inline(__always)
  func lanes(
    at fraction: Double, repeats: Double, below: @autoclosure () -> SIMD4<Double>
  ) -> SIMD4<Double> {
    switch self {
    case .scalar(let from, let to):
      return SIMD4(from + (to - from) * fraction + to * repeats, 0, 0, 0)
    case .basic(let track): return track.value(at: fraction, below: below()) + track.to * repeats
    case .keyframes(let track):
      let value = track.value(at: fraction)
      return repeats > 0 ? value + track.value(at: 1) * repeats : value
    case .transform: preconditionFailure("a track of transforms has no lanes")
    }
  }
}

/// The values that an animation runs through. Scalars use the first lane, points and sizes two,
/// rectangles (origin, size) and colours (straight RGBA) four.
package enum Track: Sendable {
  /// From one number to another, which is what most animations do, and small.
  case scalar(from: Double, to: Double)
  indirect case basic(BasicTrack)
  case keyframes(KeyframeTrack)
  case transform(TransformTrack)
}

/// From one value to another; an end that is not given is what lies below the animation.
package struct BasicTrack: Equatable, Sendable {
  package enum Ends: Sendable {
    case both
    /// From the value below to `to`.
    case toOnly
    /// From `from` to the value below.
    case fromOnly
    /// From the value below, by `to`.
    case byOnly
  }

  package var from: SIMD4<Double>
  package var to: SIMD4<Double>
  package var ends: Ends

  package init(from: SIMD4<Double>, to: SIMD4<Double>, ends: Ends = .both) {
    self.from = from
    self.to = to
    self.ends = ends
  }

  @inline(__always)
  package func value(at fraction: Double, below: @autoclosure () -> SIMD4<Double>) -> SIMD4<Double>
  {
    switch ends {
    case .both: return from + (to - from) * fraction
    case .byOnly: return below() + to * fraction
    case .toOnly:
      let below = below()
      return below + (to - below) * fraction
    case .fromOnly: return from + (below() - from) * fraction
    }
  }
}

/// Where between two key frames an animation stands.
package struct KeyframeSegments: Equatable, Sendable {
  /// Ascending, 0…1, one a value.
  package let keyTimes: [Double]
  /// One a segment, or none: linear.
  package let curves: [TimingCurve]
  /// No values between the key frames.
  package let isDiscrete: Bool

  package init(keyTimes: [Double], curves: [TimingCurve], isDiscrete: Bool) {
    precondition(!keyTimes.isEmpty)
    self.keyTimes = keyTimes
    self.curves = curves
    self.isDiscrete = isDiscrete
  }

  /// The key frame before, and how far it is to the next: 0…1, or beyond at the ends of a pace that
  /// overshoots.
  package func position(at fraction: Double) -> (index: Int, part: Double) {
    let last = keyTimes.count - 1
    let next = keyTimes.partitioningIndex { $0 > fraction }
    if isDiscrete || last == 0 { return (max(next - 1, 0), 0) }
    if next == 0 && fraction >= 0 { return (0, 0) }
    if next > last && fraction <= 1 { return (last, 0) }
    let index = min(max(next - 1, 0), last - 1)
    let length = keyTimes[index + 1] - keyTimes[index]
    guard length > 0 else { return (min(next, last), 0) }
    let part = (fraction - keyTimes[index]) / length
    return (index, index < curves.count ? curves[index].value(at: part) : part)
  }
}

/// Values at given fractions of the duration.
package final class KeyframeTrack: Sendable {
  package let values: [SIMD4<Double>]
  package let segments: KeyframeSegments

  package init(
    values: [SIMD4<Double>], keyTimes: [Double], curves: [TimingCurve], isDiscrete: Bool
  ) {
    precondition(values.count == keyTimes.count)
    self.values = values
    segments = KeyframeSegments(keyTimes: keyTimes, curves: curves, isDiscrete: isDiscrete)
  }

  package func value(at fraction: Double) -> SIMD4<Double> {
    let (index, part) = segments.position(at: fraction)
    guard part != 0 else { return values[index] }
    return values[index] + (values[index + 1] - values[index]) * part
  }
}

/// Through whole transforms, taken apart so that turns stay turns.
package final class TransformTrack: Sendable {
  /// nil is what lies below the animation.
  package let values: [CATransform3D?]
  package let segments: KeyframeSegments

  package init(
    values: [CATransform3D?], keyTimes: [Double], curves: [TimingCurve], isDiscrete: Bool
  ) {
    precondition(values.count == keyTimes.count)
    self.values = values
    segments = KeyframeSegments(keyTimes: keyTimes, curves: curves, isDiscrete: isDiscrete)
  }

  package convenience init(from: CATransform3D?, to: CATransform3D?) {
    self.init(values: [from, to], keyTimes: [0, 1], curves: [], isDiscrete: false)
  }

  /// The transform between two key frames. A matrix with depth or perspective cannot be taken apart
  /// in the plane and is mixed number by number.
  package func value(at fraction: Double, below: CATransform3D) -> CATransform3D {
    let (index, part) = segments.position(at: fraction)
    guard part != 0 else { return values[index] ?? below }
    let (from, to) = (values[index] ?? below, values[index + 1] ?? below)
    guard CATransform3DIsAffine(from), CATransform3DIsAffine(to) else {
      return from.mixed(with: to, fraction: part)
    }
    return TransformComponents(from).mixed(with: TransformComponents(to), fraction: part)
      .transform
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, all before it not.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
