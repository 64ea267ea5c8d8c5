import Foundation

/// An offset that slows down after a finger was lifted: each millisecond the velocity is multiplied by
/// the same rate, and the offset moves by the velocity.
package struct ScrollDeceleration: BitwiseCopyable, Equatable, Sendable {
  /// The velocity at which content stops, in points per second.
  package static let stopVelocity = 10.0

  package let start: Double
  /// Points per second.
  package let velocity: Double
  private let logarithm: Double
  /// The sum of the movements of all milliseconds at a velocity of 1, in points.
  private let factor: Double

  /// - Parameter rate: the factor of the velocity per millisecond, between 0 and 1.
  package init(start: Double, velocity: Double, rate: Double) {
    (self.start, self.velocity) = (start, velocity)
    logarithm = 1000 * log(rate)
    factor = rate / (1 - rate) / 1000
  }

  package func value(at time: Double) -> Double {
    start - velocity * factor * expm1(logarithm * time)
  }

  package func velocity(at time: Double) -> Double { velocity * exp(logarithm * time) }

  /// The seconds until the content stops.
  package var duration: Double {
    abs(velocity) > Self.stopVelocity ? log(abs(velocity) / Self.stopVelocity) / -logarithm : 0
  }

  package var end: Double { value(at: duration) }

  /// The time at which the offset is reached, however slow the motion is then; nil if it never is.
  package func time(reaching offset: Double) -> Double? {
    guard offset != start else { return 0 }
    let rest = 1 - (offset - start) / (velocity * factor)
    return rest > 0 && rest < 1 ? log(rest) / logarithm : nil
  }

  /// The end that a delegate is told, which UIKit computes for a continuous motion.
  package var reportedEnd: Double {
    guard duration > 0 else { return start }
    let stop = velocity < 0 ? -Self.stopVelocity : Self.stopVelocity
    return start - (velocity - stop) / logarithm
  }
}
