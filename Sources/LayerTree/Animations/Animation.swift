import CoreGraphics
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
  package var timingFunction: TimingFunction
  package var track: Track
  /// Makes transforms of a track's numbers, where the property is a whole transform.
  package var function: ValueFunction?
  /// The groups that it is in, if it is in any.
  package var groups: EnclosingTiming?
  /// The value is added to what lies below instead of taking its place: transforms come before those
  /// below. An end that is not given is then nothing, and not what lies below.
  package var isAdditive = false
  /// What the passes before ended with is added: of transforms, they come after.
  package var isCumulative = false

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

  /// When it runs in the layer's time: the outermost group's timing, or its own.
  package var outermostTiming: MediaTiming {
    groups?.levels[0].timing ?? timing
  }

  /// Runs otherwise from now on; of one in groups, the outermost group does.
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
  /// Where it stands at a time of the layer; nil while it shows nothing.
  package func moment(at time: Double) -> MediaTiming.Moment? {
    moment(at: time, endTime: outermostTiming.endTime)
  }

  /// What it shows at a time of the layer.
  package struct Moment {
    package var progress: Double
    /// Passes whose ends are added, and the progress at which each ended.
    var repeats: Double
    var lastProgress: Double
  }

  /// nil while it shows nothing. The end is that of `outermostTiming`.
  @inline(__always)
  package func progress(at time: Double, endTime: Double) -> Moment? {
    guard let moment = moment(at: time, endTime: endTime) else { return nil }
    let progress = timingFunction.value(at: moment.fraction)
    guard isCumulative && moment.iteration > 0 else {
      return Moment(progress: progress, repeats: 0, lastProgress: 0)
    }
    return Moment(
      progress: progress, repeats: moment.iteration,
      lastProgress: timingFunction.value(at: timing.autoreverses ? 0 : 1))
  }

  @inline(__always)
  private func moment(at time: Double, endTime: Double) -> MediaTiming.Moment? {
    groups == nil ? timing.moment(at: time, endTime: endTime) : momentInGroup(at: time)
  }

  /// The end of an animation in a group is shown where the group stands there, at its own end.
  private func momentInGroup(at time: Double) -> MediaTiming.Moment? {
    groups?.localTime(at: time).flatMap {
      timing.moment(at: $0, endTime: timing.endTime, showsEnd: true)
    }
  }

  /// The value in lanes. What lies below is looked at only where an end is missing.
  @inline(__always)
  func lanes(at moment: Moment, below: () -> SIMD4<Double>) -> SIMD4<Double> {
    var value = track.lanes(at: moment.progress, below: isAdditive ? .zero : below())
    if moment.repeats > 0 {
      value +=
        track.sum(at: moment.lastProgress, below: isAdditive ? .zero : below()) * moment.repeats
    }
    return value
  }

  /// The value of one whose property is a whole transform; nil where its track does not fit.
  func transform(at moment: Moment, below: CATransform3D) -> CATransform3D? {
    let below = isAdditive ? CATransform3DIdentity : below
    guard let value = transform(at: moment.progress, below) else { return nil }
    guard moment.repeats > 0, let last = transform(at: moment.lastProgress, below) else {
      return value
    }
    return CATransform3DConcat(value, last.power(moment.repeats))
  }

  private func transform(at progress: Double, _ below: CATransform3D) -> CATransform3D? {
    switch track {
    case .transform(let track): track.value(at: progress, below: below)
    case .transformKeyframes(let track): track.value(at: progress)
    case .transformOffset, .picture: nil
    case .scalar, .basic, .keyframes, .path:
      function.map { $0.transform(track.lanes(at: progress, below: $0.value(of: below))) }
    }
  }
}

extension CATransform3D {
  /// Applied several times.
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

/// How values between key frames are found.
///
/// Source: Apple, "CAAnimationCalculationMode".
package enum CalculationMode: Sendable, CaseIterable {
  /// Straight from each value to the next.
  case linear
  /// No values between the key frames.
  case discrete
  /// Straight, and at one speed from the first to the last.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along that curve, at one speed.
  case cubicPaced

  package var isCubic: Bool { self == .cubic || self == .cubicPaced }
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
