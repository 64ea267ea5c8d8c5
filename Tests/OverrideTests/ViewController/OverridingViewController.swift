import UIKit

final class OverridingViewController: UIViewController {
  override var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { called(super.contentUnavailableConfiguration) }
    set { super.contentUnavailableConfiguration = assigned(newValue) }
  }
  override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    called(super.contentUnavailableConfigurationState)
  }
  override func setNeedsUpdateContentUnavailableConfiguration() {
    called(super.setNeedsUpdateContentUnavailableConfiguration())
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    called(super.updateContentUnavailableConfiguration(using: state))
  }
  override var focusGroupIdentifier: String? {
    get { called(super.focusGroupIdentifier) }
    set { super.focusGroupIdentifier = assigned(newValue) }
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    called(super.preferredFocusEnvironments)
  }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? {
    called(super.parentFocusEnvironment)
  }
  override var focusItemContainer: (any UIFocusItemContainer)? { called(super.focusItemContainer) }
  override func setNeedsFocusUpdate() { called(super.setNeedsFocusUpdate()) }
  override func updateFocusIfNeeded() { called(super.updateFocusIfNeeded()) }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    called(super.shouldUpdateFocus(in: context))
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { called(super.didUpdateFocus(in: context, with: coordinator)) }
  override var nibName: String? { called(super.nibName) }
  override var nibBundle: Bundle? { called(super.nibBundle) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var view: UIView! {
    get { called(super.view) }
    set { super.view = assigned(newValue) }
  }
  override var viewIfLoaded: UIView? { called(super.viewIfLoaded) }
  override var isViewLoaded: Bool { called(super.isViewLoaded) }
  override func loadView() { called(super.loadView()) }
  override func loadViewIfNeeded() { called(super.loadViewIfNeeded()) }
  override func viewDidLoad() { called(super.viewDidLoad()) }
  override var storyboard: UIStoryboard? { called(super.storyboard) }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    called(super.performSegue(withIdentifier: identifier, sender: sender))
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    called(super.shouldPerformSegue(withIdentifier: identifier, sender: sender))
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    called(super.prepare(for: segue, sender: sender))
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    called(super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender))
  }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { called(super.allowedChildrenForUnwinding(from: source)) }
  override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    called(super.childContaining(source))
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    called(super.unwind(for: unwindSegue, towards: subsequentVC))
  }
  override var title: String? {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var tabBarItem: UITabBarItem! {
    get { called(super.tabBarItem) }
    set { super.tabBarItem = assigned(newValue) }
  }
  override var navigationController: UINavigationController? {
    called(super.navigationController)
  }
  override var splitViewController: UISplitViewController? { called(super.splitViewController) }
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
  override func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) { called(super.setContentScrollView(scrollView, for: edge)) }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    called(super.contentScrollView(for: edge))
  }
  override var tabBarController: UITabBarController? { called(super.tabBarController) }
  override var restorationIdentifier: String? {
    get { called(super.restorationIdentifier) }
    set { super.restorationIdentifier = assigned(newValue) }
  }
  override var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { called(super.restorationClass) }
    set { super.restorationClass = assigned(newValue) }
  }
  override func encodeRestorableState(with coder: NSCoder) {
    called(super.encodeRestorableState(with: coder))
  }
  override func decodeRestorableState(with coder: NSCoder) {
    called(super.decodeRestorableState(with: coder))
  }
  override func applicationFinishedRestoringState() {
    called(super.applicationFinishedRestoringState())
  }
  override func viewWillAppear(_ animated: Bool) { called(super.viewWillAppear(animated)) }
  override func viewIsAppearing(_ animated: Bool) { called(super.viewIsAppearing(animated)) }
  override func viewDidAppear(_ animated: Bool) { called(super.viewDidAppear(animated)) }
  override func viewWillDisappear(_ animated: Bool) { called(super.viewWillDisappear(animated)) }
  override func viewDidDisappear(_ animated: Bool) { called(super.viewDidDisappear(animated)) }
  override var isMovingToParent: Bool { called(super.isMovingToParent) }
  override var isMovingFromParent: Bool { called(super.isMovingFromParent) }
  override func viewWillLayoutSubviews() { called(super.viewWillLayoutSubviews()) }
  override func viewDidLayoutSubviews() { called(super.viewDidLayoutSubviews()) }
  override func updateViewConstraints() { called(super.updateViewConstraints()) }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { called(super.additionalSafeAreaInsets) }
    set { super.additionalSafeAreaInsets = assigned(newValue) }
  }
  override func viewSafeAreaInsetsDidChange() { called(super.viewSafeAreaInsetsDidChange()) }
  override func viewLayoutMarginsDidChange() { called(super.viewLayoutMarginsDidChange()) }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    called(super.systemMinimumLayoutMargins)
  }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { called(super.viewRespectsSystemMinimumLayoutMargins) }
    set { super.viewRespectsSystemMinimumLayoutMargins = assigned(newValue) }
  }
  override var preferredContentSize: CGSize {
    get { called(super.preferredContentSize) }
    set { super.preferredContentSize = assigned(newValue) }
  }
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
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    called(super.transitionCoordinator)
  }
  override var traitCollection: UITraitCollection { called(super.traitCollection) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { called(super.overrideUserInterfaceStyle) }
    set { super.overrideUserInterfaceStyle = assigned(newValue) }
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    called(super.setOverrideTraitCollection(collection, forChild: childViewController))
  }
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    called(super.overrideTraitCollection(forChild: childViewController))
  }
  override var parent: UIViewController? { called(super.parent) }
  override var children: [UIViewController] { called(super.children) }
  override func addChild(_ childController: UIViewController) {
    called(super.addChild(childController))
  }
  override func removeFromParent() { called(super.removeFromParent()) }
  override func willMove(toParent parent: UIViewController?) {
    called(super.willMove(toParent: parent))
  }
  override func didMove(toParent parent: UIViewController?) {
    called(super.didMove(toParent: parent))
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    called(super.shouldAutomaticallyForwardAppearanceMethods)
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    called(super.beginAppearanceTransition(isAppearing, animated: animated))
  }
  override func endAppearanceTransition() { called(super.endAppearanceTransition()) }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    called(
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: completion))
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    called(super.present(viewControllerToPresent, animated: flag, completion: completion))
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    called(super.dismiss(animated: flag, completion: completion))
  }
  override var presentedViewController: UIViewController? { called(super.presentedViewController) }
  override var presentingViewController: UIViewController? {
    called(super.presentingViewController)
  }
  override var presentationController: UIPresentationController? {
    called(super.presentationController)
  }
  override var isBeingPresented: Bool { called(super.isBeingPresented) }
  override var isBeingDismissed: Bool { called(super.isBeingDismissed) }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { called(super.modalPresentationStyle) }
    set { super.modalPresentationStyle = assigned(newValue) }
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { called(super.modalTransitionStyle) }
    set { super.modalTransitionStyle = assigned(newValue) }
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { called(super.transitioningDelegate) }
    set { super.transitioningDelegate = assigned(newValue) }
  }
  override var isModalInPresentation: Bool {
    get { called(super.isModalInPresentation) }
    set { super.isModalInPresentation = assigned(newValue) }
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { called(super.providesPresentationContextTransitionStyle) }
    set { super.providesPresentationContextTransitionStyle = assigned(newValue) }
  }
  override var activePresentationController: UIPresentationController? {
    called(super.activePresentationController)
  }
  override var sheetPresentationController: UISheetPresentationController? {
    called(super.sheetPresentationController)
  }
  override var popoverPresentationController: UIPopoverPresentationController? {
    called(super.popoverPresentationController)
  }
  override var definesPresentationContext: Bool {
    get { called(super.definesPresentationContext) }
    set { super.definesPresentationContext = assigned(newValue) }
  }
  override var isEditing: Bool {
    get { called(super.isEditing) }
    set { super.isEditing = assigned(newValue) }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(super.setEditing(editing, animated: animated))
  }
  override var shouldAutorotate: Bool { called(super.shouldAutorotate) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    called(super.supportedInterfaceOrientations)
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    called(super.preferredInterfaceOrientationForPresentation)
  }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    called(super.setNeedsUpdateOfSupportedInterfaceOrientations())
  }
  override var interfaceOrientation: UIInterfaceOrientation { called(super.interfaceOrientation) }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    called(super.willRotate(to: toInterfaceOrientation, duration: duration))
  }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    called(super.willAnimateRotation(to: toInterfaceOrientation, duration: duration))
  }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    called(super.didRotate(from: fromInterfaceOrientation))
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { called(super.preferredStatusBarStyle) }
  override var prefersStatusBarHidden: Bool { called(super.prefersStatusBarHidden) }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    called(super.preferredStatusBarUpdateAnimation)
  }
  override func setNeedsStatusBarAppearanceUpdate() {
    called(super.setNeedsStatusBarAppearanceUpdate())
  }
  override var childForStatusBarStyle: UIViewController? { called(super.childForStatusBarStyle) }
  override var childForStatusBarHidden: UIViewController? { called(super.childForStatusBarHidden) }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { called(super.modalPresentationCapturesStatusBarAppearance) }
    set { super.modalPresentationCapturesStatusBarAppearance = assigned(newValue) }
  }
  override var prefersHomeIndicatorAutoHidden: Bool {
    called(super.prefersHomeIndicatorAutoHidden)
  }
  override var childForHomeIndicatorAutoHidden: UIViewController? {
    called(super.childForHomeIndicatorAutoHidden)
  }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    called(super.setNeedsUpdateOfHomeIndicatorAutoHidden())
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    called(super.preferredScreenEdgesDeferringSystemGestures)
  }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    called(super.childForScreenEdgesDeferringSystemGestures)
  }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    called(super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
  }
  override func didReceiveMemoryWarning() { called(super.didReceiveMemoryWarning()) }
  override var next: UIResponder? { called(super.next) }
  override var keyCommands: [UIKeyCommand]? { called(super.keyCommands) }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) {
    called(super.addKeyCommand(keyCommand))
  }
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    called(super.removeKeyCommand(keyCommand))
  }
  override var navigationItem: UINavigationItem { called(super.navigationItem) }
  override var hidesBottomBarWhenPushed: Bool {
    get { called(super.hidesBottomBarWhenPushed) }
    set { super.hidesBottomBarWhenPushed = assigned(newValue) }
  }
  override var toolbarItems: [UIBarButtonItem]? {
    get { called(super.toolbarItems) }
    set { super.toolbarItems = assigned(newValue) }
  }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    called(super.setToolbarItems(toolbarItems, animated: animated))
  }
  override var editButtonItem: UIBarButtonItem { called(super.editButtonItem) }
  override var edgesForExtendedLayout: UIRectEdge {
    get { called(super.edgesForExtendedLayout) }
    set { super.edgesForExtendedLayout = assigned(newValue) }
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { called(super.extendedLayoutIncludesOpaqueBars) }
    set { super.extendedLayoutIncludesOpaqueBars = assigned(newValue) }
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    called(super.show(vc, sender: sender))
  }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    called(super.showDetailViewController(vc, sender: sender))
  }
}
