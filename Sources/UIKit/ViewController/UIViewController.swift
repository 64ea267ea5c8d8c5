import CoreGraphics
public import Foundation

/// Manages a view and what happens in it: one screen of an application, or a part of one.
///
/// The view is loaded when it is first asked for. A controller retains its view and its children;
/// a window retains its root controller. Main thread only.
///
/// Source: Apple, "UIViewController".
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer,
  UITraitEnvironment, UITraitChangeObservable
{
  /// The name of the view file; nil if the program creates the view.
  open private(set) var nibName: String?
  /// The bundle of the view file; nil means the main one.
  open private(set) var nibBundle: Bundle?
  final var loadedView: UIView?
  final var isLoadingView = false
  final weak var container: UIViewController?
  final var contained: [UIViewController] = []
  final var appearance = AppearanceState.disappeared
  /// Whether the present appearance transition is animated.
  final var isAppearanceAnimated = false
  /// Whether the present appearance transition began because the view moved to another window, so
  /// that it ends by itself.
  final var isAppearanceAutomatic = false
  /// Whether `viewIsAppearing(_:)` is still to be called in this appearance.
  final var awaitsIsAppearing = false
  /// What this controller presents, and how.
  final var presentation: Presentation?
  /// The presentation that shows this controller.
  final weak var presentedBy: Presentation?
  /// The controller of the next presentation, or of the present one.
  final var preparedController: UIPresentationController?
  /// The coordinator of the running transition.
  final weak var coordinator: TransitionCoordinator?
  private final var memoryWarnings: MemoryWarningObserver?

  /// Creates a controller whose view `loadView()` creates, or is in a view file.
  ///
  /// Source: Apple, "init(nibName:bundle:)".
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
    memoryWarnings = MemoryWarningObserver(of: self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, with its title and the name of its view file.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NSKeyedUnarchiver {
      nibName = coder.decodeObject(of: NSString.self, forKey: Self.nibNameKey) as String?
      title = coder.decodeObject(of: NSString.self, forKey: Self.titleKey) as String?
    }
    memoryWarnings = MemoryWarningObserver(of: self)
    coder.read(.viewController, into: self)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(nibName as NSString?, forKey: Self.nibNameKey)
    coder.encode(title as NSString?, forKey: Self.titleKey)
  }

  private static let nibNameKey = "UINibName"
  private static let titleKey = "UITitle"

  // MARK: The view

  /// The view, which is loaded when it is first asked for.
  ///
  /// Traps if the view belongs to another controller. Source: Apple, "view".
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { change(view: newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view. Default: a plain view of the screen's size. An override does not call the
  /// superclass.
  ///
  /// Source: Apple, "loadView()".
  open func loadView() { loadDefaultView() }

  open func loadViewIfNeeded() { loadViewOnce() }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  /// The title, which containers show. Default: nil.
  open var title: String? { didSet { titleDidChange() } }

  // MARK: Storyboards

  /// The storyboard from which the controller was created; nil if it is from none.
  ///
  /// Source: Apple, "storyboard".
  open var storyboard: UIStoryboard? { scene?.storyboard }
  final var scene: StoryboardScene?

  /// Performs a segue of the storyboard, without asking `shouldPerformSegue(withIdentifier:sender:)`.
  ///
  /// Traps if there is no such segue. Source: Apple, "performSegue(withIdentifier:sender:)".
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOfScene(identifier, sender)
  }

  /// Whether a segue is performed that the user has triggered. Default: true.
  ///
  /// Source: Apple, "shouldPerformSegue(withIdentifier:sender:)".
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed, once its destination exists. Default:
  /// nothing.
  ///
  /// Source: Apple, "prepare(for:sender:)".
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end at this controller. Default: whether it has the action, unless it
  /// is the source.
  ///
  /// Source: Apple, "canPerformUnwindSegueAction(_:from:sender:)".
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self && responds(to: action) }

  /// The children that are searched for the end of an unwind segue, in this order. Default: the others
  /// than the one from which the search comes, the last first.
  ///
  /// Source: Apple, "allowedChildrenForUnwinding(from:)".
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return contained.reversed().filter { $0 !== origin }
  }

  /// The child that is or contains the source of an unwind segue; nil if there is none.
  ///
  /// Source: Apple, "childContaining(_:)".
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(with: source.source)
  }

  /// Shows a child in which an unwind segue ends. Default: nothing; containers override it.
  ///
  /// Source: Apple, "unwind(for:towards:)".
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: State restoration

  /// The name by which the state of the controller is saved and restored, unique among its siblings; nil,
  /// the default, saves neither it nor that of its children.
  ///
  /// Source: Apple, "restorationIdentifier".
  open var restorationIdentifier: String?

  /// The class that creates the controller again. Default: nil: the delegate of the application does, or
  /// the program has made it at launch.
  ///
  /// Source: Apple, "restorationClass".
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Saves what the controller needs to look the same after the next launch. An override calls the
  /// superclass.
  ///
  /// Source: Apple, "encodeRestorableState(with:)".
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores what `encodeRestorableState(with:)` has saved, after the view is loaded.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after the state of all objects is restored.
  open func applicationFinishedRestoringState() {}

  // MARK: Appearance

  /// Called before the view appears. Default: nothing.
  ///
  /// Source: Apple, "viewWillAppear(_:)".
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once for each appearance, when the view is in its window with its final size, traits and
  /// safe area, before it is laid out.
  ///
  /// Source: Apple, "viewIsAppearing(_:)".
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared: after the commit with it, or after the animation.
  ///
  /// Source: Apple, "viewDidAppear(_:)".
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  ///
  /// Source: Apple, "viewWillDisappear(_:)".
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  ///
  /// Source: Apple, "viewDidDisappear(_:)".
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller is about to be added to a parent. True between `addChild(_:)` and
  /// `didMove(toParent:)`.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is about to be removed from its parent. True between
  /// `willMove(toParent:)` with nil and `removeFromParent()`.
  open internal(set) var isMovingFromParent = false

  // MARK: Missing content

  /// The configuration of a view that covers the controller's view while that has no content. Default:
  /// nil, it is not covered.
  ///
  /// Source: Apple, "contentUnavailableConfiguration".
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableConfiguration }
    set { showUnavailable(newValue) }
  }

  /// The present state, with the text of the search of the navigation item.
  ///
  /// Source: Apple, "contentUnavailableConfigurationState".
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    currentUnavailableState
  }

  /// Makes the next layout of the view call `updateContentUnavailableConfiguration(using:)`.
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }

  /// Sets the configuration for a state. Called before the first layout of the view, and after changes of
  /// the search and of traits. Default: updates the configuration as its `updated(for:)` does.
  ///
  /// Source: Apple, "updateContentUnavailableConfiguration(using:)".
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard let configuration = contentUnavailableConfiguration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
  }
  final var contentUnavailable = ContentUnavailable()

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the view needs to update its constraints. Default: `updateConstraints()` of the
  /// view.
  ///
  /// Source: Apple, "updateViewConstraints()".
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Insets that are added to the safe area of the view. Default: zero. Points.
  ///
  /// Source: Apple, "additionalSafeAreaInsets".
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
  }

  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The smallest margins of the view. Default: 16 points at the sides, 20 in windows of at least
  /// 414 points.
  ///
  /// Source: Apple, "systemMinimumLayoutMargins".
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`. Default: true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.updateInsets() }
  }

  /// The size that the controller wishes in a container. Default: zero. Points.
  ///
  /// Source: Apple, "preferredContentSize".
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentedBy?.active.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // MARK: UIContentContainer

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child will have when this controller has the given one. Default: the child's
  /// own if it does not fill the view, the parent's otherwise.
  ///
  /// Source: Apple, "size(forChildContentContainer:withParentContainerSize:)".
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container, inParentOf: parentSize)
  }

  /// Called before the size of the view changes with that of its window. The default implementation
  /// calls the older methods of rotation, and tells the children whose sizes change.
  ///
  /// Source: Apple, "viewWillTransition(to:with:)".
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTransition(to: size, with: coordinator)
  }

  /// Called before the traits change in a transition. The default implementation tells the children.
  ///
  /// Source: Apple, "willTransition(to:with:)".
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the transition in which this controller takes part; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? container?.transitionCoordinator
  }

  // MARK: Traits

  /// The traits of the view, or of the parent before the view is loaded.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? traitsBeforeLoading
  }

  /// Called after the traits have changed, before the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the view and everything in it; `.unspecified`, the default, means that
  /// of the superview.
  ///
  /// Source: Apple, "overrideUserInterfaceStyle".
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.updateTraits() }
  }
  final var traitSettings = ControllerTraits()

  /// Gives a child other traits than this controller has; nil inherits all.
  ///
  /// Source: Apple, "setOverrideTraitCollection(_:forChild:)".
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(with: collection, for: childViewController)
  }

  /// Returns the traits that this controller gives a child; nil if it inherits all.
  ///
  /// Source: Apple, "overrideTraitCollection(forChild:)".
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.container === self ? childViewController.traitSettings.ofParent : nil
  }

  // MARK: Containment

  open var parent: UIViewController? { container }
  /// The children, in the order in which they were added.
  open var children: [UIViewController] { contained }

  /// Adds a child, which is removed from its parent first. The program adds the child's view, and
  /// calls `didMove(toParent:)` of the child.
  ///
  /// Traps if the child is the root controller of a window. Source: Apple, "addChild(_:)".
  open func addChild(_ childController: UIViewController) { contain(childController) }

  /// Removes the controller from its parent, and calls `didMove(toParent:)` with nil.
  ///
  /// Source: Apple, "removeFromParent()".
  open func removeFromParent() { leaveContainer() }

  /// Called before the controller is added to a parent, by `addChild(_:)`, or removed from it, by
  /// the program with nil.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = container != nil }
  }

  /// Called after the controller was added to a parent, by the program, or removed from it.
  open func didMove(toParent parent: UIViewController?) { isMovingToParent = false }

  /// Whether the children are told when the controller appears and disappears. Default: true.
  ///
  /// Source: Apple, "shouldAutomaticallyForwardAppearanceMethods".
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or to disappear; containers that do not forward
  /// appearance call it.
  ///
  /// Source: Apple, "beginAppearanceTransition(_:animated:)".
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that the transition that `beginAppearanceTransition(_:animated:)` began has ended.
  open func endAppearanceTransition() { endAppearance() }

  /// Replaces the view of one child by that of another in an animation, on the render thread.
  ///
  /// Traps if the children do not have a common parent. Source: Apple,
  /// "transition(from:to:duration:options:animations:completion:)".
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(from: fromViewController, to: toViewController)
      .run(duration, options, animations, completion)
  }

  // MARK: Focus

  /// Where the focus goes in the controller: its view.
  ///
  /// Source: Apple, "preferredFocusEnvironments".
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// What is around the controller's view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { outerFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The name of the group of items that the Tab key visits as one. Default: nil.
  open var focusGroupIdentifier: String?

  open func setNeedsFocusUpdate() {
    viewIfLoaded?.hostWindow?.focusSystem.setNeedsUpdate(of: self)
  }

  open func updateFocusIfNeeded() {
    viewIfLoaded?.hostWindow?.focusSystem.updateFocusIfNeeded()
  }

  /// Whether the focus may move from or to an item of the controller. Default: true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Presentation

  /// Presents a controller over this one, or over its topmost parent.
  ///
  /// The presentation does not begin, with a warning, if the presenter already presents another
  /// controller or is in no window. Traps if the controller is presented already, has a parent, or is
  /// this one.
  ///
  /// - Parameter completion: called after `viewDidAppear(_:)` of the presented controller.
  ///
  /// Source: Apple, "present(_:animated:completion:)".
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with those that it presents itself, or else
  /// this controller.
  ///
  /// - Parameter completion: called after `viewDidDisappear(_:)` of the presented controller.
  ///
  /// Source: Apple, "dismiss(animated:completion:)".
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  /// The controller that this one, or a parent, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? container?.presentedViewController
  }

  /// The controller that presents this one, or a parent of it.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? container?.presentingViewController
  }

  /// The controller of the presentation that shows this controller or a parent of it, or that will
  /// show this one.
  open var presentationController: UIPresentationController? {
    presentedBy?.controller ?? container?.presentationController ?? nextPresentationController
  }

  /// The controller of the presentation as it is adapted to the window.
  ///
  /// Source: Apple, "activePresentationController".
  open var activePresentationController: UIPresentationController? {
    presentedBy?.active ?? container?.activePresentationController
  }

  /// The presentation controller, if it is one of a sheet.
  ///
  /// Source: Apple, "sheetPresentationController".
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if it is one of a popover.
  ///
  /// Source: Apple, "popoverPresentationController".
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the user cannot dismiss the controller, but only the program. Default: false.
  ///
  /// Source: Apple, "isModalInPresentation".
  open var isModalInPresentation = false

  /// Whether the controller appears because it is being presented.
  open var isBeingPresented: Bool { presentedBy?.phase == .presenting }
  /// Whether the controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { presentedBy?.phase == .dismissing }

  /// How the controller covers what is there. Default: `.automatic`, which is `.pageSheet`.
  ///
  /// Source: Apple, "modalPresentationStyle".
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue, presentedBy == nil { preparedController = nil }
    }
  }
  /// How the controller appears and disappears. Default: `.coverVertical`.
  ///
  /// Source: Apple, "modalTransitionStyle".
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Provides animators and the presentation controller. Default: nil. Not retained.
  ///
  /// Source: Apple, "transitioningDelegate".
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether presentations in the current context cover this controller, and not a parent. Default:
  /// false.
  ///
  /// Source: Apple, "definesPresentationContext".
  open var definesPresentationContext = false
  /// Whether presentations that this controller defines the context of have its transition style.
  /// Default: false.
  ///
  /// Source: Apple, "providesPresentationContextTransitionStyle".
  open var providesPresentationContextTransitionStyle = false

  /// Called at the end of an appearance transition, after the callbacks of the children.
  func didForwardAppearance() {}

  /// Returns the controller for presentations of a class of UIKit that has its own; nil for others.
  func makeOwnPresentationController(
    for presenter: UIViewController?
  ) -> UIPresentationController? { nil }

  /// Returns the controller to which a popover of a class of UIKit adapts; nil for others.
  func makeAdaptedController(
    of popover: UIPopoverPresentationController
  ) -> UIPresentationController? { nil }

  /// Called after the user has dismissed the controller, and not the program.
  func userDidDismiss() {}

  /// Ends the program if the controller cannot be presented as it is.
  func requireCanBePresented(by presenter: UIViewController, from source: UIViewController) {
    require(
      modalTransitionStyle != .partialCurl || modalPresentationStyle == .fullScreen,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller \(self).")
  }

  /// Ends the program because a popover has no source.
  func requireSource(of popover: UIPopoverPresentationController) {
    require(
      false,
      "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  // MARK: Bars

  /// The nearest tab bar controller that contains the controller.
  ///
  /// Source: Apple, "tabBarController".
  open var tabBarController: UITabBarController? { nearestContainer() }

  /// The nearest navigation controller that contains the controller.
  ///
  /// Source: Apple, "navigationController".
  open var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest split view controller that contains the controller.
  ///
  /// Source: Apple, "splitViewController".
  open var splitViewController: UISplitViewController? { nearestContainer() }

  /// Takes over the secondary controller of a split view controller that collapses. Default: nothing, so
  /// that it is not shown any more.
  ///
  /// Source: Apple, "collapseSecondaryViewController(_:for:)".
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary controller of a split view controller that expands. Default: nil.
  ///
  /// Source: Apple, "separateSecondaryViewController(for:)".
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Sets the scroll view that bars at edges of the view follow. nil means the one that is the view itself,
  /// or its lowest subview.
  ///
  /// Source: Apple, "setContentScrollView(_:for:)".
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    change(contentScrollView: scrollView, for: edge)
  }

  /// Returns the scroll view that bars at an edge of the view follow; nil if there is none, or the view is
  /// not loaded.
  ///
  /// Source: Apple, "contentScrollView(for:)".
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    findContentScrollView(for: edge)
  }
  final var scrollViews = ContentScrollViews()

  /// What a tab bar shows for the controller. It is created, with the title, when it is first asked for.
  ///
  /// Source: Apple, "tabBarItem".
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItemOnce() }
    set { changeTabBarItem(to: newValue) }
  }
  final var ownTabBarItem: UITabBarItem?

  /// What the bars of a container add to the safe area of the view. Points.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { loadedView?.updateInsets() } }
  }

  /// What a navigation bar shows for the controller. It is created when it is first asked for.
  ///
  /// Source: Apple, "navigationItem".
  open var navigationItem: UINavigationItem { makeNavigationItemOnce() }
  final var ownNavigationItem: UINavigationItem?

  /// Whether the bar at the bottom is hidden while the controller is on a navigation stack. Default:
  /// false.
  ///
  /// Source: Apple, "hidesBottomBarWhenPushed".
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while it shows this controller. Default: nil.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  final var ownToolbarItems: [UIBarButtonItem]?

  /// Source: Apple, "setToolbarItems(_:animated:)".
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    changeToolbarItems(to: toolbarItems, animated: animated)
  }

  /// A button that begins and ends editing. Its title follows `isEditing`.
  ///
  /// Source: Apple, "editButtonItem".
  open var editButtonItem: UIBarButtonItem { makeEditButtonItemOnce() }
  final var ownEditButtonItem: UIBarButtonItem?

  /// The sides at which the view extends below bars. Default: all.
  ///
  /// Source: Apple, "edgesForExtendedLayout".
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { layoutOfBarsDidChange() } }

  /// Whether the view extends below opaque bars too. Default: false.
  ///
  /// Source: Apple, "extendedLayoutIncludesOpaqueBars".
  open var extendedLayoutIncludesOpaqueBars = false { didSet { layoutOfBarsDidChange() } }

  /// Shows a controller as the nearest container that overrides this method does, or else presents it.
  ///
  /// Source: Apple, "show(_:sender:)".
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let target = container?.target(showing: .main) else { return present(vc, animated: true) }
    target.show(vc, sender: sender)
  }

  /// Shows a controller as the nearest container with a place for details does, or else as
  /// `show(_:sender:)` does.
  ///
  /// Source: Apple, "showDetailViewController(_:sender:)".
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let target = container?.target(showing: .detail) else { return show(vc, sender: sender) }
    target.showDetailViewController(vc, sender: sender)
  }

  /// The ways in which the class itself shows other controllers: containers override this together with
  /// the method.
  class var shownPlaces: Set<ShownPlace> { [] }

  // MARK: Editing

  /// Whether the content can be edited. Default: false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false

  /// Begins or ends editing. An override calls the superclass.
  ///
  /// Source: Apple, "setEditing(_:animated:)".
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    updateEditButtonItem()
  }

  // MARK: Rotation

  /// Whether the content rotates with the display. Default: true.
  open var shouldAutorotate: Bool { true }

  /// The orientations of the content in which the controller can be shown. Default: all.
  ///
  /// Source: Apple, "supportedInterfaceOrientations".
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// The orientation with which a full screen presentation of the controller begins, if the controller
  /// supports it. Default: the present one.
  ///
  /// Source: Apple, "preferredInterfaceOrientationForPresentation".
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    interfaceOrientation
  }

  /// Has the display's orientation follow a change of `supportedInterfaceOrientations`.
  ///
  /// Source: Apple, "setNeedsUpdateOfSupportedInterfaceOrientations()".
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.updateSupportedOrientations()
  }

  /// The orientation of the content on the display.
  open var interfaceOrientation: UIInterfaceOrientation {
    (loadedView?.window?.screen ?? .main).interfaceOrientation
  }

  /// Called before the content rotates, if `viewWillTransition(to:with:)` is not overridden.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called when the view has its new size, if `viewWillTransition(to:with:)` is not overridden.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called after the content has rotated, if `viewWillTransition(to:with:)` is not overridden.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: System interfaces

  // No system interface covers the screen: these members have no effect.

  /// Default: `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Default: false.
  open var prefersStatusBarHidden: Bool { false }
  /// Default: `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Default: nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Default: nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Default: false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Default: false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Default: nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Default: none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Default: nil.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Memory

  /// Called when the system has little memory left. Default: nothing.
  ///
  /// Source: Apple, "didReceiveMemoryWarning()".
  open func didReceiveMemoryWarning() {}

  // MARK: Responder

  /// The superview of the view, which is the window for a root controller; of a presented controller
  /// the presenter.
  open override var next: UIResponder? { presentedBy?.presenter ?? loadedView?.parent }

  /// The child that gets keys while nothing has the focus: the one that a container shows.
  var childForKeys: UIViewController? { nil }

  /// The key commands that were added. An override returns others.
  open override var keyCommands: [UIKeyCommand]? { commands.isEmpty ? nil : commands }
  private final var commands: [UIKeyCommand] = []

  /// Source: Apple, "addKeyCommand(_:)".
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { commands.append(keyCommand) }

  /// Source: Apple, "removeKeyCommand(_:)".
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    commands.removeAll { $0 === keyCommand }
  }
}
