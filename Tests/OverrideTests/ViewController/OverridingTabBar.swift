import UIKit

final class OverridingTabBarItem: UITabBarItem {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var title: String? {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
  override var selectedImage: UIImage? {
    get { called(super.selectedImage) }
    set { super.selectedImage = assigned(newValue) }
  }
  override var titlePositionAdjustment: UIOffset {
    get { called(super.titlePositionAdjustment) }
    set { super.titlePositionAdjustment = assigned(newValue) }
  }
  override var badgeValue: String? {
    get { called(super.badgeValue) }
    set { super.badgeValue = assigned(newValue) }
  }
  override var badgeColor: UIColor? {
    get { called(super.badgeColor) }
    set { super.badgeColor = assigned(newValue) }
  }
  override var standardAppearance: UITabBarAppearance? {
    get { called(super.standardAppearance) }
    set { super.standardAppearance = assigned(newValue) }
  }
  override var scrollEdgeAppearance: UITabBarAppearance? {
    get { called(super.scrollEdgeAppearance) }
    set { super.scrollEdgeAppearance = assigned(newValue) }
  }
  override func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { called(super.setBadgeTextAttributes(textAttributes, for: state)) }
  override func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { called(super.badgeTextAttributes(for: state)) }
}

final class OverridingTabBar: UITabBar {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var delegate: (any UITabBarDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var items: [UITabBarItem]? {
    get { called(super.items) }
    set { super.items = assigned(newValue) }
  }
  override var selectedItem: UITabBarItem? {
    get { called(super.selectedItem) }
    set { super.selectedItem = assigned(newValue) }
  }
  override var standardAppearance: UITabBarAppearance {
    get { called(super.standardAppearance) }
    set { super.standardAppearance = assigned(newValue) }
  }
  override var scrollEdgeAppearance: UITabBarAppearance? {
    get { called(super.scrollEdgeAppearance) }
    set { super.scrollEdgeAppearance = assigned(newValue) }
  }
  override var barTintColor: UIColor? {
    get { called(super.barTintColor) }
    set { super.barTintColor = assigned(newValue) }
  }
  override var barStyle: UIBarStyle {
    get { called(super.barStyle) }
    set { super.barStyle = assigned(newValue) }
  }
  override var isTranslucent: Bool {
    get { called(super.isTranslucent) }
    set { super.isTranslucent = assigned(newValue) }
  }
  override var backgroundImage: UIImage? {
    get { called(super.backgroundImage) }
    set { super.backgroundImage = assigned(newValue) }
  }
  override var shadowImage: UIImage? {
    get { called(super.shadowImage) }
    set { super.shadowImage = assigned(newValue) }
  }
  override var selectionIndicatorImage: UIImage? {
    get { called(super.selectionIndicatorImage) }
    set { super.selectionIndicatorImage = assigned(newValue) }
  }
  override var unselectedItemTintColor: UIColor? {
    get { called(super.unselectedItemTintColor) }
    set { super.unselectedItemTintColor = assigned(newValue) }
  }
  override var itemPositioning: UITabBar.ItemPositioning {
    get { called(super.itemPositioning) }
    set { super.itemPositioning = assigned(newValue) }
  }
  override var itemWidth: CGFloat {
    get { called(super.itemWidth) }
    set { super.itemWidth = assigned(newValue) }
  }
  override var itemSpacing: CGFloat {
    get { called(super.itemSpacing) }
    set { super.itemSpacing = assigned(newValue) }
  }
  override var barPosition: UIBarPosition { called(super.barPosition) }
  override var isCustomizing: Bool { called(super.isCustomizing) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    called(super.setItems(items, animated: animated))
  }
  override func beginCustomizingItems(_ items: [UITabBarItem]) {
    called(super.beginCustomizingItems(items))
  }
  override func endCustomizing(animated: Bool) -> Bool {
    called(super.endCustomizing(animated: animated))
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func layoutSubviews() { called(super.layoutSubviews()) }
  override func safeAreaInsetsDidChange() { called(super.safeAreaInsetsDidChange()) }
  override func tintColorDidChange() { called(super.tintColorDidChange()) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
}

final class OverridingTabBarAppearance: UITabBarAppearance {
  override var stackedLayoutAppearance: UITabBarItemAppearance {
    get { called(super.stackedLayoutAppearance) }
    set { super.stackedLayoutAppearance = assigned(newValue) }
  }
  override var inlineLayoutAppearance: UITabBarItemAppearance {
    get { called(super.inlineLayoutAppearance) }
    set { super.inlineLayoutAppearance = assigned(newValue) }
  }
  override var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { called(super.compactInlineLayoutAppearance) }
    set { super.compactInlineLayoutAppearance = assigned(newValue) }
  }
  override var selectionIndicatorTintColor: UIColor? {
    get { called(super.selectionIndicatorTintColor) }
    set { super.selectionIndicatorTintColor = assigned(newValue) }
  }
  override var selectionIndicatorImage: UIImage? {
    get { called(super.selectionIndicatorImage) }
    set { super.selectionIndicatorImage = assigned(newValue) }
  }
  override var stackedItemPositioning: UITabBar.ItemPositioning {
    get { called(super.stackedItemPositioning) }
    set { super.stackedItemPositioning = assigned(newValue) }
  }
  override var stackedItemWidth: CGFloat {
    get { called(super.stackedItemWidth) }
    set { super.stackedItemWidth = assigned(newValue) }
  }
  override var stackedItemSpacing: CGFloat {
    get { called(super.stackedItemSpacing) }
    set { super.stackedItemSpacing = assigned(newValue) }
  }
}

final class OverridingTabBarItemAppearance: UITabBarItemAppearance {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    called(super.configureWithDefault(for: style))
  }
  override var normal: UITabBarItemStateAppearance { called(super.normal) }
  override var selected: UITabBarItemStateAppearance { called(super.selected) }
  override var disabled: UITabBarItemStateAppearance { called(super.disabled) }
  override var focused: UITabBarItemStateAppearance { called(super.focused) }
}

final class OverridingTabBarController: UITabBarController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    called(super.unwind(for: unwindSegue, towards: subsequentVC))
  }
  override func loadView() { called(super.loadView()) }
  override var tabBar: UITabBar { called(super.tabBar) }
  override var delegate: (any UITabBarControllerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var viewControllers: [UIViewController]? {
    get { called(super.viewControllers) }
    set { super.viewControllers = assigned(newValue) }
  }
  override var selectedViewController: UIViewController? {
    get { called(super.selectedViewController) }
    set { super.selectedViewController = assigned(newValue) }
  }
  override var customizableViewControllers: [UIViewController]? {
    get { called(super.customizableViewControllers) }
    set { super.customizableViewControllers = assigned(newValue) }
  }
  override var moreNavigationController: UINavigationController {
    called(super.moreNavigationController)
  }
  override var selectedIndex: Int {
    get { called(super.selectedIndex) }
    set { super.selectedIndex = assigned(newValue) }
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    called(super.setViewControllers(viewControllers, animated: animated))
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    called(super.tabBar(tabBar, didSelect: item))
  }
  override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    called(super.tabBar(tabBar, willBeginCustomizing: items))
  }
  override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    called(super.tabBar(tabBar, didBeginCustomizing: items))
  }
  override func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) { called(super.tabBar(tabBar, willEndCustomizing: items, changed: changed)) }
  override func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) { called(super.tabBar(tabBar, didEndCustomizing: items, changed: changed)) }
  override func viewDidLayoutSubviews() { called(super.viewDidLayoutSubviews()) }
  override func viewSafeAreaInsetsDidChange() { called(super.viewSafeAreaInsetsDidChange()) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
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
}

extension Overrides {
  static let tabBarItem = Overrides(
    of: "UITabBarItem", by: OverridingTabBarItem(),
    uses: [
      {
        $0.title = $0.title
        $0.image = $0.image
        $0.selectedImage = $0.selectedImage
        $0.titlePositionAdjustment = $0.titlePositionAdjustment
        $0.badgeValue = $0.badgeValue
        $0.badgeColor = $0.badgeColor
        $0.standardAppearance = $0.standardAppearance
        $0.scrollEdgeAppearance = $0.scrollEdgeAppearance
        $0.setBadgeTextAttributes(nil, for: .normal)
        _ = $0.badgeTextAttributes(for: .normal)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let tabBar = Overrides(
    of: "UITabBar", by: OverridingTabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49)),
    uses: [
      {
        $0.delegate = $0.delegate
        $0.items = $0.items
        $0.selectedItem = $0.selectedItem
        $0.standardAppearance = $0.standardAppearance
        $0.scrollEdgeAppearance = $0.scrollEdgeAppearance
        $0.barTintColor = $0.barTintColor
        $0.barStyle = $0.barStyle
        $0.isTranslucent = $0.isTranslucent
        $0.backgroundImage = $0.backgroundImage
        $0.shadowImage = $0.shadowImage
        $0.selectionIndicatorImage = $0.selectionIndicatorImage
        $0.unselectedItemTintColor = $0.unselectedItemTintColor
        $0.itemPositioning = $0.itemPositioning
        $0.itemWidth = $0.itemWidth
        $0.itemSpacing = $0.itemSpacing
        $0.setItems([], animated: false)
        $0.beginCustomizingItems([])
        _ = ($0.endCustomizing(animated: false), $0.isCustomizing, $0.barPosition)
        _ = ($0.intrinsicContentSize, $0.sizeThatFits(.zero))
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.layoutIfNeeded()
        $0.safeAreaInsetsDidChange()
        // These two call the methods that report the change.
        $0.tintColor = .red
        $0.overrideUserInterfaceStyle = .dark
      }
    ])

  static let tabBarAppearance = Overrides(
    of: "UITabBarAppearance", by: OverridingTabBarAppearance(),
    uses: [
      {
        $0.stackedLayoutAppearance = $0.stackedLayoutAppearance
        $0.inlineLayoutAppearance = $0.inlineLayoutAppearance
        $0.compactInlineLayoutAppearance = $0.compactInlineLayoutAppearance
        $0.selectionIndicatorTintColor = $0.selectionIndicatorTintColor
        $0.selectionIndicatorImage = $0.selectionIndicatorImage
        $0.stackedItemPositioning = $0.stackedItemPositioning
        $0.stackedItemWidth = $0.stackedItemWidth
        $0.stackedItemSpacing = $0.stackedItemSpacing
      }
    ])

  static let tabBarItemAppearance = Overrides(
    of: "UITabBarItemAppearance", by: OverridingTabBarItemAppearance(style: .inline),
    uses: [
      {
        _ = ($0.normal, $0.selected, $0.disabled, $0.focused, $0.copy(with: nil))
        $0.configureWithDefault(for: .stacked)
        _ = OverridingTabBarItemAppearance.supportsSecureCoding
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let tabBarController = Overrides(
    of: "UITabBarController", by: OverridingTabBarController(),
    uses: [
      {
        $0.unwind(
          for: UIStoryboardSegue(identifier: nil, source: $0, destination: $0), towards: $0)
        // This calls the method with an animation.
        $0.viewControllers = [UIViewController(), UIViewController()]
        _ = $0.viewControllers
        $0.customizableViewControllers = $0.customizableViewControllers
        _ = $0.moreNavigationController
        $0.delegate = $0.delegate
        $0.selectedViewController = $0.selectedViewController
        $0.selectedIndex = $0.selectedIndex
        // This loads the view, lays it out, and changes its insets and traits.
        $0.view.layoutIfNeeded()
        $0.additionalSafeAreaInsets.top = 1
        $0.overrideUserInterfaceStyle = .dark
        _ = ($0.keyCommands, $0.supportedInterfaceOrientations)
        _ = $0.preferredInterfaceOrientationForPresentation
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        $0.encodeRestorableState(with: coder)
        $0.decodeRestorableState(with: coder)
        let bar = $0.tabBar
        $0.tabBar(bar, didSelect: bar.items?.first ?? UITabBarItem())
        $0.tabBar(bar, willBeginCustomizing: [])
        $0.tabBar(bar, didBeginCustomizing: [])
        $0.tabBar(bar, willEndCustomizing: [], changed: false)
        $0.tabBar(bar, didEndCustomizing: [], changed: false)
      }
    ])
}
