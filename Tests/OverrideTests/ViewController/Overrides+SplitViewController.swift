import UIKit

extension Overrides {
  static let splitViewController = Overrides(
    of: "UISplitViewController", by: OverridingSplitViewController(style: .doubleColumn),
    uses: [
      {
        $0.delegate = $0.delegate
        $0.viewControllers = $0.viewControllers
        $0.setViewController($0.viewController(for: .primary), for: .primary)
        $0.show(.primary)
        $0.hide(.primary)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.decodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        $0.primaryEdge = $0.primaryEdge
        $0.primaryBackgroundStyle = $0.primaryBackgroundStyle
        $0.preferredDisplayMode = $0.preferredDisplayMode
        $0.preferredSplitBehavior = $0.preferredSplitBehavior
        $0.presentsWithGesture = $0.presentsWithGesture
        $0.displayModeButtonVisibility = $0.displayModeButtonVisibility
        $0.showsSecondaryOnlyButton = $0.showsSecondaryOnlyButton
        $0.preferredPrimaryColumnWidthFraction = $0.preferredPrimaryColumnWidthFraction
        $0.preferredPrimaryColumnWidth = $0.preferredPrimaryColumnWidth
        $0.minimumPrimaryColumnWidth = $0.minimumPrimaryColumnWidth
        $0.maximumPrimaryColumnWidth = $0.maximumPrimaryColumnWidth
        $0.preferredSupplementaryColumnWidthFraction = $0.preferredSupplementaryColumnWidthFraction
        $0.preferredSupplementaryColumnWidth = $0.preferredSupplementaryColumnWidth
        $0.minimumSupplementaryColumnWidth = $0.minimumSupplementaryColumnWidth
        $0.maximumSupplementaryColumnWidth = $0.maximumSupplementaryColumnWidth
        _ = ($0.displayModeButtonItem, $0.displayMode, $0.splitBehavior, $0.isCollapsed)
        _ = ($0.primaryColumnWidth, $0.supplementaryColumnWidth)
        _ = $0.supportedInterfaceOrientations
        _ = $0.preferredInterfaceOrientationForPresentation
      },
      // This loads the view, and changes its size and its traits.
      {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
        $0.setViewController(UIViewController(), for: .primary)
        $0.setViewController(UIViewController(), for: .secondary)
        window.rootViewController = $0
        window.isHidden = false
        window.layoutIfNeeded()
        $0.overrideUserInterfaceStyle = .dark
        $0.viewWillTransition(to: CGSize(width: 800, height: 500), with: NoTransition())
        $0.show(UIViewController(), sender: nil)
        $0.showDetailViewController(UIViewController(), sender: nil)
        window.isHidden = true
      },
    ])
}
