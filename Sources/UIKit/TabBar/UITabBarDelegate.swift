public import Foundation

/// Is told of what the user does with a tab bar.
///
/// Main thread only. Source: Apple, "UITabBarDelegate".
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user has selected an item, also the one that is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// Called before the screen for customizing is shown.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// Called after the screen for customizing was shown.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  /// Called before the screen for customizing goes.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// Called after the screen for customizing has gone.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
