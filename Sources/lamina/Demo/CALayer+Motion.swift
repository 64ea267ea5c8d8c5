import Foundation
import UIKit

/// The repeating animations of the demo.
extension CALayer {
  /// The first quarter of a sine; the error is less than 0.0001.
  private static let rise = CAMediaTimingFunction(controlPoints: 0.326, 0.5121, 0.638, 1)
  /// The second quarter of a sine, which is the first one reversed.
  private static let fall = CAMediaTimingFunction(controlPoints: 0.362, 0, 0.674, 0.4879)

  /// Animates a property as `middle + reach · sin(2π(t / period + phase))`.
  func swing(_ keyPath: String, middle: CGFloat, reach: CGFloat, period: Double, phase: Double) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = [0, 1, 0, -1, 0].map { middle + reach * $0 }
    animation.timingFunctions = [Self.rise, Self.fall, Self.rise, Self.fall]
    animation.duration = period
    animation.repeatCount = .infinity
    animation.timeOffset = period * (phase - phase.rounded(.down))
    add(animation, forKey: keyPath)
  }

  /// Rotates the layer continuously. A negative period, in seconds, rotates it anticlockwise.
  func spin(period: Double, phase: Double) {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0.0
    animation.toValue = period < 0 ? -2 * Double.pi : 2 * Double.pi
    animation.duration = abs(period)
    animation.repeatCount = .infinity
    animation.timeOffset = abs(period) * phase
    add(animation, forKey: animation.keyPath)
  }

  /// Animates the size between the full size and a smaller one, which lacks the fraction `part`.
  func breathe(_ part: CGFloat, period: Double, phase: Double) {
    let animation = CABasicAnimation(keyPath: "bounds.size")
    animation.fromValue = CGSize(
      width: bounds.width * (1 - part), height: bounds.height * (1 - part))
    animation.toValue = bounds.size
    animation.duration = period / 2
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timeOffset = period * phase
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    add(animation, forKey: animation.keyPath)
  }

  /// Moves the layer along an orbit. On the far side it is smaller and less opaque.
  func travel(_ ring: DemoLayout.Ring, period: Double, phase: Double) {
    position = ring.point(phase)
    swing(
      "position.x", middle: ring.center.x, reach: ring.radii.width, period: period,
      phase: phase + 0.25)
    swing(
      "position.y", middle: ring.center.y, reach: ring.radii.height, period: period, phase: phase)
    swing("transform.scale", middle: 0.79, reach: 0.21, period: period, phase: phase)
    swing("opacity", middle: 0.87, reach: 0.13, period: period, phase: phase)
  }
}
