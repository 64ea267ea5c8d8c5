import ObjectiveC

/// The actions of Command-Z and Shift-Command-Z. On iOS too, they belong to no public protocol.
@MainActor enum UndoActions {
  static let undo = Selector("undo:", UIResponder.performUndo(_:))
  static let redo = Selector("redo:", UIResponder.performRedo(_:))

  /// Whether a responder can perform one of the actions; nil for other actions.
  static func canPerform(_ action: Selector, on responder: UIResponder) -> Bool? {
    switch action {
    case undo: responder.focusedUndoManager?.canUndo ?? false
    case redo: responder.focusedUndoManager?.canRedo ?? false
    default: nil
    }
  }
}

extension UIResponder {
  /// The undo manager of the first responder, whichever object of the chain performs the action.
  fileprivate var focusedUndoManager: UndoManager? {
    (focusWindow?.firstResponder ?? self).undoManager
  }

  func performUndo(_ sender: Any?) {
    focusedUndoManager?.undo()
  }

  func performRedo(_ sender: Any?) {
    focusedUndoManager?.redo()
  }
}
