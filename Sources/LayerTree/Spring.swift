import Foundation

/// A mass on a damped spring that is let go at 0 and comes to rest at 1.
///
/// Source: Apple, "CASpringAnimation".
package struct Spring: Equatable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// Of the way, a second; positive towards the rest.
  package var initialVelocity: Double
  /// Seconds of one pass.
  package var duration: Double

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    duration: Double
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.duration) = (initialVelocity, duration)
  }

  /// Where the mass is after some seconds.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    if decay < frequency {
      let turns = (frequency * frequency - decay * decay).squareRoot()
      let sine = (initialVelocity - decay) / turns
      return 1 + exp(-decay * time) * (sine * sin(turns * time) - cos(turns * time))
    }
    if decay == frequency {
      return 1 + exp(-frequency * time) * ((initialVelocity - frequency) * time - 1)
    }
    let root = (decay * decay - frequency * frequency).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let share = (initialVelocity + fast) / (slow - fast)
    return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
  }
}
