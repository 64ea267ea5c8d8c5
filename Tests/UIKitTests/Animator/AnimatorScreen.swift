import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A screen with a view that an animator moves from x = 5 to x = 105.
@MainActor final class AnimatorScreen {
  let screen: OffscreenScreen
  let view = UIView.plain(0, 0, 10, 10)
  /// Where the completions said that it ended.
  private(set) var ends: [UIViewAnimatingPosition] = []
  private var now = 0.0

  init() throws {
    screen = try OffscreenScreen.showing(view)
  }

  /// An animator of a second unless it is told otherwise, which notes its end.
  func animator(
    _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear),
    duration: Double = 1
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [view] in view.center.x = 105 }
    animator.addCompletion { [weak self] in self?.ends.append($0) }
    return animator
  }

  /// Gives an animator that has finished another way: back.
  func addBack(to animator: UIViewPropertyAnimator) {
    animator.addAnimations { [view] in view.center.x = 5 }
    animator.addCompletion { [weak self] in self?.ends.append($0) }
  }

  /// Lets time pass, and ends the turn.
  func go(_ seconds: Double = 0) throws {
    now += seconds
    try screen.frame(at: now)
  }

  /// Where the view is seen.
  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
}
