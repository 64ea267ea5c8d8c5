import CoreGraphics

/// The change from one controller of a navigation stack to another.
@MainActor final class NavigationTransition: TransitionContext {
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  /// The stacks before and after the change.
  let previousStack: [UIViewController]
  let stack: [UIViewController]
  /// What moves the titles in the bar.
  var bars: NavigationBarTransition?
  /// Whether the controllers have got their first callbacks, and the views move.
  var hasBegun = false
  private unowned let controller: UINavigationController

  init(
    of controller: UINavigationController, from: UIViewController, to: UIViewController,
    _ operation: UINavigationController.Operation, isAnimated: Bool, interaction: DraggedTransition?
  ) {
    (self.controller, self.from, self.to, self.operation) = (controller, from, to, operation)
    (previousStack, stack) = (controller.settledStack, controller.stack)
    let own = isAnimated ? controller.customAnimator(operation, from: from, to: to) : nil
    let interactor = own.flatMap {
      controller.delegate?.navigationController(controller, interactionControllerFor: $0)
    }
    super.init(
      animator: own ?? (isAnimated ? NavigationAnimator(operation) : nil),
      interactor: own == nil ? interaction : interactor, of: [from, to])
  }

  override var containerView: UIView { controller.contentView }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? controller.frame(of: from) : .zero
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? controller.frame(of: to) : .zero
  }

  override func changeWithoutAnimation() {
    from.removeViews()
    for view in to.viewsInContext { containerView.addSubview(view) }
  }
}

extension UINavigationController {
  /// Returns the animator of the delegate; nil means the standard one.
  func customAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
  }
}
