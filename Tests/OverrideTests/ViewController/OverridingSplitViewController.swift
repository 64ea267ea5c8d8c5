import UIKit

final class OverridingSplitViewController: UISplitViewController {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override func loadView() {
    called(super.loadView())
  }
  override weak var delegate: (any UISplitViewControllerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override func setViewController(_ vc: UIViewController?, for column: Column) {
    called(super.setViewController(vc, for: column))
  }
  override func viewController(for column: Column) -> UIViewController? {
    called(super.viewController(for: column))
  }
  override func show(_ column: Column) { called(super.show(column), "show(_:)") }
  override func hide(_ column: Column) { called(super.hide(column)) }
  override var viewControllers: [UIViewController] {
    get { called(super.viewControllers) }
    set { super.viewControllers = assigned(newValue) }
  }
  override var primaryEdge: PrimaryEdge {
    get { called(super.primaryEdge) }
    set { super.primaryEdge = assigned(newValue) }
  }
  override var primaryBackgroundStyle: BackgroundStyle {
    get { called(super.primaryBackgroundStyle) }
    set { super.primaryBackgroundStyle = assigned(newValue) }
  }
  override var preferredDisplayMode: DisplayMode {
    get { called(super.preferredDisplayMode) }
    set { super.preferredDisplayMode = assigned(newValue) }
  }
  override var preferredSplitBehavior: SplitBehavior {
    get { called(super.preferredSplitBehavior) }
    set { super.preferredSplitBehavior = assigned(newValue) }
  }
  override var presentsWithGesture: Bool {
    get { called(super.presentsWithGesture) }
    set { super.presentsWithGesture = assigned(newValue) }
  }
  override var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { called(super.displayModeButtonVisibility) }
    set { super.displayModeButtonVisibility = assigned(newValue) }
  }
  override var showsSecondaryOnlyButton: Bool {
    get { called(super.showsSecondaryOnlyButton) }
    set { super.showsSecondaryOnlyButton = assigned(newValue) }
  }
  override var preferredPrimaryColumnWidthFraction: CGFloat {
    get { called(super.preferredPrimaryColumnWidthFraction) }
    set { super.preferredPrimaryColumnWidthFraction = assigned(newValue) }
  }
  override var preferredPrimaryColumnWidth: CGFloat {
    get { called(super.preferredPrimaryColumnWidth) }
    set { super.preferredPrimaryColumnWidth = assigned(newValue) }
  }
  override var minimumPrimaryColumnWidth: CGFloat {
    get { called(super.minimumPrimaryColumnWidth) }
    set { super.minimumPrimaryColumnWidth = assigned(newValue) }
  }
  override var maximumPrimaryColumnWidth: CGFloat {
    get { called(super.maximumPrimaryColumnWidth) }
    set { super.maximumPrimaryColumnWidth = assigned(newValue) }
  }
  override var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { called(super.preferredSupplementaryColumnWidthFraction) }
    set { super.preferredSupplementaryColumnWidthFraction = assigned(newValue) }
  }
  override var preferredSupplementaryColumnWidth: CGFloat {
    get { called(super.preferredSupplementaryColumnWidth) }
    set { super.preferredSupplementaryColumnWidth = assigned(newValue) }
  }
  override var minimumSupplementaryColumnWidth: CGFloat {
    get { called(super.minimumSupplementaryColumnWidth) }
    set { super.minimumSupplementaryColumnWidth = assigned(newValue) }
  }
  override var maximumSupplementaryColumnWidth: CGFloat {
    get { called(super.maximumSupplementaryColumnWidth) }
    set { super.maximumSupplementaryColumnWidth = assigned(newValue) }
  }
  override var displayModeButtonItem: UIBarButtonItem {
    called(super.displayModeButtonItem)
  }
  override var displayMode: DisplayMode {
    called(super.displayMode)
  }
  override var splitBehavior: SplitBehavior {
    called(super.splitBehavior)
  }
  override var isCollapsed: Bool {
    called(super.isCollapsed)
  }
  override var primaryColumnWidth: CGFloat {
    called(super.primaryColumnWidth)
  }
  override var supplementaryColumnWidth: CGFloat {
    called(super.supplementaryColumnWidth)
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    called(super.supportedInterfaceOrientations)
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    called(super.preferredInterfaceOrientationForPresentation)
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    called(super.show(vc, sender: sender))
  }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    called(super.showDetailViewController(vc, sender: sender))
  }
  override func viewDidLayoutSubviews() {
    called(super.viewDidLayoutSubviews())
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
}
