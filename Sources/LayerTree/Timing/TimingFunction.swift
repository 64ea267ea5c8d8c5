/// How far an animation has come, by the fraction of a pass that is over: from 0 to 1 for most,
/// beyond that where it overshoots.
package enum TimingFunction: Equatable, Sendable {
  case curve(TimingCurve)
  indirect case spring(Spring)
  /// A pace that goes from one progress to another, as after a pause on the way.
  indirect case part(TimingFunction, from: Double, to: Double)
  /// A pace that begins after a part of the pass, and takes the rest of it.
  indirect case delayed(TimingFunction, by: Double)

  package static let linear = TimingFunction.curve(.linear)

  /// The progress at a fraction of the pass.
  @inline(__always)
  package func value(at fraction: Double) -> Double {
    if case .curve(let curve) = self { return curve.value(at: fraction) }
    return uncommonValue(at: fraction)
  }

  private func uncommonValue(at fraction: Double) -> Double {
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
