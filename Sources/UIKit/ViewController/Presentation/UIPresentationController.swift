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

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
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
}

/// The presentation of the styles `.fullScreen` and `.currentContext`.
@MainActor final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override var shouldPresentInFullscreen: Bool {
    presentedViewController.modalPresentationStyle != .currentContext
  }
}

/// The view in which a presentation takes place. It gets the touches, so that what is behind it does
/// not.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
