import Foundation
import LayerTree

/// Which part of a velocity an animation starts with.
enum AnimatorAxis: Sendable {
  /// All of it.
  case none
  case horizontal
  case vertical
}

/// How an animator goes its way, or the rest of it.
enum AnimatorCurve: Equatable, Sendable {
  case cubic(TimingCurve)
  case spring(UISpringTimingParameters.Form, velocity: CGVector)

  /// Seconds that a spring is given which never comes to rest.
  private static let longest = 1e6

  @MainActor init(_ provider: any UITimingCurveProvider) {
    switch provider.timingCurveType {
    case .builtin, .cubic:
      self = .cubic((provider.cubicTimingParameters ?? UICubicTimingParameters()).curve)
    case .spring, .composed:
      let parameters = provider.springTimingParameters ?? UISpringTimingParameters()
      self = .spring(parameters.form, velocity: parameters.initialVelocity)
    }
  }

  /// Whether the speed before says how it starts.
  var takesUpSpeed: Bool {
    guard case .spring(_, let velocity) = self else { return false }
    return velocity == .zero
  }

  /// The seconds that it takes where it is given some.
  func duration(given seconds: Double) -> Double {
    guard case .spring(let form, let velocity) = self else { return seconds }
    if case .ratio = form { return seconds }
    return min(Self.spring(form, over: seconds, velocity: velocity.length).duration, Self.longest)
  }

  /// - Parameters:
  ///   - seconds: those of the whole curve.
  ///   - speed: of the way, a second: what it had before, for a curve that takes it up.
  func timingFunction(_ axis: AnimatorAxis, over seconds: Double, from speed: Double)
    -> TimingFunction
  {
    switch self {
    case .cubic(let curve): return .curve(curve)
    case .spring(let form, let velocity):
      let velocity =
        switch axis {
        case _ where takesUpSpeed: speed
        case .none: velocity.length
        case .horizontal: Double(velocity.dx)
        case .vertical: Double(velocity.dy)
        }
      // The parts of a movement take the same time, however fast each of them starts.
      var spring = Self.spring(form, over: seconds, velocity: velocity)
      spring.duration = seconds
      return .spring(spring)
    }
  }

  private static func spring(
    _ form: UISpringTimingParameters.Form, over seconds: Double, velocity: Double
  ) -> Spring {
    switch form {
    case .ratio(let ratio):
      Spring(dampingRatio: ratio, duration: seconds, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(
        perceptualDuration: max(duration, 0.001), bounce: min(max(bounce, -0.99), 1),
        initialVelocity: velocity)
    }
  }
}

extension CGVector {
  fileprivate var length: Double { Double((dx * dx + dy * dy).squareRoot()) }
}

extension TimingFunction {
  /// The fraction of the pass at which the progress is `value`; nil for paces that may come by it
  /// more than once.
  func fraction(of value: Double) -> Double? {
    guard case .curve(let curve) = self, (0...1).contains(curve.c1.y),
      (0...1).contains(curve.c2.y), (0...1).contains(value)
    else { return nil }
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { return high }
      if curve.value(at: middle) < value { low = middle } else { high = middle }
    }
  }

  /// Progress in a pass at a fraction of it: how fast it goes there.
  func speed(at fraction: Double) -> Double {
    let step = 1e-5
    let (low, high) = (max(fraction - step, 0), min(fraction + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }
}
