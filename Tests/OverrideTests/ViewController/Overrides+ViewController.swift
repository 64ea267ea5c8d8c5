import UIKit

extension Overrides {
  static let viewController = Overrides(
    of: "UIViewController", by: OverridingViewController(),
    uses: [
      {
        $0.focusGroupIdentifier = $0.focusGroupIdentifier
        _ = ($0.preferredFocusEnvironments, $0.parentFocusEnvironment, $0.focusItemContainer)
        $0.setNeedsFocusUpdate()
        $0.updateFocusIfNeeded()
        FocusMovement.make(in: $0.view)
        $0.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        _ = ($0.contentUnavailableConfiguration, $0.contentUnavailableConfigurationState)
        $0.setNeedsUpdateContentUnavailableConfiguration()
        $0.view.layoutIfNeeded()
        $0.title = $0.title
        $0.tabBarItem = $0.tabBarItem
        $0.restorationIdentifier = $0.restorationIdentifier
        $0.restorationClass = $0.restorationClass
        $0.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.decodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.applicationFinishedRestoringState()
        _ = ($0.tabBarController, $0.navigationController, $0.splitViewController)
        $0.collapseSecondaryViewController(UIViewController(), for: UISplitViewController())
        _ = $0.separateSecondaryViewController(for: UISplitViewController())
        $0.setContentScrollView(nil, for: .top)
        _ = $0.contentScrollView(for: .top)
        $0.additionalSafeAreaInsets = $0.additionalSafeAreaInsets
        $0.viewRespectsSystemMinimumLayoutMargins = $0.viewRespectsSystemMinimumLayoutMargins
        $0.preferredContentSize = $0.preferredContentSize
        $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle
        // This calls `setEditing(_:animated:)`.
        $0.isEditing = $0.isEditing
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        _ = ($0.nibName, $0.nibBundle, $0.viewIfLoaded, $0.isViewLoaded, $0.next, $0.keyCommands)
        _ = ($0.isMovingToParent, $0.isMovingFromParent, $0.transitionCoordinator)
        _ = ($0.parent, $0.children, $0.traitCollection, $0.interfaceOrientation)
        _ = ($0.shouldAutorotate, $0.supportedInterfaceOrientations)
        _ = $0.preferredInterfaceOrientationForPresentation
        _ = ($0.preferredStatusBarStyle, $0.prefersStatusBarHidden)
        _ = ($0.preferredStatusBarUpdateAnimation, $0.childForStatusBarStyle)
        _ = ($0.childForStatusBarHidden, $0.prefersHomeIndicatorAutoHidden)
        _ = ($0.childForHomeIndicatorAutoHidden, $0.preferredScreenEdgesDeferringSystemGestures)
        _ = $0.childForScreenEdgesDeferringSystemGestures
        $0.modalPresentationCapturesStatusBarAppearance =
          $0.modalPresentationCapturesStatusBarAppearance
        $0.setNeedsStatusBarAppearanceUpdate()
        $0.setNeedsUpdateOfHomeIndicatorAutoHidden()
        $0.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        $0.setNeedsUpdateOfSupportedInterfaceOrientations()
        let command = UIKeyCommand(action: "act:", input: "a")
        $0.addKeyCommand(command)
        $0.removeKeyCommand(command)
      },
      { _ in try SampleStoryboard.useSegues() },
      // This loads the view, lays it out, and changes its insets, margins and traits.
      {
        $0.view = $0.view
        $0.view.setNeedsUpdateConstraints()
        $0.view.layoutIfNeeded()
        $0.additionalSafeAreaInsets.top = 1
        $0.view.layoutMargins.left = 40
        $0.overrideUserInterfaceStyle = .dark
        $0.setOverrideTraitCollection(nil, forChild: $0)
        _ = $0.overrideTraitCollection(forChild: $0)
      },
      // This calls the methods of appearance.
      {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = $0
        window.isHidden = false
        window.layoutIfNeeded()
        $0.endAppearanceTransition()
        $0.beginAppearanceTransition(false, animated: false)
        $0.endAppearanceTransition()
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      },
      {
        let parent = $0
        let (first, second) = (OverridingViewController(), OverridingViewController())
        for child in [first, second] { parent.addChild(child) }
        parent.view.addSubview(first.view)
        parent.transition(
          from: first, to: second, duration: 0, options: [], animations: nil, completion: nil)
        second.preferredContentSize = CGSize(width: 1, height: 1)
        parent.systemLayoutFittingSizeDidChange(forChildContentContainer: second)
        parent.viewWillTransition(to: CGSize(width: 2, height: 2), with: NoTransition())
        parent.willTransition(to: UITraitCollection(), with: NoTransition())
        second.didMove(toParent: parent)
        second.removeFromParent()
      },
      {
        $0.modalPresentationStyle = $0.modalPresentationStyle
        $0.modalTransitionStyle = $0.modalTransitionStyle
        $0.transitioningDelegate = $0.transitioningDelegate
        $0.definesPresentationContext = $0.definesPresentationContext
        $0.isModalInPresentation = $0.isModalInPresentation
        $0.providesPresentationContextTransitionStyle =
          $0.providesPresentationContextTransitionStyle
        _ = ($0.activePresentationController, $0.sheetPresentationController)
        _ = $0.popoverPresentationController
        _ = ($0.presentedViewController, $0.presentingViewController, $0.presentationController)
        _ = ($0.isBeingPresented, $0.isBeingDismissed)
        $0.present(UIViewController(), animated: false, completion: nil)
        $0.dismiss(animated: false, completion: nil)
      },
      {
        _ = ($0.navigationItem, $0.editButtonItem)
        $0.hidesBottomBarWhenPushed = $0.hidesBottomBarWhenPushed
        $0.toolbarItems = $0.toolbarItems
        $0.edgesForExtendedLayout = $0.edgesForExtendedLayout
        $0.extendedLayoutIncludesOpaqueBars = $0.extendedLayoutIncludesOpaqueBars
        // This calls `show(_:sender:)`.
        $0.showDetailViewController(UIViewController(), sender: nil)
      },
      {
        $0.willRotate(to: .portrait, duration: 0)
        $0.willAnimateRotation(to: .portrait, duration: 0)
        $0.didRotate(from: .portrait)
      },
    ])
}

/// A coordinator that runs nothing.
final class NoTransition: NSObject, UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 0 }
  var completionCurve: UIView.AnimationCurve { .linear }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  var containerView: UIView { UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { true }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { true }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
