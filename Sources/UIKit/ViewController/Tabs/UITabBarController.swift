public import Foundation

/// Shows one of several controllers, which the user chooses in a tab bar at the bottom.
///
/// Main thread only. Source: Apple, "UITabBarController".
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The view below the bar, which contains the selected tab's.
  final let contentView = UIView()
  final let bar = UITabBar(frame: .zero)
  final var tabs: [UIViewController] = []
  final var isSet = false
  /// The controller whose tab is selected.
  final var shown: UIViewController?
  final var transition: TabTransition?
  final var customizable: [UIViewController]?
  /// Shows the tabs that have no place in the bar; nil until there are any.
  final var more: MoreNavigationController?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    coder.read(.tabBarController, into: self)
  }

  open override func loadView() { loadTabView() }

  /// The bar. Its items and its delegate belong to the controller.
  open var tabBar: UITabBar { bar }

  /// Is asked and told about changes. Default: nil. Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Selects the controller in which the segue ends.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if tabs.contains(subsequentVC) { selectedViewController = subsequentVC }
  }

  // MARK: Tabs

  /// The controllers of all tabs, in their order. Default: nil.
  ///
  /// The selected controller stays selected if it is among new ones; otherwise the one at the same index
  /// is, or the first. Source: Apple, "viewControllers".
  open var viewControllers: [UIViewController]? {
    get { isSet ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs. Animated, the items of the bar fade.
  ///
  /// Source: Apple, "setViewControllers(_:animated:)".
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    isSet = viewControllers != nil
    customizable = viewControllers
    change(tabs: viewControllers ?? [], animated: animated)
  }

  /// The controllers whose tabs the user may move between the bar and the list of further tabs. Setting
  /// `viewControllers` sets it to the same. With nil or none, the list has no button for that.
  ///
  /// Source: Apple, "customizableViewControllers".
  open var customizableViewControllers: [UIViewController]? {
    get { customizable }
    set { customizable = newValue }
  }

  /// Shows a list of the tabs that have no place in the bar: where there are more than 5, or 8 in the
  /// regular width, its tab is the last one. It shows the one that the user chooses, and belongs to this
  /// controller.
  ///
  /// Source: Apple, "moreNavigationController".
  open var moreNavigationController: UINavigationController { moreController }

  /// The controller of the selected tab; `moreNavigationController` while that shows its list. Setting it
  /// selects without asking or telling the delegate.
  ///
  /// Traps if it is set to a controller that has no tab. Source: Apple, "selectedViewController".
  open var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The index of the selected tab among `viewControllers`; `NSNotFound` if there is none. An index
  /// without a tab is ignored.
  ///
  /// Source: Apple, "selectedIndex".
  open var selectedIndex: Int {
    get { indexOfSelection }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  // MARK: UITabBarDelegate

  /// Called when the user has touched an item. An override calls the superclass.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userDidSelect(item) }

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: controllers(of: items))
  }

  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate?.tabBarController(
      self, willEndCustomizing: customized(by: items), changed: changed)
  }

  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    let order = customized(by: items)
    if changed { change(tabs: order, animated: false) }
    delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
  }

  // MARK: UIViewController

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutTabs()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      updateItems(animated: false)
    }
  }

  /// Saves which tab is selected.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedIndex, forKey: Self.selectionKey)
  }

  /// Selects the tab that was selected.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Self.selectionKey) {
      let index = coder.decodeInteger(forKey: Self.selectionKey)
      if index == NSNotFound, hasMore { select(moreController) } else { selectedIndex = index }
    }
  }

  private static let selectionKey = "UITabBarControllerSelectedIndex"

  override var childForKeys: UIViewController? { shown }

  /// Control-Tab and Control-Shift-Tab select the next and the previous tab.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + tabKeyCommands
  }

  /// What all tabs support, unless the delegate says otherwise.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? orientationsOfTabs
  }

  /// What the delegate prefers. Default: that of the selected tab.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? preferredOrientationOfChild
  }
}
