public import Foundation
public import ObjectiveC

/// Records operations that revert changes, and performs them to undo and to redo.
///
/// Foundation on Linux has no such class; this one has the name and the members of Apple's. Targets
/// are not retained, and operations whose target is gone do nothing.
///
/// Main thread only. Source: Apple, "UndoManager", "Undo Architecture".
@preconcurrency @MainActor open class UndoManager: NSObject {
  enum Activity {
    case idle, undoing, redoing
  }

  final var undoStack: [UndoGroup] = []
  final var redoStack: [UndoGroup] = []
  /// The groups that have begun and not ended, from the top-level one on.
  final var openGroups: [UndoGroup] = []
  /// The top-level group that ends with the current event; nil if there is none.
  final weak var eventGroup: UndoGroup?
  final var activity = Activity.idle
  final var disabledCount = 0

  public override init() {
    super.init()
  }

  // MARK: Registering undo operations

  /// Records that a method is called with an object to undo a change. The target is not retained,
  /// the object is. Traps if no group is open and `groupsByEvent` is false.
  ///
  /// Source: Apple, "registerUndo(withTarget:selector:object:)".
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { _ = selector.send(to: $0, anObject) }
  }

  // MARK: Checking undo ability

  /// Whether there is something to undo. Posts `NSUndoManagerCheckpoint`.
  open var canUndo: Bool {
    post(.NSUndoManagerCheckpoint)
    return lastUndoGroup != nil
  }

  /// Whether there is something to redo. Posts `NSUndoManagerCheckpoint`.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// How often `undo()` can be called before nothing is left to undo.
  open var undoCount: Int { undoStack.count + (unfinishedGroup == nil ? 0 : 1) }

  /// How often `redo()` can be called before nothing is left to redo.
  open var redoCount: Int { redoStack.count }

  // MARK: Performing undo and redo

  /// Ends the open group if it is a top-level one, and undoes the last top-level group. Traps if a
  /// nested group is open.
  ///
  /// Source: Apple, "undo()".
  open func undo() {
    if activity == .idle, openGroups.count == 1 { endGrouping(removingIfEmpty: true) }
    require(
      openGroups.isEmpty, invalid("undo", "undo was called with too many nested undo groups"))
    undoNestedGroup()
  }

  /// Undoes the last undo group, which may be a nested one, and records it for redoing. Traps if
  /// operations were registered after the end of that group.
  ///
  /// Source: Apple, "undoNestedGroup()".
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    if let group = takeGroupToUndo() { perform(group, as: .undoing) }
  }

  /// Performs the operations of the last group that was undone. Traps during an undo.
  ///
  /// Source: Apple, "redo()".
  open func redo() {
    require(activity != .undoing, invalid("redo", "redo was called while undoing"))
    post(.NSUndoManagerCheckpoint)
    if let group = redoStack.popLast() { perform(group, as: .redoing) }
  }

  // MARK: Limiting the undo stack

  /// The number of top-level groups that are kept; 0, the default, for no limit.
  open var levelsOfUndo = 0 {
    didSet { dropOldGroups() }
  }

  // MARK: Creating undo groups

  /// Begins a group. If there is none and `groupsByEvent` is true, it is nested in that of the event.
  ///
  /// Source: Apple, "beginUndoGrouping()".
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
    beginGroup()
  }

  /// Ends the group that began last. Traps if there is none.
  ///
  /// Source: Apple, "endUndoGrouping()".
  open func endUndoGrouping() {
    endGrouping(removingIfEmpty: false)
    if openGroups.count == 1, openGroups[0] === eventGroup { scheduleEndOfEvent() }
  }

  /// Whether the operations of one event are one group, which ends with the iteration of the main run
  /// loop. Default: true.
  open var groupsByEvent = true

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  // MARK: Enabling and disabling undo

  /// Stops recording until `enableUndoRegistration()` was called as often as this method.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Undoes one call of `disableUndoRegistration()`. Traps if there was none.
  open func enableUndoRegistration() {
    require(
      disabledCount > 0,
      invalid("enableUndoRegistration", "enableUndoRegistration called with no matching disable"))
    disabledCount -= 1
  }

  /// Whether operations are recorded. Default: true.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Checking whether undo or redo is being performed

  /// Whether `undo()` or `undoNestedGroup()` is performing operations.
  open var isUndoing: Bool { activity == .undoing }

  /// Whether `redo()` is performing operations.
  open var isRedoing: Bool { activity == .redoing }

  // MARK: Clearing undo operations

  /// Removes all operations, also from open groups, and enables the recording.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    disabledCount = 0
  }

  /// Removes all operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeActions(of: target) }
    undoStack.removeAll { $0.entries.isEmpty }
    redoStack.removeAll { $0.entries.isEmpty }
  }

  // MARK: Managing the action name

  /// Names the operations of the current group, or of the last one, for the Undo and Redo commands.
  open func setActionName(_ actionName: String) {
    currentGroup?.actionName = actionName
  }

  /// The name of what `undo()` reverts; empty if it has none, or if there is nothing to undo.
  open var undoActionName: String { lastUndoGroup?.actionName ?? "" }

  /// The name of what `redo()` performs; empty if it has none, or if there is nothing to redo.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }

  /// The title of the Undo command, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the Redo command, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the Undo command for an operation with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the Redo command for an operation with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Working with run loops

  /// The modes of the main run loop in which events end their groups. Default: `.default`.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Discardable actions and user info

  /// Says whether a document can be closed without saving the current operation.
  open func setActionIsDiscardable(_ discardable: Bool) {
    currentGroup?.isDiscardable = discardable
  }

  /// Whether what `undo()` reverts is discardable. Default: false.
  open var undoActionIsDiscardable: Bool { lastUndoGroup?.isDiscardable ?? false }

  /// Whether what `redo()` performs is discardable. Default: false.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Keeps a value with the current operation.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    currentGroup?.userInfo[key] = info
  }

  /// Returns a value of what `undo()` reverts.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    lastUndoGroup?.userInfo[key]
  }

  /// Returns a value of what `redo()` performs.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    redoStack.last?.userInfo[key]
  }

  /// The name of a value that is kept with an operation.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension UndoManager {
  /// Records that a closure is called with the target to undo a change. The target is not retained.
  /// Traps if no group is open and `groupsByEvent` is false.
  ///
  /// Source: Apple, "registerUndo(withTarget:handler:)".
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { if let target = $0 as? TargetType { handler(target) } }
  }
}
