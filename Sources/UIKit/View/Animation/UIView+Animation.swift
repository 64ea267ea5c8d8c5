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

  /// Runs changes of an animation block in which views move by whole pixels: opaque views then hide
  /// what is behind them, and text is sharp in flight. Whole screens move fast enough that the steps
  /// are not seen. A frame of a push takes about half of the time of one between pixels.
  static func movingByWholePixels(_ changes: () -> Void) {
    guard let block = ViewAnimation.current else { return changes() }
    block.movingByWholePixels(changes)
  }
}
