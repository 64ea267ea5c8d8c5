public import Foundation
import QuartzCore

extension UIView {
  /// Makes the changes in `animations` to the view and its subtree with a transition from a
  /// snapshot of the view as it is on the screen to its new state. The compositor runs the
  /// transition; the program does nothing until `completion` is called, once, with whether it ran
  /// to its end. Options without a transition animate as `animate(withDuration:)` does.
  ///
  /// Changes inside do not animate by themselves, except with `.allowAnimatedContent`. A view
  /// outside a window changes immediately, and `completion` is called before this method returns.
  ///
  /// - Parameter duration: seconds; with 0 or less the changes take effect immediately.
  ///
  /// Main thread. Source: Apple,
  /// "UIView.transition(with:duration:options:animations:completion:)".
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
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

  /// Replaces a view by another in its superview, with a transition of the superview. The new view
  /// becomes the frontmost subview; with `.showHideTransitionViews` both stay in the hierarchy, and
  /// the old one is hidden and the new one shown.
  ///
  /// - Parameter duration: seconds; with 0 or less the changes take effect immediately.
  ///
  /// Main thread. Source: Apple, "UIView.transition(from:to:duration:options:completion:)".
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
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

  @MainActor fileprivate var transition: CATransition? {
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
