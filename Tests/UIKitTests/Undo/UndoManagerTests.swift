import Foundation
import LaminaTesting
import Testing

@testable import UIKit

/// A number whose changes can be undone.
@MainActor final class UndoableNumber: NSObject {
  var value = 0
  let manager = UndoManager()

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }

  func setObject(_ new: NSNumber) {
    manager.registerUndo(
      withTarget: self, selector: Selector("setObject:", UndoableNumber.setObject(_:)),
      object: NSNumber(value: value))
    value = new.intValue
  }

  func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }
}

// Apple, "UndoManager", and "Undo Architecture". Requirement V38.
@MainActor @Suite("An undo manager", .serialized)
struct UndoManagerTests {
  private let number = UndoableNumber()
  private var manager: UndoManager { number.manager }

  private func endEvent() { manager.endEventGroup() }

  @Test("Operations are undone and redone, by closures and by selectors")
  func undoAndRedo() {
    number.set(1)
    endEvent()
    number.setObject(2)
    endEvent()
    #expect(manager.canUndo && !manager.canRedo && manager.undoCount == 2)
    manager.undo()
    #expect(number.value == 1 && manager.redoCount == 1)
    manager.undo()
    #expect(number.value == 0 && !manager.canUndo)
    manager.undo()
    manager.redo()
    manager.redo()
    #expect(number.value == 2 && !manager.canRedo && manager.undoCount == 2)
    manager.redo()
    manager.undo()
    #expect(number.value == 1)
  }

  @Test("The operations of one event are one group, which undo() ends")
  func events() {
    number.set(1)
    number.set(2)
    #expect(manager.groupingLevel == 1 && manager.undoCount == 1)
    manager.undo()
    #expect(number.value == 0 && manager.groupingLevel == 0)
    manager.redo()
    #expect(number.value == 2)
  }

  @Test("Groups are nested; the nested ones are undone with the outer one, or on their own")
  func nesting() {
    manager.groupsByEvent = false
    number.group {
      number.set(1)
      number.group { number.set(2) }
      number.group { number.set(3) }
      #expect(manager.groupingLevel == 1)
      manager.undoNestedGroup()
      #expect(number.value == 2 && manager.redoCount == 1)
    }
    manager.undo()
    #expect(number.value == 0)
  }

  @Test("A group that begins within an event belongs to that of the event")
  func groupsOfEvents() {
    number.group { number.set(1) }
    number.group { number.set(2) }
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(number.value == 0)
  }

  @Test("A new operation makes redo impossible")
  func newOperation() {
    number.set(1)
    manager.undo()
    #expect(manager.canRedo)
    number.set(5)
    #expect(!manager.canRedo)
  }

  @Test("At most levelsOfUndo groups are kept, and the oldest ones are dropped")
  func levels() {
    for value in 1...5 {
      number.set(value)
      endEvent()
    }
    manager.levelsOfUndo = 2
    #expect(manager.undoCount == 2)
    number.set(6)
    endEvent()
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    #expect(number.value == 4 && !manager.canUndo)
  }

  @Test("Disabled registration records nothing until it is enabled as often")
  func disabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    number.set(1)
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    number.set(2)
    manager.undo()
    #expect(number.value == 1)
  }

  @Test("Names follow an operation from undo to redo, into the titles of the commands")
  func names() {
    #expect(manager.undoMenuItemTitle == "Undo" && manager.undoActionName == "")
    number.set(1)
    manager.setActionName("Typing")
    endEvent()
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Typing" && manager.undoActionName == "")
    manager.redo()
    #expect(manager.undoActionName == "Typing")
  }

  @Test("Discardable actions and values follow an operation as well")
  func properties() {
    let key = UndoManager.UserInfoKey(rawValue: "place")
    number.set(1)
    manager.setActionIsDiscardable(true)
    manager.setActionUserInfoValue(7, forKey: key)
    #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
    manager.undo()
    #expect(manager.redoActionIsDiscardable && !manager.undoActionIsDiscardable)
    #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
    #expect(manager.undoActionUserInfoValue(forKey: key) == nil)
  }

  @Test("Operations are removed, of all targets or of one, also during an undo")
  func removal() {
    let other = UndoableNumber()
    number.set(1)
    manager.registerUndo(withTarget: other) { $0.value = 9 }
    endEvent()
    manager.removeAllActions(withTarget: number)
    manager.undo()
    #expect(number.value == 1 && other.value == 9)
    manager.registerUndo(withTarget: number) { $0.manager.removeAllActions() }
    manager.undo()
    #expect(!manager.canUndo && !manager.canRedo && !manager.isUndoing)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test("Targets are not retained, and their operations do nothing when they are gone")
  func targets() {
    var target: UndoableNumber? = UndoableNumber()
    weak let reference = target
    if let target { manager.registerUndo(withTarget: target) { $0.value = 1 } }
    target = nil
    #expect(reference == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test("isUndoing and isRedoing are true while operations are performed")
  func activity() {
    let log = Log()
    manager.registerUndo(withTarget: log) { [manager] in
      $0.names.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: $0) {
        $0.names.append("\(manager.isUndoing) \(manager.isRedoing)")
      }
    }
    manager.undo()
    manager.redo()
    #expect(log.names == ["true false", "false true"])
  }

  @Test("Notifications are posted in Foundation's order")
  func notifications() {
    let log = Log()
    let names: [Notification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let name = note.name.rawValue.dropFirst(13).dropLast(12)
        MainActor.assumeIsolated { log.names.append(String(name)) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    number.set(1)
    #expect(log.take() == ["DidOpenUndoGroup"])
    manager.beginUndoGrouping()
    #expect(log.take() == ["Checkpoint", "DidOpenUndoGroup"])
    manager.endUndoGrouping()
    #expect(log.take() == ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    manager.undo()
    #expect(
      log.take() == [
        "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup", "Checkpoint", "WillUndoChange",
        "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup",
        "DidUndoChange",
      ])
    manager.redo()
    #expect(
      log.take() == [
        "Checkpoint", "WillRedoChange", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup",
        "DidCloseUndoGroup", "DidRedoChange",
      ])
    _ = (manager.canUndo, manager.canRedo)
    #expect(log.take() == ["Checkpoint", "Checkpoint"])
  }

  @MainActor private final class Log {
    var names: [String] = []

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  @Test("Misuse ends the program with Foundation's message")
  func misuse() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    #expect(output(of: end).contains("endUndoGrouping called with no matching begin"))
    let group = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
    #expect(output(of: group).contains("must begin a group before registering undo"))
    let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.beginUndoGrouping()
        manager.undo()
      }
    }
    #expect(
      output(of: nested).contains(
        " is in invalid state, undo was called with too many nested undo groups"))
    let enabled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().enableUndoRegistration() }
    }
    #expect(output(of: enabled).contains("enableUndoRegistration called with no matching disable"))
  }
}
