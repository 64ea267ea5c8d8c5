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
  package var timing: MediaTiming
  package var curve: TimingCurve
  package var track: Track
  /// The value is added to what lies below instead of taking its place.
  package var isAdditive = false
  /// Each pass starts where the one before ended.
  package var isCumulative = false

  package init(
    id: ID = .next(), property: AnimatedProperty, timing: MediaTiming,
    curve: TimingCurve = .linear, track: Track
  ) {
    self.id = id
    self.property = property
    self.timing = timing
    self.curve = curve
    self.track = track
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

/// Values at given fractions of the duration.
package final class KeyframeTrack: Sendable {
  package let values: [SIMD4<Double>]
  /// Ascending, 0…1, as many as `values`.
  package let keyTimes: [Double]
  /// One a segment, or none: linear.
  package let curves: [TimingCurve]
  /// No values between the key frames.
  package let isDiscrete: Bool

  package init(
    values: [SIMD4<Double>], keyTimes: [Double], curves: [TimingCurve], isDiscrete: Bool
  ) {
    precondition(!values.isEmpty && values.count == keyTimes.count)
    self.values = values
    self.keyTimes = keyTimes
    self.curves = curves
    self.isDiscrete = isDiscrete
  }

  package func value(at fraction: Double) -> SIMD4<Double> {
    let next = keyTimes.partitioningIndex { $0 > fraction }
    guard next > 0 else { return values[0] }
    let index = next - 1
    guard next < values.count, !isDiscrete else { return values[index] }
    var part = (fraction - keyTimes[index]) / (keyTimes[next] - keyTimes[index])
    if index < curves.count { part = curves[index].value(at: part) }
    return values[index] + (values[next] - values[index]) * part
  }
}

/// From one whole transform to another, taken apart so that turns stay turns.
package final class TransformTrack: Sendable {
  package let from: CATransform3D?
  package let to: CATransform3D?

  package init(from: CATransform3D?, to: CATransform3D?) {
    self.from = from
    self.to = to
  }

  /// The transform between the ends; an end that is not given is `below`. A matrix with depth or
  /// perspective cannot be taken apart in the plane and is mixed number by number.
  package func value(at fraction: Double, below: CATransform3D) -> CATransform3D {
    let (from, to) = (from ?? below, to ?? below)
    guard CATransform3DIsAffine(from), CATransform3DIsAffine(to) else {
      return from.mixed(with: to, fraction: fraction)
    }
    return TransformComponents(from).mixed(with: TransformComponents(to), fraction: fraction)
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
