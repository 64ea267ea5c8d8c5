import CoreGraphics

/// The standard transition of a navigation stack: the upper view moves in from the trailing side, or out
/// to it, and the lower one moves by a part of that and is darkened.
final class NavigationAnimator: SpringAnimator {
  /// How far the lower view moves, as a part of the width.
  static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  private let shade = UIView()
  private var views: [(view: UIView, frame: CGRect)] = []
  private weak var container: UIView?

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
  }

  override func addChanges(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), let fromView = from.view, let toView = to.view
    else { return animator.addAnimations {} }
    let container = context.containerView
    let isPush = operation == .push
    views = [
      (fromView, context.initialFrame(for: from)), (toView, context.finalFrame(for: to)),
    ]
    (shade.frame, self.container) = (container.bounds, container)
    container.isUserInteractionEnabled = false
    let (upper, lower) = isPush ? (toView, fromView) : (fromView, toView)
    container.insertSubview(lower, at: 0)
    container.addSubview(shade)
    container.addSubview(upper)
    let (upperCenter, lowerCenter) = (upper.center, lower.center)
    let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isReversed ? -1 : 1)
    let outside = CGPoint(x: upperCenter.x + width, y: upperCenter.y)
    let below = CGPoint(x: lowerCenter.x - width * Self.parallax, y: lowerCenter.y)
    UIView.performWithoutAnimation {
      if isPush { upper.center = outside } else { lower.center = below }
      shade.alpha = isPush ? 0 : Self.dimming
    }
    animator.addAnimations { [shade] in
      upper.center = isPush ? upperCenter : outside
      lower.center = isPush ? below : lowerCenter
      shade.alpha = isPush ? Self.dimming : 0
    }
  }

  /// Ends the animation, if it runs, and puts the views to their places.
  func settle() {
    container?.isUserInteractionEnabled = true
    stop()
    shade.removeFromSuperview()
    UIView.performWithoutAnimation {
      for (view, frame) in views { view.setFrameUntransformed(frame) }
    }
    views = []
  }
}
