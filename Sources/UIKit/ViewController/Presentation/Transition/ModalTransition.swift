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
    let animator =
      own ?? (isAnimated ? presentation.active.makeAnimator(isPresenting: isPresenting) : nil)
    let interactor =
      own.map { presentation.interactor(of: $0, isPresenting: isPresenting) }
      ?? (isPresenting ? nil : presentation.active.interactor)
    super.init(animator: animator, interactor: interactor, of: [presented, presenter])
  }

  override func changeWithoutAnimation() {
    guard isPresenting, let view = presentation.active.presentedView else { return }
    containerView.addSubview(view)
  }

  override var containerView: UIView { presentation.containerView }

  override var presentationStyle: UIModalPresentationStyle {
    presentation.active.presentationStyle
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
    if isPresentedView { return presentation.active.presentedView }
    return presentation.removesPresenter ? presentation.presenter.view : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isPresenting ? .zero : presentedFrame }
    return presentersFrame
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isPresenting ? presentedFrame : .zero }
    return presentersFrame
  }

  private var presentedFrame: CGRect { presentation.active.frameOfPresentedViewInContainerView }

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

  fileprivate func interactor(
    of animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isPresenting
      ? presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
      : presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
  }
}
