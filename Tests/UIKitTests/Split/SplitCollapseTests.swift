import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

// Apple, "isCollapsed", "UISplitViewControllerDelegate". Requirement V25.
@Suite("A collapsed split view controller", .serialized)
@MainActor struct SplitCollapseTests {
  @Test("a compact width puts the columns on one stack, and a regular one takes it apart")
  func collapsing() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide)
    let own = stage.pages.map(\.navigationController)
    try stage.resize(to: SplitStage.compact)
    #expect(stage.split.isCollapsed && stage.stack == "psd" && stage.shown == [.primary])
    #expect(stage.frame(.primary) == stage.split.view.bounds)
    #expect(stage.pages.allSatisfy { $0.navigationController === own[0] })
    #expect(stage.pages.allSatisfy { $0.splitViewController === stage.split })
    try stage.resize(to: SplitStage.wide)
    #expect(!stage.split.isCollapsed && stage.split.displayMode == .twoBesideSecondary)
    #expect(stage.pages.map(\.navigationController) == own)
    #expect(stage.shown == [.primary, .supplementary, .secondary])
  }

  @Test("the delegate is asked and told in order")
  func order() throws {
    let stage = try SplitStage()
    try stage.resize(to: SplitStage.compact)
    let collapsing = stage.takeLog().split(separator: " ").filter {
      $0.contains { ":" == $0 } || $0.hasPrefix("did")
    }
    #expect(collapsing == ["top:secondary", "hide:primary", "didCollapse"])
    try stage.resize(to: SplitStage.landscape)
    let expanding = stage.takeLog().split(separator: " ").filter {
      $0.contains { ":" == $0 } || $0.hasPrefix("did")
    }
    #expect(expanding == ["expand:oneBesideSecondary", "show:primary", "didExpand"])
  }

  @Test("appearance callbacks of a collapse and an expansion are in pairs")
  func pairs() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide)
    var states = ["p": true, "s": true, "d": true]
    for size in [SplitStage.compact, SplitStage.portrait, SplitStage.compact, SplitStage.wide] {
      try stage.resize(to: size)
      try stage.pass()
      for word in stage.takeLog().split(separator: " ") {
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count == 2 else { continue }
        if parts[1].hasPrefix("did") { states[parts[0]] = parts[1] == "didAppear" }
      }
      for page in stage.pages {
        #expect(states[page.name] == (page.viewIfLoaded?.window != nil), "\(page.name) \(size)")
        #expect(page.appearance == (page.view.window == nil ? .disappeared : .appeared))
      }
    }
  }

  @Test("the delegate chooses the top of the stack, and the mode of the expansion")
  func choices() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide)
    stage.delegate.topColumn = .supplementary
    stage.delegate.expandedMode = .secondaryOnly
    try stage.resize(to: SplitStage.compact)
    #expect(stage.stack == "ps" && stage.split.topColumn == .supplementary)
    try stage.resize(to: SplitStage.wide)
    #expect(stage.split.displayMode == .secondaryOnly && stage.shown == [.secondary])
  }

  @Test("a controller that begins in a compact width is collapsed, and appears once")
  func beginning() throws {
    let stage = try SplitStage(.doubleColumn, SplitStage.compact, keepsLog: true)
    #expect(stage.split.isCollapsed && stage.stack == "pd")
    #expect(
      stage.takeLog() == "top:secondary show:secondary d.willAppear didCollapse d.didAppear")
  }

  @Test("show and hide push and pop columns")
  func pushing() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.compact) {
      $0.delegate.topColumn = .primary
    }
    #expect(stage.stack == "p")
    stage.split.show(.secondary)
    #expect(stage.stack == "psd")
    #expect(stage.takeLog() == "p.willDisappear d.willAppear hide:primary show:secondary")
    try stage.pass()
    #expect(stage.takeLog() == "p.didDisappear d.didAppear")
    stage.split.show(.supplementary)
    try stage.pass()
    #expect(stage.stack == "ps")
    #expect(
      stage.takeLog()
        == "d.willDisappear s.willAppear hide:secondary show:supplementary d.didDisappear "
        + "s.didAppear")
    stage.split.hide(.supplementary)
    try stage.pass()
    #expect(stage.stack == "p")
    stage.split.hide(.primary)
    #expect(stage.stack == "p")
  }

  @Test("a column that the user has popped has its pages again, and is pushed again")
  func popped() throws {
    let stage = try SplitStage(.doubleColumn, SplitStage.compact)
    let navigation = try #require(
      stage.split.columns[UISplitViewController.Column.secondary.rawValue].child
        as? UINavigationController)
    let base = try #require(stage.split.viewControllers.first as? UINavigationController)
    #expect(navigation.viewControllers == [stage.secondary] && navigation.stack.isEmpty)
    let page = NavigationPage("x", stage.log)
    navigation.pushViewController(page, animated: false)
    try stage.pass()
    #expect(stage.stack == "pdx" && navigation.viewControllers == [stage.secondary, page])
    base.popToRootViewController(animated: true)
    try stage.pass()
    #expect(stage.stack == "p" && base.guests.isEmpty)
    #expect(navigation.stack == [stage.secondary, page] && navigation.stackHost == nil)
    stage.split.show(.secondary)
    try stage.pass()
    #expect(stage.stack == "pdx")
  }

  @Test("pages pushed on the stack belong to the column below them")
  func belonging() throws {
    let stage = try SplitStage(.doubleColumn, SplitStage.compact)
    let page = NavigationPage("x", stage.log)
    stage.secondary.navigationController?.pushViewController(page, animated: true)
    try stage.pass()
    try stage.resize(to: SplitStage.landscape)
    #expect(page.navigationController?.viewControllers == [stage.secondary, page])
    #expect(stage.primary.navigationController?.viewControllers == [stage.primary])
  }

  @Test("an expansion in the middle of a push ends it")
  func inTransition() throws {
    let stage = try SplitStage(.doubleColumn, SplitStage.compact) {
      $0.delegate.topColumn = .primary
    }
    stage.split.show(.secondary)
    try stage.pass(0.1)
    try stage.resize(to: SplitStage.landscape)
    try stage.pass()
    #expect(stage.shown == [.primary, .secondary])
    #expect(stage.pages.filter { $0.name != "s" }.allSatisfy { $0.appearance == .appeared })
  }

  @Test("the column for the compact width is shown in place of the others")
  func compactColumn() throws {
    let stage = try SplitStage {
      $0.split.setViewController(UITabBarController(), for: .compact)
    }
    let tabs = try #require(stage.split.viewController(for: .compact))
    try stage.resize(to: SplitStage.compact)
    #expect(stage.takeLog().hasPrefix("top:compact"))
    #expect(stage.shown == [.compact] && stage.split.viewControllers == [tabs])
    #expect(tabs.view.frame == stage.split.view.bounds && tabs.appearance == .appeared)
    stage.split.show(.primary)
    #expect(stage.shown == [.compact])
    try stage.resize(to: SplitStage.landscape)
    #expect(stage.shown == [.primary, .secondary] && tabs.appearance == .disappeared)
  }

  @Test("showDetailViewController replaces the secondary controller, or pushes it")
  func detail() throws {
    let stage = try SplitStage(.doubleColumn, SplitStage.landscape)
    let first = NavigationPage("x", stage.log)
    stage.primary.showDetailViewController(first, sender: nil)
    try stage.pass()
    #expect(stage.split.viewController(for: .secondary) === first && first.view.window != nil)
    #expect(stage.secondary.appearance == .disappeared)
    stage.delegate.topColumn = .primary
    try stage.resize(to: SplitStage.compact)
    let second = NavigationPage("y", stage.log)
    stage.primary.showDetailViewController(second, sender: nil)
    try stage.pass()
    #expect(stage.stack == "py" && second.appearance == .appeared)
  }

  @Test("a controller of a column that is on the stack is replaced there")
  func replaced() throws {
    let stage = try SplitStage(.doubleColumn, SplitStage.compact)
    stage.split.setViewController(NavigationPage("x", stage.log), for: .secondary)
    #expect(stage.stack == "px" && stage.secondary.parent?.parent == nil)
    stage.split.setViewController(NavigationPage("q", stage.log), for: .primary)
    #expect(stage.stack == "qx")
    stage.split.setViewController(nil, for: .secondary)
    #expect(stage.stack == "q" && stage.split.topColumn == .primary)
  }

  @Test("columns have the width classes of iPads; collapsed, that of the window")
  func widthClasses() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide)
    #expect(
      stage.pages.map(\.traitCollection.horizontalSizeClass) == [.compact, .compact, .regular])
    try stage.resize(to: SplitStage.compact)
    #expect(stage.secondary.traitCollection.horizontalSizeClass == .compact)
  }
}
