import Foundation

/// A mass on a damped spring that is let go at 0 and comes to rest at 1.
///
/// Source: Apple, "CASpringAnimation".
package struct Spring: Equatable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// Of the way, a second; positive towards the rest.
  package let initialVelocity: Double
  /// Seconds of one pass.
  package var duration: Double

  private let motion: Motion

  /// Without a duration, it is the one in which the spring settles.
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

  /// Seconds until it has come to rest: until what is left of the way is less than a thousandth,
  /// wherever in its swing it is. Infinite without damping.
  package var settlingDuration: Double { motion.settlingTime }

  /// Where the mass is after some seconds.
  @inline(__always)
  package func value(at time: Double) -> Double {
    time > 0 ? 1 - motion.rest(at: time) : 0
  }

  /// What is left of the way: 1 in the beginning.
  struct Motion: Equatable, Sendable {
    /// Per second, of the swing's height.
    private let decay: Double
    /// Radians a second of the swing; of one that does not swing, the negative difference of its two
    /// decays from their mean.
    private let turn: Double
    /// The share of the sine, that of the cosine being 1.
    private let sine: Double

    init(frequency: Double, decay: Double, velocity: Double) {
      self.decay = decay
      let square = (frequency - decay) * (frequency + decay)
      turn = square >= 0 ? square.squareRoot() : -(-square).squareRoot()
      sine = (decay - velocity) / (turn == 0 ? 1 : abs(turn))
    }

    @inline(__always)
    func rest(at time: Double) -> Double {
      guard turn > 0 else { return heavyRest(at: time, sine) }
      let angle = turn * time
      return exp(-decay * time) * (cos(angle) + sine * sin(angle))
    }

    /// Of one that does not swing: with the hyperbolic functions, in a form that neither overflows
    /// nor loses digits where its two decays are nearly one.
    private func heavyRest(at time: Double, _ sine: Double) -> Double {
      if turn == 0 { return exp(-decay * time) * (1 + sine * time) }
      let fast = 2 * turn * time
      return exp((-turn - decay) * time) * ((1 + exp(fast)) - sine * expm1(fast)) / 2
    }

    /// Where the curve around the motion is at a thousandth.
    var settlingTime: Double {
      guard decay > 0 else { return .infinity }
      if turn > 0 { return log((1 + abs(sine)) * 1000) / decay }
      guard -turn < decay else { return .infinity }
      var high = 1 / decay
      while heavyRest(at: high, abs(sine)) > 0.001 { high *= 2 }
      return bisect(0, high) { heavyRest(at: $0, abs(sine)) > 0.001 }
    }
  }
}

extension Spring {
  /// The spring of `UIView` animations: so stiff that after `duration` a thousandth of the swing is
  /// left. The velocity is of the way, a second.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    // A spring that swings on for ever is never there; one without time has nowhere to swing.
    let (ratio, time) = (max(dampingRatio, 0.01), max(duration, 0.001))
    func isUnderWay(_ frequency: Double) -> Bool {
      Self.rest(ratio, frequency, initialVelocity, at: time) > 0.001
    }
    var high = (30 / time + 2 * abs(initialVelocity)) / min(ratio, 1)
    while isUnderWay(high) { high *= 2 }
    // Of several stiffnesses that would do, the largest.
    var low = high
    while !isUnderWay(low) && low > 1e-9 * high { (low, high) = (low * 0.99, low) }
    let frequency = bisect(low, high, while: isUnderWay)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, duration: duration)
  }

  /// What is left of the way where the swing is widest, but for the cosine's share of it, which is
  /// how `UIView` reckons.
  private static func rest(
    _ ratio: Double, _ frequency: Double, _ velocity: Double, at time: Double
  ) -> Double {
    let decay = ratio * frequency
    guard ratio < 1 else {
      return abs(Motion(frequency: frequency, decay: decay, velocity: velocity).rest(at: time))
    }
    let turn = frequency * (1 - ratio * ratio).squareRoot()
    return abs((decay - velocity) / turn) * exp(-decay * time)
  }

  /// The spring that seems to take `perceptualDuration` seconds: without bounce at 0, swinging the
  /// longer the nearer `bounce` is to 1, slow where it is negative.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * .pi / perceptualDuration
    self.init(
      stiffness: frequency * frequency,
      damping: bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce),
      initialVelocity: initialVelocity)
  }
}
