import Foundation
import LayerTree

/// The component of a velocity that an animation starts with.
enum AnimatorAxis: Sendable {
  /// The length of the vector.
  case none
  case horizontal
  case vertical
}

/// The curve of an animator, or of what remains of its animation.
enum AnimatorCurve: Equatable, Sendable {
  case cubic(TimingCurve)
  case spring(UISpringTimingParameters.Form, velocity: CGVector)

  /// The duration, in seconds, of a spring that never settles.
  private static let maximumDuration = 1e6

  @MainActor init(_ provider: any UITimingCurveProvider) {
    switch provider.timingCurveType {
    case .builtin, .cubic:
      self = .cubic((provider.cubicTimingParameters ?? UICubicTimingParameters()).curve)
    case .spring, .composed:
      let parameters = provider.springTimingParameters ?? UISpringTimingParameters()
      self = .spring(parameters.form, velocity: parameters.initialVelocity)
    }
  }

  /// Whether the curve starts with the current speed.
  var continuesSpeed: Bool {
    guard case .spring(_, let velocity) = self else { return false }
    return velocity == .zero
  }

  /// The duration of the curve, if `seconds` are requested.
  func duration(given seconds: Double) -> Double {
    guard case .spring(let form, let velocity) = self else { return seconds }
    if case .ratio = form { return seconds }
    return min(
      Self.spring(form, over: seconds, velocity: velocity.length).duration, Self.maximumDuration)
  }

  /// - Parameters:
  ///   - seconds: the duration of the whole curve.
  ///   - speed: the current speed, in fractions of the distance per second; used by a curve that
  ///     continues it.
  func timingFunction(_ axis: AnimatorAxis, over seconds: Double, from speed: Double)
    -> TimingFunction
  {
    switch self {
    case .cubic(let curve): return .curve(curve)
    case .spring(let form, let velocity):
      let velocity =
        switch axis {
        case _ where continuesSpeed: speed
        case .none: velocity.length
        case .horizontal: Double(velocity.dx)
        case .vertical: Double(velocity.dy)
        }
      // Both components of a movement must take the same time, whatever their initial speeds.
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
  /// The time fraction at which the progress is `value`; nil for a timing function that may reach
  /// it more than once.
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

  /// The slope of the progress at a time fraction.
  func speed(at fraction: Double) -> Double {
    let step = 1e-5
    let (low, high) = (max(fraction - step, 0), min(fraction + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }
}
