import Foundation

extension UIBarItem {
  @MainActor enum ProxyMembers {
    static let titleTextAttributes = AppearanceMember(of: UIBarItem.self) {
      (proxy, item, state: UIControl.State) in
      item.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
    }
  }
}

extension UIBarButtonItem {
  @MainActor enum ProxyMembers {
    static let tintColor = AppearanceMember(\UIBarButtonItem.tintColor)
    static let backgroundImage = AppearanceMember(of: UIBarButtonItem.self) {
      (proxy, item, arguments: [Int]) in
      guard let metrics = UIBarMetrics(rawValue: arguments[1]) else { return }
      let state = UIControl.State(argument: arguments[0])
      item.setBackgroundImage(
        proxy.backgroundImage(for: state, barMetrics: metrics), for: state, barMetrics: metrics)
    }
    static let styledBackgroundImage = AppearanceMember(of: UIBarButtonItem.self) {
      (proxy, item, arguments: [Int]) in
      guard let style = UIBarButtonItem.Style(rawValue: arguments[1]),
        let metrics = UIBarMetrics(rawValue: arguments[2])
      else { return }
      let state = UIControl.State(argument: arguments[0])
      item.setBackgroundImage(
        proxy.backgroundImage(for: state, style: style, barMetrics: metrics), for: state,
        style: style, barMetrics: metrics)
    }
    static let backgroundVerticalPositionAdjustment = AppearanceMember(of: UIBarButtonItem.self) {
      (proxy, item, arguments: [Int]) in
      guard let metrics = UIBarMetrics(rawValue: arguments[0]) else { return }
      item.setBackgroundVerticalPositionAdjustment(
        proxy.backgroundVerticalPositionAdjustment(for: metrics), for: metrics)
    }
    static let titlePositionAdjustment = AppearanceMember(of: UIBarButtonItem.self) {
      (proxy, item, arguments: [Int]) in
      guard let metrics = UIBarMetrics(rawValue: arguments[0]) else { return }
      item.setTitlePositionAdjustment(proxy.titlePositionAdjustment(for: metrics), for: metrics)
    }
  }
}

extension UITabBarItem {
  @MainActor enum ProxyMembers {
    static let titlePositionAdjustment = AppearanceMember(\UITabBarItem.titlePositionAdjustment)
    static let badgeColor = AppearanceMember(\UITabBarItem.badgeColor)
    static let badgeTextAttributes = AppearanceMember(of: UITabBarItem.self) {
      (proxy, item, state: UIControl.State) in
      item.setBadgeTextAttributes(proxy.badgeTextAttributes(for: state), for: state)
    }
    static let standardAppearance = AppearanceMember(\UITabBarItem.standardAppearance)
    static let scrollEdgeAppearance = AppearanceMember(\UITabBarItem.scrollEdgeAppearance)
  }
}

extension UITabBar {
  @MainActor enum ProxyMembers {
    static let tintColor = AppearanceMember(\UITabBar.tintColor)
    static let standardAppearance = AppearanceMember(\UITabBar.standardAppearance)
    static let scrollEdgeAppearance = AppearanceMember(\UITabBar.scrollEdgeAppearance)
    static let barTintColor = AppearanceMember(\UITabBar.barTintColor)
    static let barStyle = AppearanceMember(\UITabBar.barStyle)
    static let isTranslucent = AppearanceMember(\UITabBar.isTranslucent)
    static let backgroundImage = AppearanceMember(\UITabBar.backgroundImage)
    static let shadowImage = AppearanceMember(\UITabBar.shadowImage)
    static let selectionIndicatorImage = AppearanceMember(\UITabBar.selectionIndicatorImage)
    static let unselectedItemTintColor = AppearanceMember(\UITabBar.unselectedItemTintColor)
    static let itemPositioning = AppearanceMember(\UITabBar.itemPositioning)
    static let itemWidth = AppearanceMember(\UITabBar.itemWidth)
    static let itemSpacing = AppearanceMember(\UITabBar.itemSpacing)
  }
}

extension UIToolbar {
  @MainActor enum ProxyMembers {
    static let tintColor = AppearanceMember(\UIToolbar.tintColor)
    static let standardAppearance = AppearanceMember(\UIToolbar.standardAppearance)
    static let compactAppearance = AppearanceMember(\UIToolbar.compactAppearance)
    static let scrollEdgeAppearance = AppearanceMember(\UIToolbar.scrollEdgeAppearance)
    static let compactScrollEdgeAppearance = AppearanceMember(
      \UIToolbar.compactScrollEdgeAppearance)
    static let barTintColor = AppearanceMember(\UIToolbar.barTintColor)
    static let barStyle = AppearanceMember(\UIToolbar.barStyle)
    static let isTranslucent = AppearanceMember(\UIToolbar.isTranslucent)
    static let backgroundImage = AppearanceMember(of: UIToolbar.self) {
      (proxy, bar, arguments: [Int]) in
      guard let position = UIBarPosition(rawValue: arguments[0]),
        let metrics = UIBarMetrics(rawValue: arguments[1])
      else { return }
      bar.setBackgroundImage(
        proxy.backgroundImage(forToolbarPosition: position, barMetrics: metrics),
        forToolbarPosition: position, barMetrics: metrics)
    }
    static let shadowImage = AppearanceMember(of: UIToolbar.self) {
      (proxy, bar, arguments: [Int]) in
      guard let position = UIBarPosition(rawValue: arguments[0]) else { return }
      bar.setShadowImage(
        proxy.shadowImage(forToolbarPosition: position), forToolbarPosition: position)
    }
  }
}

extension UINavigationBar {
  @MainActor enum ProxyMembers {
    static let tintColor = AppearanceMember(\UINavigationBar.tintColor)
    static let standardAppearance = AppearanceMember(\UINavigationBar.standardAppearance)
    static let compactAppearance = AppearanceMember(\UINavigationBar.compactAppearance)
    static let scrollEdgeAppearance = AppearanceMember(\UINavigationBar.scrollEdgeAppearance)
    static let compactScrollEdgeAppearance = AppearanceMember(
      \UINavigationBar.compactScrollEdgeAppearance)
    static let barStyle = AppearanceMember(\UINavigationBar.barStyle)
    static let isTranslucent = AppearanceMember(\UINavigationBar.isTranslucent)
    static let barTintColor = AppearanceMember(\UINavigationBar.barTintColor)
    static let shadowImage = AppearanceMember(\UINavigationBar.shadowImage)
    static let backgroundImage = AppearanceMember(of: UINavigationBar.self) {
      (proxy, bar, arguments: [Int]) in
      guard let position = UIBarPosition(rawValue: arguments[0]),
        let metrics = UIBarMetrics(rawValue: arguments[1])
      else { return }
      bar.setBackgroundImage(
        proxy.backgroundImage(for: position, barMetrics: metrics), for: position,
        barMetrics: metrics)
    }
    static let titleTextAttributes = AppearanceMember(\UINavigationBar.titleTextAttributes)
    static let largeTitleTextAttributes = AppearanceMember(
      \UINavigationBar.largeTitleTextAttributes)
    static let titleVerticalPositionAdjustment = AppearanceMember(of: UINavigationBar.self) {
      (proxy, bar, arguments: [Int]) in
      guard let metrics = UIBarMetrics(rawValue: arguments[0]) else { return }
      bar.setTitleVerticalPositionAdjustment(
        proxy.titleVerticalPositionAdjustment(for: metrics), for: metrics)
    }
    static let backIndicatorImage = AppearanceMember(\UINavigationBar.backIndicatorImage)
    static let backIndicatorTransitionMaskImage = AppearanceMember(
      \UINavigationBar.backIndicatorTransitionMaskImage)
  }
}
