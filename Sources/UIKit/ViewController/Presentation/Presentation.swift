import CoreGraphics
import Foundation
import QuartzCore

/// A view controller that is presented by another one, from the beginning of the presentation to the
/// end of the dismissal.
@MainActor final class Presentation {
  enum Phase {
    case presenting
    case presented
    case dismissing
  }

  let presenter: UIViewController
  let presented: UIViewController
  /// The controller whose `present(_:animated:completion:)` was called.
  private(set) weak var source: UIViewController?
  let controller: UIPresentationController
  private let containerView = PresentationContainerView()
  private(set) var phase = Phase.presenting
  /// The transition that runs.
  private var transition: ModalTransition?
  /// Where the presenter's view was when it was taken out of the window.
  private var place: (superview: UIView, index: Int)?

  init(
    of presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController
  ) {
    (self.presented, self.presenter, self.controller) = (presented, presenter, controller)
    self.source = source
    controller.presentingViewController = presenter
    controller.containerView = containerView
    containerView.controller = controller
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    presenter.presentation = self
    presented.presentedBy = self
    addContainerView()
    presented.view.frame = controller.frameOfPresentedViewInContainerView
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transition = ModalTransition(self, isPresenting: true, isAnimated: animated)
    transition.prepare()
    if controller.shouldRemovePresentersView { setAppearance(of: presenter, false, animated) }
    setAppearance(of: presented, true, animated)
    controller.presentationTransitionWillBegin()
    run(transition) { didComplete in
      if didComplete { self.finishPresenting() } else { self.remove() }
      self.controller.presentationTransitionDidEnd(didComplete)
      completion?()
    }
  }

  private func run(_ transition: ModalTransition, end: @escaping (Bool) -> Void) {
    self.transition = transition
    transition.run { didComplete in
      if self.transition === transition { self.transition = nil }
      end(didComplete)
    }
  }

  private func finishPresenting() {
    phase = .presented
    presented.finishAppearance()
    guard controller.shouldRemovePresentersView else { return }
    removePresentersView()
    presenter.finishAppearance()
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard phase != .dismissing else { return }
    phase = .dismissing
    let transition = ModalTransition(self, isPresenting: false, isAnimated: animated)
    transition.prepare()
    setAppearance(of: presented, false, animated)
    if controller.shouldRemovePresentersView {
      setAppearance(of: presenter, true, animated)
      restorePresentersView()
    }
    controller.dismissalTransitionWillBegin()
    run(transition) { didComplete in
      if didComplete { self.remove() } else { self.stay() }
      self.controller.dismissalTransitionDidEnd(didComplete)
      completion?()
    }
  }

  /// Ends the presentation: after the dismissal, or when its beginning was cancelled.
  private func remove() {
    setAppearance(of: presented, false, false)
    if controller.shouldRemovePresentersView { setAppearance(of: presenter, true, false) }
    restorePresentersView()
    controller.presentedView?.removeFromSuperview()
    containerView.removeFromSuperview()
    presenter.presentation = nil
    presented.presentedBy = nil
    if controller.shouldRemovePresentersView { presenter.finishAppearance() }
    presented.finishAppearance()
    controller.containerView = nil
  }

  /// Continues the presentation when its dismissal was cancelled.
  private func stay() {
    if controller.shouldRemovePresentersView { setAppearance(of: presenter, false, false) }
    setAppearance(of: presented, true, false)
    finishPresenting()
  }

  /// Begins an appearance transition, unless the controller is already in it.
  private func setAppearance(of controller: UIViewController, _ appears: Bool, _ animated: Bool) {
    if controller.appearance.isVisible != appears {
      controller.beginAppearance(appears, animated: animated)
    }
  }

  // MARK: Views

  private func addContainerView() {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return }
    let superview = controller.shouldPresentInFullscreen ? window : view.superview ?? window
    containerView.frame = superview === window ? window.bounds : view.frame
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(containerView)
  }

  private func removePresentersView() {
    guard let view = presenter.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    place = (superview, index)
    view.removeFromSuperview()
  }

  private func restorePresentersView() {
    guard let place, let view = presenter.viewIfLoaded else { return }
    self.place = nil
    if place.superview === presenter.view.window { view.frame = place.superview.bounds }
    place.superview.insertSubview(view, at: place.index)
  }
}

extension UIViewController {
  /// Ends the appearance transition that runs, if one does.
  fileprivate func finishAppearance() {
    if appearance == .appearing || appearance == .disappearing { endAppearance() }
  }
}
