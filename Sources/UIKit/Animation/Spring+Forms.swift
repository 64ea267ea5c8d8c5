import Foundation
import LayerTree

extension Spring {
  init(dampingRatio ratio: Double, duration: Double, initialVelocity velocity: Double = 0) {
    var (low, high) = (1e-3 / duration, 1e5 / duration)
    let ratio = min(max(ratio, 0.001), 1)
    for _ in 0..<200 {
      let middle = (low * high).squareRoot()
      if Self.rest(ratio, middle, velocity, duration) > 0.001 {
        low = middle
      } else {
        high = middle
      }
    }
    self.init(
      stiffness: low * low, damping: 2 * ratio * low, initialVelocity: velocity, duration: duration)
  }

  init(perceptualDuration: Double, bounce: Double) {
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      duration: perceptualDuration)
  }

  var settlingDuration: Double {
    var time = 0.0
    var last = 0.0
    while time < 60 {
      time += 0.001
      if abs(value(at: time) - 1) > 0.001 { last = time }
    }
    return last
  }

  private static func rest(_ ratio: Double, _ frequency: Double, _ velocity: Double, _ time: Double)
    -> Double
  {
    let decay = ratio * frequency
    guard ratio < 1 else { return (1 + abs(frequency - velocity) * time) * exp(-frequency * time) }
    let turns = frequency * (1 - ratio * ratio).squareRoot()
    return abs((decay - velocity) / turns) * exp(-decay * time)
  }
}
