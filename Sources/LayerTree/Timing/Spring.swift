import Foundation

/// A mass on a damped spring that is released at 0 and comes to rest at 1.
///
/// Source: Apple, "CASpringAnimation".
package struct Spring: Equatable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// The initial velocity as a fraction of the distance per second; positive towards the rest
  /// position.
  package let initialVelocity: Double
  /// The duration of one iteration, in seconds.
  package var duration: Double

  private let motion: Motion

  /// Without a `duration`, uses the settling duration.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    duration: Double? = nil
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    self.initialVelocity = initialVelocity
    motion = Motion(
      frequency: (stiffness / mass).squareRoot(), decay: damping / (2 * mass),
      velocity: initialVelocity)
    self.duration = duration ?? motion.settlingTime
  }

  /// Seconds until the amplitude of the remaining motion is less than a thousandth of the distance.
  /// Infinite without damping.
  package var settlingDuration: Double { motion.settlingTime }

  /// The position of the mass after `time` seconds.
  @inline(__always)
  package func value(at time: Double) -> Double {
    time > 0 ? 1 - motion.displacement(at: time) : 0
  }

  /// The displacement from the rest position, which is 1 at the start.
  struct Motion: Equatable, Sendable {
    /// The decay rate of the amplitude, per second.
    private let decay: Double
    /// The damped angular frequency, in radians per second. For an overdamped spring, the negative
    /// distance of its two decay rates from their mean.
    private let dampedFrequency: Double
    /// The coefficient of the sine; that of the cosine is 1.
    private let sine: Double

    init(frequency: Double, decay: Double, velocity: Double) {
      self.decay = decay
      let square = (frequency - decay) * (frequency + decay)
      dampedFrequency = square >= 0 ? square.squareRoot() : -(-square).squareRoot()
      sine = (decay - velocity) / (dampedFrequency == 0 ? 1 : abs(dampedFrequency))
    }

    @inline(__always)
    func displacement(at time: Double) -> Double {
      guard dampedFrequency > 0 else { return overdampedDisplacement(at: time, sine) }
      let angle = dampedFrequency * time
      return exp(-decay * time) * (cos(angle) + sine * sin(angle))
    }

    /// The displacement of a spring that does not oscillate. Uses the hyperbolic functions in a
    /// form that neither overflows nor loses digits where the two decay rates are nearly equal.
    private func overdampedDisplacement(at time: Double, _ sine: Double) -> Double {
      if dampedFrequency == 0 { return exp(-decay * time) * (1 + sine * time) }
      let fast = 2 * dampedFrequency * time
      return exp((-dampedFrequency - decay) * time) * ((1 + exp(fast)) - sine * expm1(fast)) / 2
    }

    /// The time at which the envelope of the motion falls to a thousandth.
    var settlingTime: Double {
      guard decay > 0 else { return .infinity }
      if dampedFrequency > 0 { return log((1 + abs(sine)) * 1000) / decay }
      guard -dampedFrequency < decay else { return .infinity }
      var high = 1 / decay
      while overdampedDisplacement(at: high, abs(sine)) > 0.001 { high *= 2 }
      return bisect(0, high) { overdampedDisplacement(at: $0, abs(sine)) > 0.001 }
    }
  }
}

extension Spring {
  /// The spring of `UIView` animations: its stiffness leaves a thousandth of the amplitude after
  /// `duration`. The velocity is a fraction of the distance per second.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    // Clamps both: an undamped spring never settles, and one with a duration of 0 has no time to
    // move.
    let (ratio, time) = (max(dampingRatio, 0.01), max(duration, 0.001))
    func isUnsettled(_ frequency: Double) -> Bool {
      Self.amplitude(ratio: ratio, frequency: frequency, velocity: initialVelocity, at: time)
        > 0.001
    }
    var high = (30 / time + 2 * abs(initialVelocity)) / min(ratio, 1)
    while isUnsettled(high) { high *= 2 }
    // Takes the largest of several stiffnesses that fit.
    var low = high
    while !isUnsettled(low) && low > 1e-9 * high { (low, high) = (low * 0.99, low) }
    let frequency = bisect(low, high, while: isUnsettled)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, duration: duration)
  }

  /// The amplitude of the displacement without the cosine term, which `UIView` leaves out too.
  private static func amplitude(
    ratio: Double, frequency: Double, velocity: Double, at time: Double
  ) -> Double {
    let decay = ratio * frequency
    guard ratio < 1 else {
      return abs(
        Motion(frequency: frequency, decay: decay, velocity: velocity).displacement(at: time))
    }
    let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
    return abs((decay - velocity) / dampedFrequency) * exp(-decay * time)
  }

  /// A spring with a perceptual duration in seconds. It does not oscillate with a bounce of 0,
  /// oscillates longer the nearer `bounce` is to 1, and is slow where `bounce` is negative.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * .pi / perceptualDuration
    self.init(
      stiffness: frequency * frequency,
      damping: bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce),
      initialVelocity: initialVelocity)
  }
}
