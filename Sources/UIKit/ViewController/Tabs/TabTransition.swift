import CoreGraphics

/// The change from one tab to another: without an animation, or with the animator of the delegate.
@MainActor final class TabTransition: TransitionContext {
  let from: UIViewController
  let to: UIViewController
  private unowned let controller: UITabBarController

  init(of controller: UITabBarController, from: UIViewController, to: UIViewController) {
    (self.controller, self.from, self.to) = (controller, from, to)
    let delegate = controller.delegate
    let animator = delegate?.tabBarController(
      controller, animationControllerForTransitionFrom: from, to: to)
    let interactor = animator.flatMap {
      delegate?.tabBarController(controller, interactionControllerFor: $0)
    }
    super.init(animator: animator, interactor: interactor, of: [from, to])
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
    vc === from ? containerView.bounds : .zero
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }

  override func changeWithoutAnimation() {
    from.view.removeFromSuperview()
    controller.addContent(of: to)
  }
}
