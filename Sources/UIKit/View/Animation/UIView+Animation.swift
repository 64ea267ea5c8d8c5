import Foundation
import LayerTree

extension UIView {
  /// Runs an animation block whose timing function is a spring.
  static func run(
    _ spring: Spring, for duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let timing = BlockTiming(
      duration: duration, delay: delay, options: options, timingFunction: .spring(spring))
    ViewAnimation(timing, options: options, completion: completion).run(animations)
  }
}
