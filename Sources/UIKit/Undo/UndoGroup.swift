/// Operations that are undone or redone together.
@MainActor final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  private(set) var entries: [Entry] = []
  var actionName = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  func append(_ entry: Entry) {
    entries.append(entry)
  }

  /// Takes the last entry if it is a group.
  func takeLastGroup() -> UndoGroup? {
    guard case .group(let group)? = entries.last else { return nil }
    entries.removeLast()
    return group
  }

  /// Performs the operations, the last one first.
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the operations of a target, and the groups that have no others.
  func removeActions(of target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .action(let action): return action.target === target
      case .group(let group):
        group.removeActions(of: target)
        return group.entries.isEmpty
      }
    }
  }
}

/// An operation that reverts a change. It does not retain its target, and does nothing when the
/// target is gone.
@MainActor struct UndoAction {
  private(set) weak var target: AnyObject?
  let body: @MainActor (AnyObject) -> Void

  func perform() {
    if let target { body(target) }
  }
}
