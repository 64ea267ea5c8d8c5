extension UITabBarController {
  var hasMore: Bool { tabs.count > limit }

  /// The most items that the bar has.
  private var limit: Int {
    traitCollection.horizontalSizeClass == .regular
      ? TabBarMetrics.regularLimit : TabBarMetrics.compactLimit
  }

  var moreController: MoreNavigationController {
    if let more { return more }
    let created = MoreNavigationController(of: self)
    more = created
    return created
  }

  /// The controllers whose items are in the bar.
  var tabsInBar: [UIViewController] {
    hasMore ? tabs.prefix(limit - 1) + [moreController] : tabs
  }

  /// The controllers of the list of further tabs.
  var tabsInMore: [UIViewController] { hasMore ? Array(tabs.dropFirst(limit - 1)) : [] }

  /// The items that the user may move between the bar and the list.
  var customizableItems: [UITabBarItem] {
    tabs.filter { customizable?.contains($0) == true }.compactMap(\.tabBarItem)
  }

  /// Makes a tab a child, also again after `moreController` has shown it.
  func adopt(_ tab: UIViewController) {
    guard tabs.contains(tab) || tab === more, tab.parent !== self else { return }
    addChild(tab)
    tab.didMove(toParent: self)
  }
}
