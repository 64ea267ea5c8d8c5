/// The motion of an offset along one axis: seconds since its start in, points out.
package struct ScrollCurve: BitwiseCopyable, Equatable, Sendable {
  fileprivate enum Piece: BitwiseCopyable, Equatable, Sendable {
    case rest(Double)
    case deceleration(ScrollDeceleration)
    case spring(ScrollSpring)
    case ease(from: Double, to: Double, duration: Double)
  }

  /// A piece, and what follows it.
  private let first: Piece
  private let second: Piece?
  private let switchTime: Double
  /// Where the motion is stopped.
  private var (lowest, highest): (Double, Double) = (-.infinity, .infinity)

  private init(_ piece: Piece) {
    (first, second, switchTime) = (piece, nil, .infinity)
  }

  private init(_ first: Piece, until time: Double, then second: Piece) {
    (self.first, self.second, switchTime) = (first, second, time)
  }

  package static func rest(at offset: Double) -> Self { Self(.rest(offset)) }

  package static func spring(_ spring: ScrollSpring) -> Self { Self(.spring(spring)) }

  /// The motion of an offset that a program changes with animation.
  package static func ease(from: Double, to: Double, duration: Double) -> Self {
    from == to ? .rest(at: to) : Self(.ease(from: from, to: to, duration: duration))
  }

  /// Content that slows down. At an edge it stops, or bounces with the velocity that it has there.
  package static func deceleration(
    _ motion: ScrollDeceleration, within limits: ClosedRange<Double>, bounces: Bool
  ) -> Self {
    let edge = motion.velocity < 0 ? limits.lowerBound : limits.upperBound
    let isBeyond = motion.velocity < 0 ? motion.end < edge : motion.end > edge
    guard isBeyond, let time = motion.time(reaching: edge) else {
      return motion.duration > 0 ? Self(.deceleration(motion)) : .rest(at: motion.start)
    }
    guard bounces else { return Self(.deceleration(motion), until: time, then: .rest(edge)) }
    let spring = ScrollSpring(start: edge, target: edge, velocity: motion.velocity(at: time))
    return Self(.deceleration(motion), until: time, then: .spring(spring))
  }

  /// Content that was thrown and comes to rest at another place than where it would by itself. It
  /// keeps its velocity at the start.
  ///
  /// - Parameter frequency: how fast content approaches a place that it would not reach by itself.
  package static func glide(
    from start: Double, to target: Double, velocity: Double, reach: Double,
    frequency: Double = ScrollSpring.bounceFrequency
  ) -> Self {
    guard start != target || velocity != 0 else { return .rest(at: target) }
    let distance = target - start
    let isOnTheWay = distance * velocity > 0 && abs(distance) <= abs(reach - start)
    let natural = distance == 0 ? frequency : abs(velocity / distance)
    return Self(
      .spring(
        ScrollSpring(
          start: start, target: target, velocity: velocity,
          frequency: isOnTheWay ? natural : max(frequency, distance * velocity > 0 ? natural : 0))))
  }

  /// Returns the same motion for content that does not bounce, which goes beyond none of the limits unless
  /// it begins there.
  package func stopped(within limits: ClosedRange<Double>) -> Self {
    var curve = self
    if second == nil, case .spring(let spring) = first, let time = spring.timeAtTarget,
      spring.target == limits.lowerBound || spring.target == limits.upperBound
    {
      curve = Self(first, until: time, then: .rest(spring.target))
    }
    let start = first.value(at: 0)
    curve.lowest = min(limits.lowerBound, start)
    curve.highest = max(limits.upperBound, start)
    return curve
  }

  package var duration: Double {
    if let second { return switchTime + second.duration }
    return first.duration
  }

  package var end: Double { (second ?? first).end }

  package func value(at time: Double) -> Double {
    guard time < duration else { return end }
    return min(max(free(at: time), lowest), highest)
  }

  /// The value without the limits.
  private func free(at time: Double) -> Double {
    if let second, time >= switchTime { return second.value(at: time - switchTime) }
    return first.value(at: max(time, 0))
  }

  /// The velocity in points per second; 0 at the end.
  package func velocity(at time: Double) -> Double {
    guard time < duration, (lowest...highest).contains(free(at: time)) else { return 0 }
    if let second, time >= switchTime { return second.velocity(at: time - switchTime) }
    return first.velocity(at: max(time, 0))
  }
}

extension ScrollCurve.Piece {
  private static let easing = TimingCurve(0.42, 0, 0.58, 1)

  fileprivate var duration: Double {
    switch self {
    case .rest: 0
    case .deceleration(let motion): motion.duration
    case .spring(let spring): spring.duration
    case .ease(_, _, let duration): duration
    }
  }

  fileprivate var end: Double {
    switch self {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.end
    case .spring(let spring): spring.target
    case .ease(_, let to, _): to
    }
  }

  fileprivate func value(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.value(at: time)
    case .spring(let spring): spring.value(at: time)
    case .ease(let from, let to, let duration):
      from + (to - from) * Self.easing.value(at: time / duration)
    }
  }

  fileprivate func velocity(at time: Double) -> Double {
    switch self {
    case .rest: return 0
    case .deceleration(let motion): return motion.velocity(at: time)
    case .spring(let spring): return spring.velocity(at: time)
    case .ease:
      let step = 1e-4
      return (value(at: time + step) - value(at: time)) / step
    }
  }
}
