import LaminaTesting
import TestSupport
import Testing
import UIKit

/// Requirement V6.
@Suite("Callbacks that change the view hierarchy", .serialized)
@MainActor struct TreeMutationTests {
  private let parent = CallbackView()
  private let child = CallbackView()
  private let other = CallbackView()

  @Test("a view may remove itself when it is notified of its superview")
  func removesItself() throws {
    let screen = try OffscreenScreen.showing(parent)
    var calls = 0
    child.onDidMoveToSuperview = { [child] in
      calls += 1
      child.removeFromSuperview()
    }
    parent.onDidAddSubview = { _ in Issue.record("the child has left") }
    parent.addSubview(child)
    #expect(calls == 2 && child.superview == nil && child.window == nil)
    #expect(parent.subviews.isEmpty && screen.window.isConsistent)
  }

  @Test("a superview may add siblings when it is notified of a subview")
  func addsSiblings() {
    parent.onDidAddSubview = { [parent, child, other] view in
      if view === child { parent.insertSubview(other, belowSubview: child) }
    }
    parent.addSubview(child)
    #expect(parent.subviews == [other, child] && parent.isConsistent)
  }

  @Test("a subview added while its superview moves to a window is notified of the window once")
  func addsOnWindow() throws {
    var calls: [String] = []
    let inner = CallbackView()
    inner.onDidMoveToWindow = { calls.append("inner") }
    other.onWillMoveToWindow = { calls.append("will") }
    other.onDidMoveToWindow = { calls.append("did") }
    child.onDidMoveToWindow = { [child] in child.addSubview(inner) }
    child.onWillMoveToWindow = { [child, other] in child.addSubview(other) }
    parent.addSubview(child)
    let screen = try OffscreenScreen.showing(parent)
    #expect(calls == ["will", "inner", "did"])
    #expect(screen.window.isConsistent && inner.window === screen.window)
  }

  @Test("a view that its sibling removes meanwhile is not notified of the window")
  func siblingRemoves() throws {
    var windows: [UIWindow?] = []
    parent.addSubview(child)
    parent.addSubview(other)
    child.onDidMoveToWindow = { [other] in other.removeFromSuperview() }
    other.onDidMoveToWindow = { [other] in windows.append(other.window) }
    let screen = try OffscreenScreen.showing(parent)
    #expect(windows == [nil] && screen.window.isConsistent)
  }

  @Test("a superview may move a subview that is leaving to another view")
  func movesOnLeaving() {
    parent.addSubview(child)
    var calls = 0
    parent.onWillRemoveSubview = { [other] view in
      calls += 1
      other.addSubview(view)
    }
    child.removeFromSuperview()
    #expect(calls == 1 && child.superview === other)
    #expect(parent.isConsistent && other.isConsistent)
    let third = UIView()
    parent.addSubview(child)
    third.addSubview(child)
    #expect(calls == 2 && child.superview === third)
    #expect(parent.isConsistent && other.isConsistent && third.isConsistent)
  }

  @Test("a view may move elsewhere, or to the same superview, when it is notified of the move")
  func goesElsewhere() {
    child.onWillMoveToSuperview = { [parent, child, other] new in
      guard new === parent else { return }
      child.onWillMoveToSuperview = { _ in }
      other.addSubview(child)
    }
    parent.addSubview(child)
    #expect(child.superview === parent && parent.isConsistent && other.isConsistent)
    child.removeFromSuperview()
    child.onWillMoveToSuperview = { [parent, child] _ in
      child.onWillMoveToSuperview = { _ in }
      parent.addSubview(child)
    }
    parent.addSubview(child)
    #expect(parent.subviews == [child] && parent.isConsistent)
  }

  @Test("removing siblings in a callback does not change where a view is inserted")
  func siblingsGo() {
    for _ in 0..<4 { parent.addSubview(UIView()) }
    let last = parent.subviews[3]
    child.onWillMoveToSuperview = { [parent] _ in parent.subviews[0].removeFromSuperview() }
    parent.insertSubview(child, belowSubview: last)
    #expect(parent.subviews.firstIndex(of: child) == 2 && parent.isConsistent)
    parent.insertSubview(other, at: 4)
    #expect(parent.subviews.last === other && parent.isConsistent)
  }

  @Test("after random edits, views, layers and windows are consistent")
  func randomEdits() throws {
    let screen = try OffscreenScreen.showing(parent)
    var random = SeededGenerator(seed: 41)
    let views = (0..<24).map { _ in UIView() } + [parent]
    for round in 0..<(rounds ?? 1500) {
      edit(views, &random)
      if round % 50 == 0 {
        for view in views where view.superview == nil { #expect(view.isConsistent) }
        #expect(screen.window.isConsistent)
      }
    }
    for view in views {
      #expect(view.window === (view.isDescendant(of: screen.window) ? screen.window : nil))
    }
  }

  private func edit(_ views: [UIView], _ random: inout SeededGenerator) {
    let view = views[Int.random(in: 0..<views.count - 1, using: &random)]
    let host = views[Int.random(in: 0..<views.count, using: &random)]
    guard !host.isDescendant(of: view) else { return view.removeFromSuperview() }
    let count = host.subviews.count
    let sibling = host.subviews.randomElement(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: host.addSubview(view)
    case 2: host.insertSubview(view, at: Int.random(in: 0...count + 1, using: &random))
    case 3: if let sibling { host.insertSubview(view, aboveSubview: sibling) }
    case 4: if let sibling { host.insertSubview(view, belowSubview: sibling) }
    case 5: if let sibling { host.bringSubviewToFront(sibling) }
    case 6: if let sibling { host.sendSubviewToBack(sibling) }
    case 7 where count > 1:
      let (a, b) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
      )
      host.exchangeSubview(at: a, withSubviewAt: b)
    default: view.removeFromSuperview()
    }
  }
}
