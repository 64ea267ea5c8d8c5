import CoreGraphics
import Synchronization

/// A running animation as the render thread samples it: values and times only.
package struct Animation: Sendable {
  /// Identifies a running animation. Ids are never reused in a process.
  package struct ID: Hashable, Sendable {
    package let rawValue: UInt64

    private static let counter = Atomic<UInt64>(0)

    package static func next() -> ID {
      ID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }

  package let id: ID
  /// The animation groups around the animation; nil without any.
  package var groups: EnclosingTiming?
  /// The timing within the innermost group, or in the layer's local time without a group.
  package var timing: MediaTiming
  package var property: AnimatedProperty
  /// Converts the track's numbers to transforms, where the property is a whole transform.
  package var function: ValueFunction?
  /// Whether the value is added to the underlying value instead of replacing it. Transforms are
  /// applied before the underlying one. A missing end value is then zero (or the identity) and not
  /// the underlying value.
  package var isAdditive = false
  /// Whether each iteration adds the end values of the previous ones. Transforms of previous
  /// iterations are applied after the current one.
  package var isCumulative = false
  package var timingFunction: TimingFunction
  package var track: Track

  package init(
    id: ID = .next(), property: AnimatedProperty, timing: MediaTiming,
    timingFunction: TimingFunction = .linear, track: Track
  ) {
    self.id = id
    self.property = property
    self.timing = timing
    self.timingFunction = timingFunction
    self.track = track
  }

  /// When the animation runs in the layer's time: the timing of the outermost group, or its own.
  package var outermostTiming: MediaTiming {
    groups?.levels[0].timing ?? timing
  }

  /// Replaces the timing and the timing function; those of the outermost group if there is one.
  package mutating func retime(_ timing: MediaTiming, _ timingFunction: TimingFunction) {
    if let levels = groups?.levels {
      groups = EnclosingTiming(
        levels: [.init(timing: timing, timingFunction: timingFunction)] + levels.dropFirst())
    } else {
      (self.timing, self.timingFunction) = (timing, timingFunction)
    }
  }
}

extension Animation {
  /// The fraction and the iteration at a time of the layer; nil while the animation has no effect.
  package func moment(at time: Double) -> MediaTiming.Moment? {
    moment(at: time, endTime: outermostTiming.endTime)
  }

  /// The progress at a time of the layer.
  package struct Moment {
    package var progress: Double
    /// The number of completed iterations whose end values are added.
    var completedIterations: Double
    var lastProgress: Double
  }

  /// The progress at a time of the layer; nil while the animation has no effect. `endTime` is that
  /// of `outermostTiming`.
  @inline(__always)
  package func progress(at time: Double, endTime: Double) -> Moment? {
    guard let moment = moment(at: time, endTime: endTime) else { return nil }
    let progress = timingFunction.value(at: moment.fraction)
    guard isCumulative && moment.iteration > 0 else {
      return Moment(progress: progress, completedIterations: 0, lastProgress: 0)
    }
    return Moment(
      progress: progress, completedIterations: moment.iteration,
      lastProgress: timingFunction.value(at: timing.autoreverses ? 0 : 1))
  }

  @inline(__always)
  private func moment(at time: Double, endTime: Double) -> MediaTiming.Moment? {
    groups == nil ? timing.moment(at: time, endTime: endTime) : momentInGroup(at: time)
  }

  /// The moment within the groups. An animation that ends with its group keeps its end value while
  /// the group is held at its end.
  private func momentInGroup(at time: Double) -> MediaTiming.Moment? {
    groups?.localTime(at: time).flatMap {
      timing.moment(at: $0, endTime: timing.endTime, showsEnd: true)
    }
  }

  /// The value in lanes. Evaluates `below` only where an end value is missing.
  @inline(__always)
  func lanes(at moment: Moment, below: () -> SIMD4<Double>) -> SIMD4<Double> {
    track.value(at: moment, below: isAdditive ? .zero : below())
  }

  /// The value of an animation of a list at a time of the layer; nil while it has no effect, and
  /// where its values are not finite.
  package func values(at time: Double, below: [Double]) -> [Double]? {
    progress(at: time, endTime: outermostTiming.endTime).flatMap { values(at: $0, below: below) }
  }

  func values(at moment: Moment, below: [Double]) -> [Double]? {
    guard case .list(let list) = track else { return nil }
    var result: [Double] = []
    result.reserveCapacity(list.count)
    for (index, part) in list.parts.enumerated() {
      let lanesBelow = below.lanes(from: 4 * index)
      let lanes = part.value(at: moment, below: isAdditive ? .zero : lanesBelow)
      let value = isAdditive ? lanes + lanesBelow : lanes
      guard value.isFinite else { return nil }
      for lane in 0..<min(4, list.count - 4 * index) { result.append(value[lane]) }
    }
    return result
  }

  /// The value of an animation of a whole transform; nil where the track cannot give one.
  func transform(at moment: Moment, below: CATransform3D) -> CATransform3D? {
    let below = isAdditive ? CATransform3DIdentity : below
    guard let value = transform(at: moment.progress, below) else { return nil }
    guard moment.completedIterations > 0, let last = transform(at: moment.lastProgress, below)
    else {
      return value
    }
    return CATransform3DConcat(value, last.power(moment.completedIterations))
  }

  private func transform(at progress: Double, _ below: CATransform3D) -> CATransform3D? {
    switch track {
    case .transform(let track): track.value(at: progress, below: below)
    case .transformKeyframes(let track): track.value(at: progress)
    case .transformOffset, .list, .composited, .scroll: nil
    case .scalar, .basic, .keyframes, .path:
      function.map { $0.transform(track.lanes(at: progress, below: $0.value(of: below))) }
    }
  }
}

extension Track {
  /// The value in lanes, with the end values of the iterations before.
  @inline(__always)
  fileprivate func value(
    at moment: Animation.Moment, below: @autoclosure () -> SIMD4<Double>
  ) -> SIMD4<Double> {
    var value = lanes(at: moment.progress, below: below())
    if moment.completedIterations > 0 {
      value += sum(at: moment.lastProgress, below: below()) * moment.completedIterations
    }
    return value
  }
}

extension CATransform3D {
  /// The matrix to the power of `count`, by repeated squaring.
  fileprivate func power(_ count: Double) -> CATransform3D {
    var (result, square, rest) = (CATransform3DIdentity, self, UInt64(exactly: count) ?? 0)
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(result, square) }
      square = CATransform3DConcat(square, square)
      rest >>= 1
    }
    return result
  }
}

/// The way in which values between keyframes are interpolated.
///
/// Source: Apple, "CAAnimationCalculationMode".
package enum CalculationMode: Sendable, CaseIterable {
  /// Interpolates linearly between neighboring values.
  case linear
  /// Holds each value until the next keyframe.
  case discrete
  /// Interpolates linearly, at constant speed from the first value to the last.
  case paced
  /// Interpolates along a smooth curve through the values.
  case cubic
  /// Interpolates along a smooth curve at constant speed.
  case cubicPaced

  package var isCubic: Bool { self == .cubic || self == .cubicPaced }
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
