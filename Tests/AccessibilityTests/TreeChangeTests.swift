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
      label.states = [.enabled]
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      change(&label, number)
      elements[ElementID(UInt64(number))] = label
    }
    var window = AccessibleElement(.frame)
    window.children = (2..<UInt64(Self.count + 2)).map { ElementID($0) }
    elements[ElementID(1)] = window
    var application = AccessibleElement(.application, name: "Test")
    application.children = [ElementID(1)]
    application.frame = CGRect(x: 0, y: 0, width: 800, height: 20_000)
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

  @Test("An element that moves on the screen is not told: clients ask for frames")
  func frames() {
    let before = tree()
    let after = tree { label, number in label.frame.origin.y = CGFloat(number) }
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
    var update = TreeUpdate()
    for id in numbers.map({ ElementID($0) }) { update.elements[id] = after.elements[id] }
    var updated = before
    let changes = updated.apply(update)
    #expect(changes == after.changes(since: before))
    #expect(changes.count == 2 && updated.elements == after.elements)
  }

  @Test("An update adds what comes, and takes out what goes, at their places")
  func updates() {
    var tree = tree()
    let all = (2..<UInt64(Self.count + 2)).map { ElementID($0) }
    let new = ElementID(50_000)
    var window = AccessibleElement(.frame)
    window.children = [new] + all.dropFirst(2)
    var update = TreeUpdate()
    update.elements = [ElementID(1): window, new: AccessibleElement(.button, name: "Buy")]
    update.removed = Set(all.prefix(2))
    let changes = tree.apply(update)
    #expect(
      changes == [
        .children(of: ElementID(1), isAdded: false, index: 1, child: all[1]),
        .children(of: ElementID(1), isAdded: false, index: 0, child: all[0]),
        .children(of: ElementID(1), isAdded: true, index: 0, child: new),
      ])
    #expect(tree.elements.count == Self.count + 1 && tree[all[0]] == nil)
    #expect(tree.indexInParent(of: new) == 0 && tree.indexInParent(of: all[0]) == -1)
  }

  /// A list of rows of 100 points, which shows the first two of four; the second has the focus.
  private func list() -> AccessibleTree {
    var elements: [ElementID: AccessibleElement] = [:]
    for number in 0..<4 {
      var row = AccessibleElement(.listItem, name: "\(number)")
      row.frame = CGRect(x: 0, y: number * 100, width: 300, height: 100)
      row.states = number == 1 ? [.focused] : []
      elements[ElementID(UInt64(10 + number))] = row
    }
    var list = AccessibleElement(.list)
    list.frame = CGRect(x: 20, y: 50, width: 300, height: 150)
    list.contentOrigin = CGPoint(x: 20, y: 50)
    list.children = (10..<14).map { ElementID($0) }
    var application = AccessibleElement(.application)
    application.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    application.children = [ElementID(1)]
    (elements[ElementID(1)], elements[.application]) = (list, application)
    return AccessibleTree(elements)
  }

  @Test("A scroll changes the list alone, and tells what comes to the screen")
  func scroll() throws {
    var tree = list()
    let last = ElementID(13)
    #expect(tree[last]?.frame == CGRect(x: 20, y: 350, width: 300, height: 100))
    #expect(tree[last]?.states.contains(.showing) == false)
    #expect(tree.element(inside: .application, x: 30, y: 160) == ElementID(11))
    var scrolled = try #require(tree.elements[ElementID(1)])
    scrolled.contentOrigin = CGPoint(x: 20, y: -149.5)
    var update = TreeUpdate()
    update.elements[ElementID(1)] = scrolled
    #expect(
      tree.apply(update) == [
        .state(ElementID(10), .showing, name: "showing", isOn: false),
        .bounds(ElementID(11), AccessibleFrame(x: 20, y: -50, width: 300, height: 101)),
        .state(ElementID(12), .showing, name: "showing", isOn: true),
        .state(last, .showing, name: "showing", isOn: true),
      ])
    #expect(tree[last]?.frame == CGRect(x: 20, y: 150.5, width: 300, height: 100))
    #expect(tree.element(inside: .application, x: 30, y: 160) == last)
  }

  private func update(_ name: String) -> TreeUpdate {
    var update = TreeUpdate()
    update.elements[ElementID(2)] = AccessibleElement(.label, name: name)
    return update
  }

  @Test("Of many changes of one element only the last is told")
  func coalescing() throws {
    let inbox = try BridgeInbox()
    for number in 0..<100 {
      let update = update("\(number)")
      inbox.post { $0.add(update) }
    }
    #expect(inbox.take().update.elements.values.map(\.name) == ["99"])
    let (tree, update) = (tree(), update("first"))
    inbox.post { $0.add(update) }
    inbox.post { $0.replace(tree) }
    let contents = inbox.take()
    #expect(contents.update.isEmpty && contents.tree != nil)
  }

  @Test("What has gone before its change was told is only gone, and may come back")
  func goneBeforeTold() {
    var gone = TreeUpdate()
    gone.removed = [ElementID(2)]
    var both = update("first")
    both.merge(gone)
    #expect(both.elements.isEmpty && both.removed == [ElementID(2)])
    both.merge(update("back"))
    #expect(both.elements.count == 1 && both.removed.isEmpty)
  }
}
