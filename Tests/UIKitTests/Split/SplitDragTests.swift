import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V25. Apple, "presentsWithGesture". The end of a drag is that of an interactive pop in the facts on interaction.
@Suite("Dragging columns", .serialized)
@MainActor struct SplitDragTests {
  private let stage: SplitStage

  init() throws {
    stage = try SplitStage(.doubleColumn, SplitStage.portrait)
  }

  @Test("a column follows the finger from the edge, after the 10 points of the gesture")
  func follows() throws {
    try stage.drag(from: 1, to: 171)
    #expect(near(stage.shownFrame(.primary).minX, -160, by: 1.5))
    #expect(near(CGFloat(stage.split.dimming.layer.presentation()?.opacity ?? 0), 0.5, by: 0.01))
    try stage.drag(from: 171, to: 91, begins: false)
    #expect(near(stage.shownFrame(.primary).minX, -240, by: 1.5))
    #expect(
      stage.takeLog() == "gestureBegins mode:oneOverSecondary show:primary p.willAppear")
  }

  @Test("let go beyond the middle the column stays, and the mode has changed")
  func completed() throws {
    try stage.drag(from: 1, to: 251)
    try stage.rest(at: 251)
    try stage.lift(at: 251)
    #expect(stage.split.displayMode == .oneOverSecondary && stage.frame(.primary).minX == 0)
    #expect(stage.takeLog().hasSuffix("p.willAppear gestureEnds p.didAppear"))
  }

  @Test("let go before the middle the column leaves, and the delegate is told")
  func cancelled() throws {
    try stage.drag(from: 1, to: 91)
    try stage.rest(at: 91)
    try stage.lift(at: 91)
    #expect(stage.split.displayMode == .secondaryOnly && stage.shown == [.secondary])
    #expect(
      stage.takeLog()
        == "gestureBegins mode:oneOverSecondary show:primary p.willAppear gestureEnds "
        + "mode:secondaryOnly hide:primary p.willDisappear p.didDisappear")
  }

  @Test("the velocity decides: a fast finger shows the column before the middle")
  func velocity() throws {
    try stage.drag(from: 1, to: 151)
    try stage.lift(at: 151)
    #expect(stage.split.displayMode == .oneOverSecondary)
  }

  @Test("a finger that moves back towards the edge hides a column that lies over another")
  func closing() throws {
    stage.split.show(.primary)
    try stage.pass()
    _ = stage.log.take()
    try stage.drag(from: 500, to: 250)
    #expect(near(stage.shownFrame(.primary).minX, -240, by: 3))
    try stage.lift(at: 250)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(
      stage.takeLog()
        == "gestureBegins mode:secondaryOnly hide:primary p.willDisappear gestureEnds "
        + "p.didDisappear")
  }

  @Test("without presentsWithGesture, and from the other edge, nothing follows")
  func disabled() throws {
    stage.split.presentsWithGesture = false
    try stage.drag(from: 1, to: 301)
    try stage.lift(at: 301)
    stage.split.presentsWithGesture = true
    try stage.drag(from: 767, to: 467)
    try stage.lift(at: 467)
    #expect(stage.split.displayMode == .secondaryOnly && stage.takeLog() == "")
  }

  @Test(
    "the primary column at the trailing side comes from there, and from right to left swaps them")
  func edges() throws {
    stage.split.primaryEdge = .trailing
    try stage.pass(0)
    try stage.drag(from: 767, to: 567)
    #expect(near(stage.shownFrame(.primary).minX, 768 - 190, by: 2))
    try stage.lift(at: 567)
    #expect(stage.frame(.primary).minX == 448)
    stage.split.view.semanticContentAttribute = .forceRightToLeft
    stage.split.view.setNeedsLayout()
    try stage.pass(0)
    #expect(stage.frame(.primary).minX == 0)
  }

  @Test("a new size while a finger drags takes the drag back")
  func resized() throws {
    try stage.drag(from: 1, to: 251)
    try stage.resize(to: CGSize(width: 700, height: 1000))
    #expect(stage.split.displayMode == .secondaryOnly && stage.split.transition == nil)
    #expect(stage.shown == [.secondary])
    try stage.drag(from: 251, to: 351, begins: false)
    try stage.lift(at: 351)
    #expect(stage.takeLog().hasSuffix("p.willDisappear p.didDisappear gestureEnds"))
  }

  @Test("with three columns the edge shows one after the other")
  func three() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.portrait)
    for mode in [UISplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary] {
      try stage.drag(from: 1, to: 301)
      try stage.lift(at: 301)
      #expect(stage.split.displayMode == mode)
    }
    try stage.drag(from: 740, to: 100)
    try stage.lift(at: 100)
    #expect(stage.split.displayMode == .secondaryOnly)
  }
}
