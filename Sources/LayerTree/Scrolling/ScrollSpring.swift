import Foundation

/// An offset that a critically damped spring pulls to a target, as content that was dragged beyond its
/// edge returns.
package struct ScrollSpring: BitwiseCopyable, Equatable, Sendable {
  /// The angular frequency of bounces, in radians per second: that of a stiffness of 120.
  package static let bounceFrequency = 120.0.squareRoot()
  /// The distance from the target at which the motion ends there, in points.
  private static let restDistance = 0.45

  package let target: Double
  private let distance: Double
  private let slope: Double
  private let frequency: Double
  /// The seconds until the motion ends.
  package let duration: Double

  /// - Parameters:
  ///   - velocity: at the start, in points per second.
  ///   - frequency: in radians per second.
  package init(
    start: Double, target: Double, velocity: Double, frequency: Double = bounceFrequency
  ) {
    (self.target, self.frequency) = (target, frequency)
    distance = start - target
    slope = velocity + frequency * distance
    duration = Self.restTime(distance, slope, frequency)
  }

  /// A bounce of content that a finger has dragged beyond an edge and released. The measured curve
  /// begins with a part of the speed that the distance alone would cause, or with the finger's.
  ///
  /// - Parameter velocity: of the finger, in points per second of offset.
  package init(releasedAt start: Double, edge: Double, velocity: Double) {
    let distance = start - edge
    let side: Double = distance < 0 ? -1 : 1
    let slope = max(Self.bounceFrequency * abs(distance) / 3, velocity * side + abs(distance))
    self.init(
      start: start, target: edge, velocity: side * slope - Self.bounceFrequency * distance)
  }

  package func value(at time: Double) -> Double {
    target + (distance + slope * time) * exp(-frequency * time)
  }

  package func velocity(at time: Double) -> Double {
    (slope - frequency * (distance + slope * time)) * exp(-frequency * time)
  }

  /// When the offset passes the target, in seconds; nil if it does not.
  package var timeAtTarget: Double? {
    let time = -distance / slope
    return time > 0 && time < duration ? time : nil
  }

  /// The time after which the distance stays below that at which the motion ends.
  private static func restTime(_ distance: Double, _ slope: Double, _ frequency: Double) -> Double {
    func remainder(_ time: Double) -> Double {
      abs(distance + slope * time) * exp(-frequency * time)
    }
    // The last extreme, after which the distance only shrinks.
    var low = slope == 0 ? 0 : max(0, 1 / frequency - distance / slope)
    if remainder(low) <= restDistance {
      guard distance * slope < 0 else { return distance == 0 && slope == 0 ? 0 : low }
      // The target is reached, and passed by less than can be seen. The extreme may be hours later,
      // where the slope is 0 but for its rounding.
      guard abs(distance) > restDistance else { return 0 }
      low = 0
    }
    var high = low + 1 / frequency
    while remainder(high) > restDistance { high += 1 / frequency }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if remainder(middle) > restDistance { low = middle } else { high = middle }
    }
    return high
  }
}
