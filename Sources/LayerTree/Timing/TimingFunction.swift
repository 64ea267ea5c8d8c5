/// Maps the fraction of an iteration to progress: from 0 to 1 for most functions, beyond that for
/// those that overshoot.
package enum TimingFunction: Equatable, Sendable {
  case curve(TimingCurve)
  indirect case spring(Spring)
  /// A timing function rescaled to go from one progress to another, as after a pause.
  indirect case part(TimingFunction, from: Double, to: Double)
  /// A timing function that starts after a fraction of the iteration and takes the rest of it.
  indirect case delayed(TimingFunction, by: Double)

  package static let linear = TimingFunction.curve(.linear)

  /// The progress at a fraction of the iteration.
  @inline(__always)
  package func value(at fraction: Double) -> Double {
    if case .curve(let curve) = self { return curve.value(at: fraction) }
    return generalValue(at: fraction)
  }

  private func generalValue(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction * spring.duration)
    case .part(let timingFunction, let from, let to):
      from + (to - from) * timingFunction.value(at: fraction)
    case .delayed(let timingFunction, let part):
      fraction > part ? timingFunction.value(at: (fraction - part) / (1 - part)) : 0
    }
  }
}
