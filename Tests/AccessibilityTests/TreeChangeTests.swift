import Foundation
import Testing

@testable import Accessibility

// Requirement V27: what clients are told.
@Suite("Each change is told once")
struct TreeChangeTests {
  private static let count = 10_000

  /// A window with many labels.
  private func tree(_ change: (inout AccessibleElement, Int) -> Void = { _, _ in })
    -> AccessibleTree
  {
    var elements: [ElementID: AccessibleElement] = [:]
    for number in 2..<Self.count + 2 {
      var label = AccessibleElement(.label, name: "\(number)")
      label.states = [.enabled, .showing]
      change(&label, number)
      elements[ElementID(UInt64(number))] = label
    }
    var window = AccessibleElement(.frame)
    window.children = (2..<UInt64(Self.count + 2)).map { ElementID($0) }
    elements[ElementID(1)] = window
    var application = AccessibleElement(.application, name: "Test")
    application.children = [ElementID(1)]
    elements[.application] = application
    return AccessibleTree(elements)
  }

  @Test("Of 10,000 elements only those that have changed are told")
  func few() {
    let before = tree()
    #expect(tree().changes(since: before).isEmpty)
    let after = tree { label, number in
      if number == 7 { label.name = "seven" }
      if number == 9 { label.states.insert(.checked) }
    }
    #expect(
      after.changes(since: before) == [
        .name(ElementID(7), "seven"),
        .state(ElementID(9), .checked, name: "checked", isOn: true),
      ])
  }

  @Test("An element that moves, or scrolls, is not told: clients ask for frames")
  func frames() {
    let before = tree()
    let after = tree { label, number in label.frame.y = Int32(number) }
    #expect(after.changes(since: before).isEmpty)
  }

  @Test("Elements that come and go are told as children, without what they contain")
  func children() {
    let before = tree()
    var elements = before.elements
    elements[ElementID(1)]?.children.removeFirst(2)
    elements[ElementID(2)] = nil
    elements[ElementID(3)] = nil
    let after = AccessibleTree(elements)
    #expect(after.changes(since: before).count == 2)
    #expect(before.changes(since: after).count == 2)
  }

  @Test(
    "Of elements that are replaced only what has changed is told, in the order of their numbers")
  func replacements() {
    let before = tree()
    let after = tree { label, number in
      if number == 9 { label.name = "nine" }
      if number == 7 { label.states.insert(.checked) }
    }
    let numbers: [UInt64] = [9, 8, 7]
    var elements: [ElementID: AccessibleElement] = [:]
    for id in numbers.map({ ElementID($0) }) { elements[id] = after[id] }
    var updated = before
    let changes = updated.replace(elements)
    #expect(changes == after.changes(since: before))
    #expect(changes.count == 2 && updated.elements == after.elements)
  }

  @Test("Of many changes of one element only the last is told")
  func coalescing() throws {
    let inbox = try BridgeInbox()
    for number in 0..<100 {
      let label = AccessibleElement(.label, name: "\(number)")
      inbox.post { $0.replace([ElementID(2): label]) }
    }
    #expect(inbox.take().elements.values.map(\.name) == ["99"])
    let tree = tree()
    inbox.post { $0.replace([ElementID(2): AccessibleElement(.label)]) }
    inbox.post { $0.replace(tree) }
    let contents = inbox.take()
    #expect(contents.elements.isEmpty && contents.tree != nil)
  }

  @Test("A replaced element keeps its children")
  func replacing() {
    var tree = tree()
    tree.replace(ElementID(1), with: AccessibleElement(.frame, name: "Hall"))
    #expect(tree[ElementID(1)]?.name == "Hall")
    #expect(tree[ElementID(1)]?.children.count == Self.count)
    tree.replace(ElementID(99_999), with: AccessibleElement(.label))
    #expect(tree.elements.count == Self.count + 2)
  }
}
