import Foundation
import LayerTree
import QuartzCore
package import RenderServer

extension UIScreen {
  /// How many times slower than they say animations are; 1 is as they say. Lamina's own: a developer
  /// looks at what is too fast to be seen, as with the Simulator's Slow Animations, which are 10.
  ///
  /// Those under way go on from where they are. LAMINA_SLOW_ANIMATIONS in the environment sets it before
  /// the launch. Traps unless it is a finite number above 0.
  public var slowAnimations: Double {
    get { slowness }
    set {
      require(
        newValue > 0 && newValue.isFinite, "UIScreen slowAnimations \(newValue) is no factor")
      slowness = newValue
      let now = CACurrentMediaTime()
      let local = root.convertTime(now, from: nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      (root.beginTime, root.timeOffset) = (now, local)
      root.speed = Float(1 / newValue)
      CATransaction.commit()
    }
  }

  /// What LAMINA_SLOW_ANIMATIONS sets; 1 where it is not there.
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
