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

  private(set) var presenter: UIViewController
  let presented: UIViewController
  /// The controller whose `present(_:animated:completion:)` was called.
  private(set) weak var source: UIViewController?
  /// The controller of the style that was asked for.
  let controller: UIPresentationController
  /// The controller of the style that suits the window: `controller`, or the one it adapts to.
  private(set) var active: UIPresentationController
  let containerView = PresentationContainerView()
  private(set) var phase = Phase.presenting
  /// The transition that runs.
  private(set) var transition: ModalTransition?
  /// Whether the presenter's view is taken out of the window while it is covered.
  private(set) var removesPresenter: Bool
  /// Where the presenter's view was when it was taken out of the window.
  private var place: (superview: UIView, index: Int)?

  init(
    of presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController, adaptedTo active: UIPresentationController
  ) {
    (self.presented, self.presenter, self.controller) = (presented, presenter, controller)
    (self.source, self.active) = (source, active)
    removesPresenter = active.shouldRemovePresentersView
    controller.presentingViewController = presenter
    connectActive()
  }

  private func connectActive() {
    active.presentingViewController = presenter
    active.presentation = self
    active.containerView = containerView
    controller.containerView = containerView
    containerView.controller = active
    if active.isElevated {
      containerView.traitOverrides.userInterfaceLevel = .elevated
    } else {
      containerView.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    }
  }

  // MARK: Presenting and dismissing

  func begin(animated: Bool, completion: (() -> Void)?) {
    presenter.presentation = self
    presented.presentedBy = self
    adaptOrientation()
    addContainerView()
    place(active.presentedView)
    let transition = ModalTransition(self, isPresenting: true, isAnimated: animated)
    transition.prepare()
    tellAdaptiveStyle(transition)
    if removesPresenter { setAppearance(of: presenter, false, animated) }
    setAppearance(of: presented, true, animated)
    active.installChrome(with: transition.coordinator)
    active.presentationTransitionWillBegin()
    run(transition) { didComplete in
      if didComplete { self.finishPresenting() } else { self.remove() }
      self.active.presentationTransitionDidEnd(didComplete)
      completion?()
    }
  }

  private func place(_ view: UIView?) {
    guard let view else { return }
    view.setFrameUntransformed(active.frameOfPresentedViewInContainerView)
    if view === presented.view { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  private func tellAdaptiveStyle(_ transition: ModalTransition) {
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: active === controller ? .none : active.presentationStyle,
      transitionCoordinator: transition.coordinator)
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
    guard removesPresenter else { return }
    removePresentersView()
    presenter.finishAppearance()
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard phase == .presented else { return }
    phase = .dismissing
    adaptOrientation()
    let transition = ModalTransition(self, isPresenting: false, isAnimated: animated)
    transition.prepare()
    setAppearance(of: presented, false, animated)
    if removesPresenter {
      setAppearance(of: presenter, true, animated)
      restorePresentersView()
    }
    active.hideChrome(with: transition.coordinator)
    active.dismissalTransitionWillBegin()
    run(transition) { didComplete in
      if didComplete { self.remove() } else { self.stay() }
      self.active.dismissalTransitionDidEnd(didComplete)
      if didComplete { completion?() }
    }
  }

  /// Ends a transition without animations, which waits for the commit, because something else begins.
  func finishAtOnce() {
    if let transition, !transition.isAnimated { transition.completeTransition(true) }
  }

  /// Ends the presentation: after the dismissal, or when its beginning was cancelled.
  private func remove() {
    setAppearance(of: presented, false, false)
    if removesPresenter { setAppearance(of: presenter, true, false) }
    restorePresentersView()
    takeApart()
    if removesPresenter { presenter.finishAppearance() }
    presented.finishAppearance()
  }

  private func takeApart() {
    active.removeChrome()
    active.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    containerView.removeFromSuperview()
    if presenter.presentation === self { presenter.presentation = nil }
    presented.presentedBy = nil
    presented.preparedController = nil
    (active.containerView, controller.containerView) = (nil, nil)
  }

  /// Continues the presentation when its dismissal was cancelled.
  private func stay() {
    if removesPresenter { setAppearance(of: presenter, false, false) }
    setAppearance(of: presented, true, false)
    finishPresenting()
    adaptOrientation()
  }

  /// Takes the place of the presentation whose controller presents this one, which ends at once, so
  /// that what appears when this one is dismissed is the controller below both.
  func replace(_ lower: Presentation) {
    let middle = lower.presented
    middle.presentation = nil
    lower.setAppearance(of: middle, false, false)
    lower.takeApart()
    middle.finishAppearance()
    (presenter, place) = (lower.presenter, lower.place)
    removesPresenter = lower.removesPresenter
    presenter.presentation = self
    controller.presentingViewController = presenter
    active.presentingViewController = presenter
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
    let superview = active.shouldPresentInFullscreen ? window : view.superview ?? window
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
    if place.superview is UIWindow { view.frame = place.superview.bounds }
    place.superview.insertSubview(view, at: place.index)
  }

  // MARK: Adaptation

  /// Changes to the style that suits the window's new size, without animation.
  func adapt() {
    guard phase == .presented, transition == nil else { return }
    let next = controller.adapted()
    guard next !== active, next.presentationStyle != active.presentationStyle,
      next.shouldRemovePresentersView == active.shouldRemovePresentersView
    else { return }
    active.removeChrome()
    if active.presentedView !== presented.view { active.presentedView?.removeFromSuperview() }
    active = next
    connectActive()
    if let view = active.presentedView { containerView.addSubview(view) }
    place(active.presentedView)
    active.installChrome(with: nil)
  }
}

extension UIViewController {
  /// Ends the appearance transition that runs, if one does.
  fileprivate func finishAppearance() {
    if appearance == .appearing || appearance == .disappearing { endAppearance() }
  }
}

extension UIView {
  /// Sets the frame that the view has without its transform.
  func setFrameUntransformed(_ frame: CGRect) {
    guard transform != .identity else {
      self.frame = frame
      return
    }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
