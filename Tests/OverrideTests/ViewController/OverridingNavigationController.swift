import UIKit

final class OverridingNavigationController: UINavigationController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    called(super.unwind(for: unwindSegue, towards: subsequentVC))
  }
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override func loadView() {
    called(super.loadView())
  }
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var viewControllers: [UIViewController] {
    get { called(super.viewControllers) }
    set { super.viewControllers = assigned(newValue) }
  }
  override var topViewController: UIViewController? { called(super.topViewController) }
  override var visibleViewController: UIViewController? { called(super.visibleViewController) }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    called(super.setViewControllers(viewControllers, animated: animated))
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    called(super.pushViewController(viewController, animated: animated))
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    called(super.popViewController(animated: animated))
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    called(super.popToRootViewController(animated: animated))
  }
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    called(super.popToViewController(viewController, animated: animated))
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    called(super.show(vc, sender: sender))
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    called(
      super.collapseSecondaryViewController(secondaryViewController, for: splitViewController))
  }
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    called(super.separateSecondaryViewController(for: splitViewController))
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    called(super.interactivePopGestureRecognizer)
  }
  override var navigationBar: UINavigationBar { called(super.navigationBar) }
  override var isNavigationBarHidden: Bool {
    get { called(super.isNavigationBarHidden) }
    set { super.isNavigationBarHidden = assigned(newValue) }
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    called(super.setNavigationBarHidden(hidden, animated: animated))
  }
  override var toolbar: UIToolbar! { called(super.toolbar) }
  override var isToolbarHidden: Bool {
    get { called(super.isToolbarHidden) }
    set { super.isToolbarHidden = assigned(newValue) }
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    called(super.setToolbarHidden(hidden, animated: animated))
  }
  override var hidesBarsWhenKeyboardAppears: Bool {
    get { called(super.hidesBarsWhenKeyboardAppears) }
    set { super.hidesBarsWhenKeyboardAppears = assigned(newValue) }
  }
  override var hidesBarsOnSwipe: Bool {
    get { called(super.hidesBarsOnSwipe) }
    set { super.hidesBarsOnSwipe = assigned(newValue) }
  }
  override var hidesBarsWhenVerticallyCompact: Bool {
    get { called(super.hidesBarsWhenVerticallyCompact) }
    set { super.hidesBarsWhenVerticallyCompact = assigned(newValue) }
  }
  override var hidesBarsOnTap: Bool {
    get { called(super.hidesBarsOnTap) }
    set { super.hidesBarsOnTap = assigned(newValue) }
  }
  override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    called(super.barHideOnSwipeGestureRecognizer)
  }
  override var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    called(super.barHideOnTapGestureRecognizer)
  }
  override func viewWillAppear(_ animated: Bool) {
    called(super.viewWillAppear(animated))
  }
  override func viewDidLayoutSubviews() {
    called(super.viewDidLayoutSubviews())
  }
  override func viewSafeAreaInsetsDidChange() {
    called(super.viewSafeAreaInsetsDidChange())
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called(super.viewWillTransition(to: size, with: coordinator))
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    called(super.size(forChildContentContainer: container, withParentContainerSize: parentSize))
  }
  override func encodeRestorableState(with coder: NSCoder) {
    called(super.encodeRestorableState(with: coder))
  }
  override func decodeRestorableState(with coder: NSCoder) {
    called(super.decodeRestorableState(with: coder))
  }
  override var keyCommands: [UIKeyCommand]? { called(super.keyCommands) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    called(super.supportedInterfaceOrientations)
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    called(super.preferredInterfaceOrientationForPresentation)
  }
  override var shouldAutorotate: Bool { called(super.shouldAutorotate) }
}
