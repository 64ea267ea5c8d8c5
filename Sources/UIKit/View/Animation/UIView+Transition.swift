import Foundation
import QuartzCore

extension UIView {
  static func changeContents(
    of view: UIView, duration: TimeInterval, options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let timing = BlockTiming(duration: duration, options: options)
    let block = ViewAnimation(timing, options: options, completion: completion)
    guard let transition = options.transition else { return block.run { animations?() } }
    block.run {
      if ViewAnimation.current === block { block.add(transition, to: view.layer) }
      guard let animations else { return }
      if options.contains(.allowAnimatedContent) {
        animations()
      } else {
        performWithoutAnimation(animations)
      }
    }
  }

  static func replace(
    _ fromView: UIView, with toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let container = fromView.parent
    transition(
      with: container ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// No transition. The default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// Rotates half a turn about the vertical axis: the left side comes to the front and moves to the
  /// right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Rotates half a turn about the vertical axis: the right side comes to the front and moves to
  /// the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Curls the outgoing view up like a page, from the bottom.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Curls the incoming view down like a page that is turned back.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Fades from the outgoing to the incoming snapshot.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Rotates half a turn about the horizontal axis: the top comes to the front and moves down.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Rotates half a turn about the horizontal axis: the bottom comes to the front and moves up.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  @MainActor var transition: CATransition? {
    switch rawValue >> 20 & 7 {
    case 1: CATransition(.flip, .fromLeft)
    case 2: CATransition(.flip, .fromRight)
    case 3: CATransition(.curlUp)
    case 4: CATransition(.curlDown)
    case 5: CATransition(.fade)
    // Layer geometry has y pointing up: the layer's bottom is the view's top.
    case 6: CATransition(.flip, .fromBottom)
    case 7: CATransition(.flip, .fromTop)
    default: nil
    }
  }
}

extension CATransition {
  fileprivate convenience init(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    self.init()
    (self.type, self.subtype) = (type, subtype)
  }
}
