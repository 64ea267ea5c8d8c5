import LaminaTesting
import Testing

@testable import UIKit

private final class UndoView: UIView {
  let number = UndoableNumber()
  var isOwner = true
  override var undoManager: UndoManager? { isOwner ? number.manager : super.undoManager }
  override var canBecomeFirstResponder: Bool { true }
}

// Requirements V24 and V38.
@MainActor @Suite("Undo along the responder chain", .serialized)
struct ResponderUndoTests {
  private let screen: OffscreenScreen
  private let view = UndoView()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    screen.window.addSubview(view)
    #expect(view.becomeFirstResponder())
  }

  @Test("A window has an undo manager, which its views have too")
  func window() {
    view.isOwner = false
    #expect(view.undoManager != nil && view.undoManager === screen.window.undoManager)
    #expect(UIView().undoManager == nil)
    #expect(view.editingInteractionConfiguration == .default)
  }

  @Test("Command-Z undoes and Shift-Command-Z redoes with the first responder's undo manager")
  func keys() {
    view.number.set(3)
    screen.key(.keyboardZ, modifiers: .command)
    #expect(view.number.value == 0)
    screen.key(.keyboardZ, modifiers: .command)
    screen.key(.keyboardZ, modifiers: [.command, .shift])
    #expect(view.number.value == 3)
    screen.key(.keyboardZ, modifiers: .control)
    #expect(view.number.value == 0)
  }

  @Test("Undo can be performed only while there is something to undo")
  func canPerform() {
    #expect(!view.canPerformAction("undo:", withSender: nil))
    view.number.set(3)
    #expect(view.canPerformAction("undo:", withSender: nil))
    #expect(!view.canPerformAction("redo:", withSender: nil))
    #expect(UIApplication.shared.sendAction("undo:", to: view, from: nil, for: nil))
    #expect(view.number.value == 0)
  }
}
