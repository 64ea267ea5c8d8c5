import Foundation
import UIKit

/// The motions of the demo, as repeating animations.
extension CALayer {
  /// A quarter of a sine, off by less than 0.0001.
  private static let rise = CAMediaTimingFunction(controlPoints: 0.326, 0.5121, 0.638, 1)
  /// The same from its end to its start.
  private static let fall = CAMediaTimingFunction(controlPoints: 0.362, 0, 0.674, 0.4879)

  /// Moves a property as `middle + reach · sin(2π(t / period + phase))`.
  func swing(
    _ keyPath: String, _ middle: CGFloat, _ reach: CGFloat, period: Double, phase: Double
  ) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = [0, 1, 0, -1, 0].map { middle + reach * $0 }
    animation.timingFunctions = [Self.rise, Self.fall, Self.rise, Self.fall]
    animation.duration = period
    animation.repeatCount = .infinity
    animation.timeOffset = period * (phase - phase.rounded(.down))
    add(animation, forKey: keyPath)
  }

  /// Turns all the way round again and again; a negative period turns anticlockwise.
  func spin(period: Double, phase: Double) {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0.0
    animation.toValue = period < 0 ? -2 * Double.pi : 2 * Double.pi
    animation.duration = abs(period)
    animation.repeatCount = .infinity
    animation.timeOffset = abs(period) * phase
    add(animation, forKey: animation.keyPath)
  }

  /// Grows and shrinks by a part of its size.
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

  /// Goes round an orbit; far away it is smaller and dimmer.
  func travel(_ ring: DemoLayout.Ring, period: Double, phase: Double) {
    position = ring.point(phase)
    swing(
      "position.x", ring.center.x, ring.radii.width, period: period, phase: phase + 0.25)
    swing("position.y", ring.center.y, ring.radii.height, period: period, phase: phase)
    swing("transform.scale", 0.79, 0.21, period: period, phase: phase)
    swing("opacity", 0.87, 0.13, period: period, phase: phase)
  }
}
