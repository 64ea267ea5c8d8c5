import CoreGraphics
public import Foundation

/// Manages the presentation of a view controller: where its view is, and what is around it.
///
/// Main thread only. Source: Apple, "UIPresentationController".
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that presents; before the presentation the one that was given.
  open internal(set) unowned var presentingViewController: UIViewController
  open private(set) unowned var presentedViewController: UIViewController
  /// Decides how the presentation adapts, and whether the user may dismiss it. Default: nil. Not
  /// retained.
  ///
  /// Source: Apple, "delegate".
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presentation that this controller conducts, while it does.
  final weak var presentation: Presentation?
  /// The style that this controller was adapted to; nil if it is that of the presented controller.
  final var adaptedStyle: UIModalPresentationStyle?
  /// The view in which the presentation takes place, while it does.
  open internal(set) var containerView: UIView?

  /// Creates a controller.
  ///
  /// - Parameter presentingViewController: nil if it is found when the presentation begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The style of the presentation; `.automatic` is `.pageSheet`.
  open var presentationStyle: UIModalPresentationStyle {
    let style = adaptedStyle ?? presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// The style in a window of compact width; `.none`, the default, means no change.
  ///
  /// Source: Apple, "adaptivePresentationStyle".
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for traits, which the delegate decides; `.none` means no change.
  ///
  /// Source: Apple, "adaptivePresentationStyle(for:)".
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.isCompactWidth ? adaptivePresentationStyle : .none
  }

  /// The view that is presented. Default: that of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the transition. Default: the bounds of the
  /// container view. Points.
  ///
  /// Source: Apple, "frameOfPresentedViewInContainerView".
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window, and not only the presenter. Default: true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is taken out of the window while it is covered. Default: false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the animations of the presentation. Views that are added here are behind or
  /// beside the presented one.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation; `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the animations of the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal; `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the container view has a new size. The default implementation tells the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.presentation?.adapt() }
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. The default implementation tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For UIKit's controllers

  /// Whether what is presented lies above the rest of the interface, and dark backgrounds are lighter.
  var isElevated: Bool { false }
  /// Called before the presentation begins, when misuse can still be found.
  func prepareToPresent() {}
  /// Adds the views around the presented one, before the transition, which shows them; nil shows them
  /// at once.
  func installChrome(with coordinator: TransitionCoordinator?) {}
  /// Hides the views around the presented one with a dismissal.
  func hideChrome(with coordinator: TransitionCoordinator) {}
  /// Removes the views around the presented one.
  func removeChrome() {}
  /// Dismisses the presented controller because of Escape, if the user may. Returns false where Escape does
  /// not dismiss.
  func escape() -> Bool { false }
  /// Whether a touch at a point of the container goes to what is behind it.
  func passesTouch(at point: CGPoint) -> Bool { false }
  /// Called when an on-screen keyboard appears, moves or disappears.
  func keyboardDidChange() {}
  /// The user's control of the next dismissal.
  var interactor: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The animator of a transition for which the program provides none.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }

  /// Returns the controller of a style that this one adapts to.
  func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
    switch style {
    case .fullScreen:
      CoveringPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    case .overFullScreen:
      OverPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    case .currentContext, .overCurrentContext, .custom, .popover, .none: nil
    }
  }

  /// Returns the controller of the style that suits the window: this one if nothing else is wanted.
  final func adapted() -> UIPresentationController {
    let view = containerView ?? presentingViewController.viewIfLoaded
    let traits = (view?.window ?? view)?.traitCollection ?? .current
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != presentationStyle, let other = makeAdapted(to: style) else {
      return self
    }
    other.adaptedStyle = style
    delegate?.presentationController(self, prepare: other)
    return other
  }
}
