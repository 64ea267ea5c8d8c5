import Foundation

extension Spring {
  /// Seconds until it stays within a thousandth of the way from its rest; infinite without damping.
  package var settlingDuration: Double {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    guard decay > 0 else { return .infinity }
    if decay < frequency {
      let turns = (frequency * frequency - decay * decay).squareRoot()
      return log(1000 * (1 + abs(decay - initialVelocity) / turns)) / decay
    }
    var (low, high) = (0.0, 1 / frequency)
    while abs(1 - value(at: high)) > 1e-3 { (low, high) = (high, high * 2) }
    // Fifty halvings leave less than any clock tells.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(1 - value(at: middle)) > 1e-3 { low = middle } else { high = middle }
    }
    return high
  }
}
