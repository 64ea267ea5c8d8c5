public import Foundation

/// The actions at one side of a row.
///
/// Main thread only. Source: Apple, "UISwipeActionsConfiguration".
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let all: [UIContextualAction]

  /// - Parameter actions: the first one is at the side of the list.
  public init(actions: [UIContextualAction]) {
    all = actions
  }

  open var actions: [UIContextualAction] { all }

  /// Whether a swipe over most of the row performs the first action. Default: true.
  open var performsFirstActionWithFullSwipe = true
}
