import UIKit

final class OverridingPresentationController: UIPresentationController {
  override var presentingViewController: UIViewController {
    called(super.presentingViewController)
  }
  override var presentedViewController: UIViewController { called(super.presentedViewController) }
  override var containerView: UIView? { called(super.containerView) }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    called(super.adaptivePresentationStyle)
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    called(super.adaptivePresentationStyle(for: traitCollection))
  }
  override var presentationStyle: UIModalPresentationStyle { called(super.presentationStyle) }
  override var presentedView: UIView? { called(super.presentedView) }
  override var frameOfPresentedViewInContainerView: CGRect {
    called(super.frameOfPresentedViewInContainerView)
  }
  override var shouldPresentInFullscreen: Bool { called(super.shouldPresentInFullscreen) }
  override var shouldRemovePresentersView: Bool { called(super.shouldRemovePresentersView) }
  override func containerViewWillLayoutSubviews() {
    called(super.containerViewWillLayoutSubviews())
  }
  override func containerViewDidLayoutSubviews() { called(super.containerViewDidLayoutSubviews()) }
  override func presentationTransitionWillBegin() {
    called(super.presentationTransitionWillBegin())
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    called(super.presentationTransitionDidEnd(completed))
  }
  override func dismissalTransitionWillBegin() { called(super.dismissalTransitionWillBegin()) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    called(super.dismissalTransitionDidEnd(completed))
  }
  override var preferredContentSize: CGSize { called(super.preferredContentSize) }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    called(super.preferredContentSizeDidChange(forChildContentContainer: container))
  }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    called(super.systemLayoutFittingSizeDidChange(forChildContentContainer: container))
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    called(super.size(forChildContentContainer: container, withParentContainerSize: parentSize))
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called(super.viewWillTransition(to: size, with: coordinator))
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called(super.willTransition(to: newCollection, with: coordinator))
  }
  override var traitCollection: UITraitCollection { called(super.traitCollection) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
}

/// Presents with the controller whose overrides are tested.
final class OverridingPresenter: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OverridingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

extension Overrides {
  static let presentationController = Overrides(
    of: "UIPresentationController", by: OverridingPresenter(),
    uses: [
      {
        let (root, presented) = (UIViewController(), UIViewController())
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = $0
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = root
        window.isHidden = false
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        CATransaction.flush()
        guard let controller = presented.presentationController else { return }
        controller.delegate = controller.delegate
        _ = controller.adaptivePresentationStyle
        _ = (controller.presentingViewController, controller.presentationStyle)
        _ = (controller.preferredContentSize, controller.traitCollection)
        controller.containerView?.layoutIfNeeded()
        controller.preferredContentSizeDidChange(forChildContentContainer: presented)
        controller.systemLayoutFittingSizeDidChange(forChildContentContainer: presented)
        controller.viewWillTransition(to: .zero, with: NoTransition())
        controller.willTransition(to: UITraitCollection(), with: NoTransition())
        controller.traitCollectionDidChange(nil)
        _ = controller.presentedViewController
        root.dismiss(animated: false)
        CATransaction.flush()
      }
    ])
}
