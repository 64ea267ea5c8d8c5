import UIKit

final class OverridingUndoManager: UndoManager {
  override func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    called(super.registerUndo(withTarget: target, selector: selector, object: anObject))
  }
  override var canUndo: Bool { called(super.canUndo) }
  override var canRedo: Bool { called(super.canRedo) }
  override var undoCount: Int { called(super.undoCount) }
  override var redoCount: Int { called(super.redoCount) }
  override func undo() { called(super.undo()) }
  override func undoNestedGroup() { called(super.undoNestedGroup()) }
  override func redo() { called(super.redo()) }
  override var levelsOfUndo: Int {
    get { called(super.levelsOfUndo) }
    set { super.levelsOfUndo = assigned(newValue) }
  }
  override func beginUndoGrouping() { called(super.beginUndoGrouping()) }
  override func endUndoGrouping() { called(super.endUndoGrouping()) }
  override var groupsByEvent: Bool {
    get { called(super.groupsByEvent) }
    set { super.groupsByEvent = assigned(newValue) }
  }
  override var groupingLevel: Int { called(super.groupingLevel) }
  override func disableUndoRegistration() { called(super.disableUndoRegistration()) }
  override func enableUndoRegistration() { called(super.enableUndoRegistration()) }
  override var isUndoRegistrationEnabled: Bool { called(super.isUndoRegistrationEnabled) }
  override var isUndoing: Bool { called(super.isUndoing) }
  override var isRedoing: Bool { called(super.isRedoing) }
  override func removeAllActions() { called(super.removeAllActions()) }
  override func removeAllActions(withTarget target: Any) {
    called(super.removeAllActions(withTarget: target))
  }
  override func setActionName(_ actionName: String) { called(super.setActionName(actionName)) }
  override var undoActionName: String { called(super.undoActionName) }
  override var redoActionName: String { called(super.redoActionName) }
  override var undoMenuItemTitle: String { called(super.undoMenuItemTitle) }
  override var redoMenuItemTitle: String { called(super.redoMenuItemTitle) }
  override func undoMenuTitle(forUndoActionName actionName: String) -> String {
    called(super.undoMenuTitle(forUndoActionName: actionName))
  }
  override func redoMenuTitle(forUndoActionName actionName: String) -> String {
    called(super.redoMenuTitle(forUndoActionName: actionName))
  }
  override var runLoopModes: [RunLoop.Mode] {
    get { called(super.runLoopModes) }
    set { super.runLoopModes = assigned(newValue) }
  }
  override func setActionIsDiscardable(_ discardable: Bool) {
    called(super.setActionIsDiscardable(discardable))
  }
  override var undoActionIsDiscardable: Bool { called(super.undoActionIsDiscardable) }
  override var redoActionIsDiscardable: Bool { called(super.redoActionIsDiscardable) }
  override func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    called(super.setActionUserInfoValue(info, forKey: key))
  }
  override func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    called(super.undoActionUserInfoValue(forKey: key))
  }
  override func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    called(super.redoActionUserInfoValue(forKey: key))
  }
}

extension Overrides {
  static let undoManager = Overrides(
    of: "UndoManager", by: OverridingUndoManager(),
    uses: [
      {
        $0.registerUndo(withTarget: UIView(), selector: "setNeedsLayout", object: nil)
        $0.setActionName("Move")
        $0.setActionIsDiscardable(true)
        $0.setActionUserInfoValue(1, forKey: .init(rawValue: "a"))
        $0.beginUndoGrouping()
        $0.endUndoGrouping()
        // This calls `undoNestedGroup()`.
        $0.undo()
        $0.redo()
        $0.disableUndoRegistration()
        $0.enableUndoRegistration()
        $0.removeAllActions(withTarget: $0)
        $0.removeAllActions()
      },
      {
        ($0.levelsOfUndo, $0.groupsByEvent, $0.runLoopModes) = (1, true, [.default])
        _ = ($0.levelsOfUndo, $0.groupsByEvent, $0.runLoopModes, $0.groupingLevel)
        _ = ($0.canUndo, $0.canRedo, $0.undoCount, $0.redoCount, $0.isUndoing, $0.isRedoing)
        _ = ($0.isUndoRegistrationEnabled, $0.undoActionIsDiscardable)
        // The titles call `undoMenuTitle(forUndoActionName:)` with the names, and its sister.
        _ = ($0.redoActionIsDiscardable, $0.undoMenuItemTitle, $0.redoMenuItemTitle)
        _ = $0.undoActionUserInfoValue(forKey: .init(rawValue: "a"))
        _ = $0.redoActionUserInfoValue(forKey: .init(rawValue: "a"))
      },
    ])
}
