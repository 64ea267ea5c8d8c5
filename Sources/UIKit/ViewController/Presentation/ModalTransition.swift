import CoreGraphics
import Foundation
import QuartzCore

/// The transition of a presentation or a dismissal: finds the animator and runs it.
@MainActor final class ModalTransition: NSObject, UIViewControllerContextTransitioning {
  private let presentation: Presentation
  private let isPresenting: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private var end: ((Bool) -> Void)?
  private lazy var coordinator = TransitionCoordinator(of: self, duration: duration)

  init(_ presentation: Presentation, isPresenting: Bool, isAnimated: Bool) {
    (self.presentation, self.isPresenting) = (presentation, isPresenting)
    let (presented, presenter) = (presentation.presented, presentation.presenter)
    let delegate = presented.transitioningDelegate
    if !isAnimated {
      animator = nil
    } else if isPresenting {
      animator =
        delegate?.animationController(
          forPresented: presented, presenting: presenter, source: presenter)
        ?? ModalAnimator(presented.modalTransitionStyle, isPresenting: true)
    } else {
      animator =
        delegate?.animationController(forDismissed: presented)
        ?? ModalAnimator(presented.modalTransitionStyle, isPresenting: false)
    }
    super.init()
    presented.coordinator = coordinator
    presenter.coordinator = coordinator
  }

  private var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Runs the animator, and calls `end` after the transition: when the animator says so, or after the
  /// commit if nothing is animated.
  func run(end: @escaping (Bool) -> Void) {
    self.end = end
    guard let animator else {
      if isPresenting { containerView.addSubview(presentation.presented.view) }
      coordinator.runAnimations()
      CATransaction.whenCommitted { self.completeTransition(true) }
      return
    }
    animator.animateTransition(using: self)
    UIView.animate(withDuration: duration) { self.coordinator.runAnimations() }
  }

  // MARK: UIViewControllerContextTransitioning

  var containerView: UIView { presentation.controller.containerView ?? UIView() }
  var isAnimated: Bool { animator != nil }
  var isInteractive: Bool { false }
  private(set) var transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.finish()
    for controller in [presentation.presented, presentation.presenter]
    where controller.coordinator === coordinator {
      controller.coordinator = nil
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresenting ? presentation.presenter : presentation.presented
    case .to: isPresenting ? presentation.presented : presentation.presenter
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresentedView = (key == .to) == isPresenting
    if isPresentedView { return presentation.controller.presentedView }
    return presentation.controller.shouldRemovePresentersView ? presentation.presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isPresenting ? .zero : presentedFrame }
    return presentersFrame
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isPresenting ? presentedFrame : .zero }
    return presentersFrame
  }

  private var presentedFrame: CGRect { presentation.controller.frameOfPresentedViewInContainerView }

  private var presentersFrame: CGRect {
    guard let view = presentation.presenter.viewIfLoaded else { return .zero }
    return view.window == nil ? containerView.bounds : view.convert(view.bounds, to: containerView)
  }
}
