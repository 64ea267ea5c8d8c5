import CoreGraphics
import Foundation

/// The transition of a presentation or a dismissal.
@MainActor final class ModalTransition: TransitionContext {
  private unowned let presentation: Presentation
  private let isPresenting: Bool

  init(_ presentation: Presentation, isPresenting: Bool, isAnimated: Bool) {
    (self.presentation, self.isPresenting) = (presentation, isPresenting)
    let (presented, presenter) = (presentation.presented, presentation.presenter)
    let own = isAnimated ? presentation.customAnimator(isPresenting: isPresenting) : nil
    let interactor = own.flatMap {
      presentation.interactor(of: $0, isPresenting: isPresenting)
    }
    let animator =
      own ?? (isAnimated ? presentation.defaultAnimator(isPresenting: isPresenting) : nil)
    super.init(animator: animator, interactor: interactor, of: [presented, presenter])
  }

  override func changeWithoutAnimation() {
    guard isPresenting, let view = presentation.controller.presentedView else { return }
    containerView.addSubview(view)
  }

  override var containerView: UIView { presentation.controller.containerView ?? UIView() }

  override var presentationStyle: UIModalPresentationStyle {
    presentation.controller.presentationStyle
  }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: isPresenting ? presentation.presenter : presentation.presented
    case .to: isPresenting ? presentation.presented : presentation.presenter
    default: nil
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresentedView = (key == .to) == isPresenting
    if isPresentedView { return presentation.controller.presentedView }
    return presentation.controller.shouldRemovePresentersView ? presentation.presenter.view : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isPresenting ? .zero : presentedFrame }
    return presentersFrame
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isPresenting ? presentedFrame : .zero }
    return presentersFrame
  }

  private var presentedFrame: CGRect { presentation.controller.frameOfPresentedViewInContainerView }

  private var presentersFrame: CGRect {
    guard let view = presentation.presenter.viewIfLoaded else { return .zero }
    return view.window == nil ? containerView.bounds : view.convert(view.bounds, to: containerView)
  }
}

extension Presentation {
  fileprivate func customAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = presented.transitioningDelegate else { return nil }
    return isPresenting
      ? delegate.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
      : delegate.animationController(forDismissed: presented)
  }

  fileprivate func defaultAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(presented.modalTransitionStyle, isPresenting: isPresenting)
  }

  fileprivate func interactor(
    of animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isPresenting
      ? presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
      : presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
  }
}
