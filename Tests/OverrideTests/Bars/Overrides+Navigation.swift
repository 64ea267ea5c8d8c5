import UIKit

extension Overrides {
  static let navigationBar = Overrides(
    of: "UINavigationBar", by: OverridingNavigationBar(frame: .zero),
    uses: [
      {
        $0.delegate = $0.delegate
        $0.items = $0.items
        $0.pushItem(UINavigationItem(title: "1"), animated: false)
        $0.pushItem(UINavigationItem(title: "2"), animated: false)
        _ = ($0.topItem, $0.backItem, $0.barPosition)
        _ = $0.popItem(animated: false)
        $0.prefersLargeTitles = $0.prefersLargeTitles
        _ = ($0.intrinsicContentSize, $0.sizeThatFits(.zero))
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        $0.standardAppearance = $0.standardAppearance
        $0.compactAppearance = $0.compactAppearance
        $0.scrollEdgeAppearance = $0.scrollEdgeAppearance
        $0.compactScrollEdgeAppearance = $0.compactScrollEdgeAppearance
        $0.barStyle = $0.barStyle
        $0.isTranslucent = $0.isTranslucent
        $0.barTintColor = $0.barTintColor
        $0.shadowImage = $0.shadowImage
        // These call the methods with a position.
        $0.setBackgroundImage(nil, for: .default)
        _ = $0.backgroundImage(for: .default)
        $0.titleTextAttributes = $0.titleTextAttributes
        $0.largeTitleTextAttributes = $0.largeTitleTextAttributes
        $0.setTitleVerticalPositionAdjustment(1, for: .default)
        _ = $0.titleVerticalPositionAdjustment(for: .default)
        $0.backIndicatorImage = $0.backIndicatorImage
        $0.backIndicatorTransitionMaskImage = $0.backIndicatorTransitionMaskImage
      },
      // This lays it out, and changes its safe area, its tint and its traits.
      {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        window.isHidden = false
        root.view.addSubview($0)
        $0.sizeToFit()
        window.layoutIfNeeded()
        root.additionalSafeAreaInsets.top = 10
        $0.tintColor = .red
        window.overrideUserInterfaceStyle = .dark
        window.isHidden = true
      },
    ])

  static let navigationController = Overrides(
    of: "UINavigationController", by: OverridingNavigationController(),
    uses: [
      {
        $0.unwind(
          for: UIStoryboardSegue(identifier: nil, source: $0, destination: $0), towards: $0)
        $0.delegate = $0.delegate
        // This calls `setViewControllers(_:animated:)`.
        $0.viewControllers = $0.viewControllers
        // This calls `pushViewController(_:animated:)`.
        $0.show(UIViewController(), sender: nil)
        _ = ($0.topViewController, $0.visibleViewController, $0.interactivePopGestureRecognizer)
        _ = $0.popViewController(animated: false)
        _ = $0.popToRootViewController(animated: false)
        _ = $0.popToViewController($0.viewControllers[0], animated: false)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.decodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        _ = ($0.navigationBar, $0.toolbar)
        // These call the methods with animation.
        $0.isNavigationBarHidden = $0.isNavigationBarHidden
        $0.isToolbarHidden = $0.isToolbarHidden
        $0.hidesBarsWhenKeyboardAppears = $0.hidesBarsWhenKeyboardAppears
        $0.hidesBarsOnSwipe = $0.hidesBarsOnSwipe
        $0.hidesBarsWhenVerticallyCompact = $0.hidesBarsWhenVerticallyCompact
        $0.hidesBarsOnTap = $0.hidesBarsOnTap
        _ = ($0.barHideOnSwipeGestureRecognizer, $0.barHideOnTapGestureRecognizer)
        _ = ($0.keyCommands, $0.supportedInterfaceOrientations, $0.shouldAutorotate)
        _ = $0.preferredInterfaceOrientationForPresentation
        $0.collapseSecondaryViewController(UIViewController(), for: UISplitViewController())
        _ = $0.separateSecondaryViewController(for: UISplitViewController())
      },
      // This loads the view, and changes its safe area, its traits and its size.
      {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        $0.viewControllers = [UIViewController()]
        window.rootViewController = $0
        window.isHidden = false
        window.layoutIfNeeded()
        $0.additionalSafeAreaInsets.top = 10
        $0.overrideUserInterfaceStyle = .dark
        $0.viewWillTransition(to: CGSize(width: 50, height: 50), with: NoTransition())
        window.isHidden = true
      },
    ])
}
