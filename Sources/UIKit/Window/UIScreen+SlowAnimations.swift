import CoreGraphics
import Foundation
import QuartzCore
package import RenderServer

extension UIScreen {
  /// The factor by which all animations are slowed down; 1 is normal speed. This property is an
  /// extension of Lamina for debugging, like the Simulator's Slow Animations, which use a factor of
  /// 10.
  ///
  /// Running animations continue from their current progress. The environment variable
  /// LAMINA_SLOW_ANIMATIONS sets it before launch. Traps unless it is finite and greater than 0.
  public var slowAnimations: Double {
    get { slowAnimationFactor }
    set {
      require(
        newValue > 0 && newValue.isFinite,
        "UIScreen slowAnimations \(newValue) is not a positive finite number")
      // A layer without a timing of its own costs the render thread nothing.
      guard newValue != slowAnimationFactor else { return }
      slowAnimationFactor = newValue
      let now = CACurrentMediaTime()
      let local = root.convertTime(now, from: nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      (root.beginTime, root.timeOffset) = (now, local)
      root.speed = Float(1 / newValue)
      CATransaction.commit()
    }
  }

  /// Returns the factor that LAMINA_SLOW_ANIMATIONS specifies, or 1 if it is not set.
  package static func slowAnimations(
    in environment: [String: String]
  ) throws(RenderError) -> Double {
    guard let text = environment["LAMINA_SLOW_ANIMATIONS"] else { return 1 }
    guard let factor = Double(text), factor > 0, factor.isFinite else {
      throw RenderError("LAMINA_SLOW_ANIMATIONS is '\(text)', not a number above 0")
    }
    return factor
  }
}
