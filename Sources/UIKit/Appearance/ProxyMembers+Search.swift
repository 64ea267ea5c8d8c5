import Foundation

extension UISearchBar {
  @MainActor enum ProxyMembers {
    static let tintColor = AppearanceMember(\UISearchBar.tintColor)
    static let barTintColor = AppearanceMember(\UISearchBar.barTintColor)
    static let backgroundImage = AppearanceMember(of: UISearchBar.self) {
      (proxy, bar, arguments: [Int]) in
      guard let position = UIBarPosition(rawValue: arguments[0]),
        let metrics = UIBarMetrics(rawValue: arguments[1])
      else { return }
      bar.setBackgroundImage(
        proxy.backgroundImage(for: position, barMetrics: metrics), for: position,
        barMetrics: metrics)
    }
    static let scopeBarBackgroundImage = AppearanceMember(\UISearchBar.scopeBarBackgroundImage)
    static let searchFieldBackgroundImage = AppearanceMember(of: UISearchBar.self) {
      (proxy, bar, state: UIControl.State) in
      bar.setSearchFieldBackgroundImage(proxy.searchFieldBackgroundImage(for: state), for: state)
    }
    static let image = AppearanceMember(of: UISearchBar.self) { (proxy, bar, arguments: [Int]) in
      guard let icon = UISearchBar.Icon(rawValue: arguments[0]) else { return }
      let state = UIControl.State(argument: arguments[1])
      bar.setImage(proxy.image(for: icon, state: state), for: icon, state: state)
    }
    static let scopeBarButtonBackgroundImage = AppearanceMember(of: UISearchBar.self) {
      (proxy, bar, state: UIControl.State) in
      bar.setScopeBarButtonBackgroundImage(
        proxy.scopeBarButtonBackgroundImage(for: state), for: state)
    }
    static let scopeBarButtonDividerImage = AppearanceMember(of: UISearchBar.self) {
      (proxy, bar, arguments: [Int]) in
      let left = UIControl.State(argument: arguments[0])
      let right = UIControl.State(argument: arguments[1])
      bar.setScopeBarButtonDividerImage(
        proxy.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: right),
        forLeftSegmentState: left, rightSegmentState: right)
    }
    static let scopeBarButtonTitleTextAttributes = AppearanceMember(of: UISearchBar.self) {
      (proxy, bar, state: UIControl.State) in
      bar.setScopeBarButtonTitleTextAttributes(
        proxy.scopeBarButtonTitleTextAttributes(for: state), for: state)
    }
    static let searchFieldBackgroundPositionAdjustment = AppearanceMember(
      \UISearchBar.searchFieldBackgroundPositionAdjustment)
    static let searchTextPositionAdjustment = AppearanceMember(
      \UISearchBar.searchTextPositionAdjustment)
    static let positionAdjustment = AppearanceMember(of: UISearchBar.self) {
      (proxy, bar, arguments: [Int]) in
      guard let icon = UISearchBar.Icon(rawValue: arguments[0]) else { return }
      bar.setPositionAdjustment(proxy.positionAdjustment(for: icon), for: icon)
    }
  }
}
