import CoreGraphics
import LayerTree

// Converts the reference's values to those of LayerTree.

extension MediaTiming {
  init(_ timing: ReferenceTiming) {
    self.init()
    (beginTime, duration, speed, timeOffset) = (
      timing.begin, timing.duration, timing.speed, timing.offset
    )
    (repeatCount, repeatDuration) = (timing.repeatCount, timing.repeatDuration)
    autoreverses = timing.autoreverses
    fillMode =
      switch timing.fill {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
  }
}

extension TimingFunction {
  init(_ timingFunction: ReferenceTimingFunction) {
    switch timingFunction {
    case .linear: self = .linear
    case .curve(let p): self = .curve(TimingCurve(p[0], p[1], p[2], p[3]))
    case .spring(let mass, let stiffness, let damping, let velocity, let time):
      self = .spring(
        Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          duration: time))
    case .part(let timingFunction, let from, let to):
      self = .part(TimingFunction(timingFunction), from: from, to: to)
    }
  }
}

extension SIMD4<Double> {
  init(_ numbers: [Double]) {
    self = .zero
    for (index, number) in numbers.enumerated() { self[index] = number }
  }
}

extension CalculationMode {
  init(_ mode: ReferenceKeyframes.Mode) {
    self =
      switch mode {
      case .linear: .linear
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      }
  }
}

extension ReferenceKeyframes {
  var knots: SplineKnots { SplineKnots(tension: tension, continuity: continuity, bias: bias) }
}

extension Track {
  init?(_ values: ReferenceValues, isScalar: Bool) {
    switch values {
    case .basic(let from, let to, let by):
      self.init(
        from: from.map { SIMD4($0) }, to: to.map { SIMD4($0) }, by: by.map { SIMD4($0) },
        isScalar: isScalar)
    case .keyframes(let frames):
      self = .keyframes(
        KeyframeTrack(
          values: frames.values.map { SIMD4($0) }, keyTimes: frames.times,
          timingFunctions: frames.timingFunctions.map { TimingFunction($0) },
          mode: CalculationMode(frames.mode),
          knots: frames.knots))
    case .path(let path): self = .path(PathTrack(path))
    }
  }
}

extension PathTrack {
  convenience init(_ path: ReferencePath) {
    let curves = path.curves.map { curve in
      let points = curve.points.map { CGPoint(x: $0[0], y: $0[1]) }
      return Curve(start: points[0], control1: points[1], control2: points[2], end: points[3])
    }
    self.init(
      curves: curves, keyTimes: path.times,
      timingFunctions: path.timingFunctions.map { TimingFunction($0) },
      mode: CalculationMode(path.mode), rotation: .auto)
  }
}

extension ReferenceTimeline {
  /// The groups and the layers, each with the outermost first.
  var values: (groups: [EnclosingTiming.Level], layers: [MediaTiming]) {
    switch self {
    case .clock: return ([], [])
    case .layer(let timing, let outer):
      let values = outer.values
      return (values.groups, values.layers + [MediaTiming(timing)])
    case .group(let timing, let timingFunction, let outer):
      let values = outer.values
      let level = EnclosingTiming.Level(
        timing: MediaTiming(timing), timingFunction: TimingFunction(timingFunction))
      return (values.groups + [level], values.layers)
    }
  }
}

extension Animation {
  /// nil where there is nothing to animate.
  init?(_ animation: ReferenceAnimation, _ property: AnimatedProperty) {
    guard let track = Track(animation.values, isScalar: property.isScalar) else { return nil }
    self.init(
      property: property, timing: MediaTiming(animation.timing),
      timingFunction: TimingFunction(animation.timingFunction),
      track: track)
    let groups = animation.timeline.values.groups
    if !groups.isEmpty { self.groups = EnclosingTiming(levels: groups) }
    (isAdditive, isCumulative) = (animation.isAdditive, animation.isCumulative)
  }
}
