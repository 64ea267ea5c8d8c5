import Foundation

extension UITableView {
  /// The actions that a swipe of a row uncovers.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
    guard let path = indexPath(for: cell) else { return nil }
    let configurations = [false, true].compactMap { swipeConfiguration(path, isTrailing: $0) }
    let actions = configurations.flatMap(\.actions).map { action in
      UIAccessibilityCustomAction(
        name: action.title ?? action.image?.spokenName ?? "", image: action.image
      ) { [weak cell] _ in
        guard let cell else { return false }
        action.handler(action, cell) { _ in }
        return true
      }
    }
    return actions.isEmpty ? nil : actions
  }
}
