public import Foundation
import QuartzCore

extension UIView {
  /// Shows the changes made in `animations` to the view and to all in it by a transition: from a
  /// picture of the view as it is on the screen to the view as it has become. The compositor shows
  /// it; the program does nothing until `completion` is called, once, with whether it ran to its
  /// end. Options without a transition animate as `animate(withDuration:)` does.
  ///
  /// Changes inside do not animate by themselves, unless with `.allowAnimatedContent`. A view in no
  /// window changes at once, and `completion` is called before this returns.
  ///
  /// - Parameter duration: seconds; 0 or less changes at once.
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

  /// Replaces a view by another in its superview, whose transition shows it. The new one comes in
  /// front of all; with `.showHideTransitionViews` the two stay where they are, and the one is
  /// hidden and the other shown.
  ///
  /// - Parameter duration: seconds; 0 or less changes at once.
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
  /// A half turn about the vertical middle: the left side comes to the front, and goes to the right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// A half turn about the vertical middle: the right side comes to the front, and goes to the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// The view as it was is turned over like a page, from the bottom up.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// The view as it has become comes down like a page that is turned back.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// The one picture becomes the other.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// A half turn about the horizontal middle: the top comes to the front, and goes down.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A half turn about the horizontal middle: the bottom comes to the front, and goes up.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  @MainActor fileprivate var transition: CATransition? {
    switch rawValue >> 20 & 7 {
    case 1: CATransition(.flip, .fromLeft)
    case 2: CATransition(.flip, .fromRight)
    case 3: CATransition(.curlUp)
    case 4: CATransition(.curlDown)
    case 5: CATransition(.fade)
    // In a layer, the top is where y is larger.
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
