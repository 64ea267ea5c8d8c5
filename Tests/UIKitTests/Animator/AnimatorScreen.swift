import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A screen with a view that an animator moves from x = 5 to x = 105.
@MainActor final class AnimatorScreen {
  let screen: OffscreenScreen
  let view = UIView.plain(0, 0, 10, 10)
  /// The positions that the completions were called with.
  private(set) var ends: [UIViewAnimatingPosition] = []
  private var now = 0.0

  init() throws {
    screen = try OffscreenScreen.showing(view)
  }

  /// Returns an animator that records its end. The default duration is one second.
  func animator(
    _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear),
    duration: Double = 1
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [view] in view.center.x = 105 }
    animator.addCompletion { [weak self] in self?.ends.append($0) }
    return animator
  }

  /// Gives a finished animator an animation back to the start.
  func addBack(to animator: UIViewPropertyAnimator) {
    animator.addAnimations { [view] in view.center.x = 5 }
    animator.addCompletion { [weak self] in self?.ends.append($0) }
  }

  /// Advances the time by seconds, and ends the run-loop iteration.
  func advance(_ seconds: Double = 0) throws {
    now += seconds
    try screen.frame(at: now)
  }

  /// The presented x position of the view.
  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
}
