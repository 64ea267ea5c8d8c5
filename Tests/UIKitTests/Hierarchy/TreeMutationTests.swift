import LaminaTesting
import TestSupport
import Testing
import UIKit

/// Requirement V6.
@Suite("Callbacks that change the tree", .serialized)
@MainActor struct TreeMutationTests {
  private let parent = CallbackView()
  private let child = CallbackView()
  private let other = CallbackView()

  @Test("a view may remove itself when it hears of its superview")
  func removesItself() throws {
    let screen = try OffscreenScreen.showing(parent)
    var told = 0
    child.onDidMoveToSuperview = { [child] in
      told += 1
      child.removeFromSuperview()
    }
    parent.onDidAddSubview = { _ in Issue.record("the child has left") }
    parent.addSubview(child)
    #expect(told == 2 && child.superview == nil && child.window == nil)
    #expect(parent.subviews.isEmpty && screen.window.isConsistent)
  }

  @Test("a superview may add siblings when it hears of a subview")
  func addsSiblings() {
    parent.onDidAddSubview = { [parent, child, other] view in
      if view === child { parent.insertSubview(other, belowSubview: child) }
    }
    parent.addSubview(child)
    #expect(parent.subviews == [other, child] && parent.isConsistent)
  }

  @Test("a view that adds a subview when it hears of its window tells it of the window once")
  func addsOnWindow() throws {
    var told: [String] = []
    let inner = CallbackView()
    inner.onDidMoveToWindow = { told.append("inner") }
    other.onWillMoveToWindow = { told.append("will") }
    other.onDidMoveToWindow = { told.append("did") }
    child.onDidMoveToWindow = { [child] in child.addSubview(inner) }
    child.onWillMoveToWindow = { [child, other] in child.addSubview(other) }
    parent.addSubview(child)
    let screen = try OffscreenScreen.showing(parent)
    #expect(told == ["will", "inner", "did"])
    #expect(screen.window.isConsistent && inner.window === screen.window)
  }

  @Test("a view that its sibling removes meanwhile is not told of the window it did not come to")
  func siblingRemoves() throws {
    var windows: [UIWindow?] = []
    parent.addSubview(child)
    parent.addSubview(other)
    child.onDidMoveToWindow = { [other] in other.removeFromSuperview() }
    other.onDidMoveToWindow = { [other] in windows.append(other.window) }
    let screen = try OffscreenScreen.showing(parent)
    #expect(windows == [nil] && screen.window.isConsistent)
  }

  @Test("a superview may move a leaving subview on")
  func movesOnLeaving() {
    parent.addSubview(child)
    var told = 0
    parent.onWillRemoveSubview = { [other] view in
      told += 1
      other.addSubview(view)
    }
    child.removeFromSuperview()
    #expect(told == 1 && child.superview === other)
    #expect(parent.isConsistent && other.isConsistent)
    let third = UIView()
    parent.addSubview(child)
    third.addSubview(child)
    #expect(told == 2 && child.superview === third)
    #expect(parent.isConsistent && other.isConsistent && third.isConsistent)
  }

  @Test("a view may go elsewhere, or come by itself, when it hears where it will be")
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

  @Test("siblings that go in a callback do not displace the place of an inserted view")
  func siblingsGo() {
    for _ in 0..<4 { parent.addSubview(UIView()) }
    let last = parent.subviews[3]
    child.onWillMoveToSuperview = { [parent] _ in parent.subviews[0].removeFromSuperview() }
    parent.insertSubview(child, belowSubview: last)
    #expect(parent.subviews.firstIndex(of: child) == 2 && parent.isConsistent)
    parent.insertSubview(other, at: 4)
    #expect(parent.subviews.last === other && parent.isConsistent)
  }

  @Test("after any edits views, layers and windows agree")
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
