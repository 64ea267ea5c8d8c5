import Foundation
import ObjectiveC

extension UndoManager {
  /// The open top-level group with operations that `undo()` would end and revert.
  var unfinishedGroup: UndoGroup? {
    activity == .idle ? openGroups.first.flatMap { $0.entries.isEmpty ? nil : $0 } : nil
  }

  /// What `undo()` reverts.
  var lastUndoGroup: UndoGroup? { unfinishedGroup ?? undoStack.last }

  /// The top-level group to which names and other properties of an operation belong.
  var currentGroup: UndoGroup? { openGroups.first ?? undoStack.last }

  func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
    guard let group = openGroups.last else {
      fatalError(invalid("_registerUndoObject:", "must begin a group before registering undo"))
    }
    group.append(.action(UndoAction(target: target, body: body)))
    if activity == .idle { redoStack = [] }
  }

  // MARK: Groups

  func beginGroup() {
    if activity == .idle, !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that began last, and keeps it in the group around it or on a stack.
  func endGrouping(removingIfEmpty: Bool) {
    post(.NSUndoManagerCheckpoint)
    guard let ended = openGroups.last else {
      fatalError(
        invalid(
          "_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin"))
    }
    let info = ended.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, info)
    // An observer may have removed everything.
    guard openGroups.last === ended else { return }
    openGroups.removeLast()
    if !ended.entries.isEmpty || !removingIfEmpty { keep(ended) }
    post(.NSUndoManagerDidCloseUndoGroup, info)
  }

  private func keep(_ group: UndoGroup) {
    if let parent = openGroups.last {
      parent.append(.group(group))
    } else if activity == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldGroups()
    }
  }

  func dropOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Groups of events

  func beginEventGroup() {
    beginGroup()
    eventGroup = openGroups.last
    scheduleEndOfEvent()
  }

  /// Ends the group of the event after the current iteration of the main run loop.
  func scheduleEndOfEvent() {
    RunLoop.main.perform(inModes: runLoopModes) { [weak self] in
      MainActor.assumeIsolated { self?.endEventGroup() }
    }
  }

  /// A nested group that is still open keeps the group of its event open.
  func endEventGroup() {
    guard activity == .idle, openGroups.count == 1, openGroups[0] === eventGroup else { return }
    endGrouping(removingIfEmpty: true)
  }

  // MARK: Undo and redo

  func takeGroupToUndo() -> UndoGroup? {
    guard let open = openGroups.last else { return undoStack.popLast() }
    if case .action? = open.entries.last {
      fatalError(
        invalid("undoNestedGroup", "operations were registered since the last group was closed"))
    }
    return open.takeLastGroup()
  }

  /// Performs the operations of a group. What they register becomes one group of the other stack.
  func perform(_ group: UndoGroup, as activity: Activity) {
    let isUndo = activity == .undoing
    post(isUndo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
    let (outerGroups, outerActivity) = (openGroups, self.activity)
    (openGroups, self.activity) = ([], activity)
    beginGroup()
    let record = openGroups[0]
    record.actionName = group.actionName
    record.isDiscardable = group.isDiscardable
    record.userInfo = group.userInfo
    group.perform()
    // An operation may have removed everything, or left groups open.
    while openGroups.first === record { endGrouping(removingIfEmpty: true) }
    (openGroups, self.activity) = (outerGroups, outerActivity)
    post(isUndo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
  }

  // MARK: Messages

  /// Returns Foundation's message for a call that the present state does not allow.
  func invalid(_ method: String, _ reason: String) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    return "\(method): NSUndoManager 0x\(address) is in invalid state, \(reason)"
  }

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
