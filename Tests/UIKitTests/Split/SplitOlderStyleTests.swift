import CoreGraphics
import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Apple, "UISplitViewController", the style .unspecified. Requirement V25.
@Suite("A split view controller without columns", .serialized)
@MainActor struct SplitOlderStyleTests {
  @Test("the controllers are children, and are shown as they are")
  func children() throws {
    let stage = try SplitStage(.unspecified)
    #expect(stage.split.viewControllers.count == 2 && stage.split.children.count == 2)
    let plain = UIViewController()
    stage.split.viewControllers = [stage.split.viewControllers[0], plain]
    try stage.pass(0)
    #expect(stage.split.viewControllers[1] === plain && plain.view.frame.width == 704)
    #expect(plain.splitViewController === stage.split && plain.appearance == .appeared)
    #expect(stage.secondary.appearance == .disappeared)
  }

  @Test("collapsing pushes the secondary stack, and expanding returns it")
  func collapsing() throws {
    let stage = try SplitStage(.unspecified)
    let secondary = stage.split.viewControllers[1]
    try stage.resize(to: SplitStage.compact)
    #expect(stage.stack == "pd" && stage.split.viewControllers.count == 1)
    #expect(
      stage.takeLog().hasPrefix("primaryForCollapsing") && stage.secondary.appearance == .appeared)
    try stage.resize(to: SplitStage.landscape)
    #expect(stage.split.viewControllers.last === secondary && stage.stack == "p")
    let log = stage.takeLog()
    #expect(log.hasPrefix("primaryForExpanding separateSecondary") && log.contains("didExpand"))
  }

  @Test("a delegate takes the secondary controller, and provides it again")
  func delegate() throws {
    let stage = try SplitStage(.unspecified)
    let secondary = stage.split.viewControllers[1]
    stage.delegate.collapses = secondary
    try stage.resize(to: SplitStage.compact)
    #expect(stage.stack == "p" && secondary.parent == nil)
    stage.delegate.separated = secondary
    try stage.resize(to: SplitStage.landscape)
    #expect(stage.split.viewControllers.last === secondary)
  }

  @Test("a delegate provides another controller for the compact width")
  func otherPrimary() throws {
    let stage = try SplitStage(.unspecified)
    let other = UIViewController()
    stage.delegate.collapsedPrimary = other
    stage.delegate.collapses = stage.split.viewControllers[1]
    try stage.resize(to: SplitStage.compact)
    #expect(stage.split.viewControllers == [other] && other.appearance == .appeared)
  }

  @Test("a stack without a secondary one gives its topmost controller, unless it is the only one")
  func separating() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let split = UISplitViewController()
    #expect(navigation.separateSecondaryViewController(for: split) == nil)
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    #expect(navigation.separateSecondaryViewController(for: split) === top && top.parent == nil)
    #expect(UIViewController().separateSecondaryViewController(for: split) == nil)
  }

  @Test(
    "showDetailViewController replaces the secondary controller, or pushes it; show the primary one"
  )
  func showing() throws {
    let stage = try SplitStage(.unspecified)
    let (detail, main) = (UIViewController(), UIViewController())
    stage.split.showDetailViewController(detail, sender: nil)
    #expect(stage.split.viewControllers[1] === detail)
    try stage.resize(to: SplitStage.compact)
    let next = NavigationPage("n", stage.log)
    stage.primary.showDetailViewController(next, sender: nil)
    try stage.pass()
    #expect(next.appearance == .appeared && next.navigationController?.topViewController === next)
    try stage.resize(to: SplitStage.landscape)
    stage.split.show(main, sender: nil)
    #expect(stage.split.viewControllers[0] === main)
    stage.delegate.handlesShowing = true
    stage.split.show(UIViewController(), sender: nil)
    stage.split.showDetailViewController(UIViewController(), sender: nil)
    #expect(stage.split.viewControllers[0] === main)
  }
}
