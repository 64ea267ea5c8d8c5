import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

// Apple, "UISplitViewController". Requirement V25.
@Suite("The modes of a split view controller", .serialized)
@MainActor struct SplitModeTests {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior
  typealias Style = UISplitViewController.Style

  @Test(
    "the size chooses the behavior and the mode",
    arguments: [
      (.doubleColumn, SplitStage.landscape, .tile, .oneBesideSecondary),
      (.doubleColumn, SplitStage.portrait, .overlay, .secondaryOnly),
      (.tripleColumn, SplitStage.wide, .tile, .twoBesideSecondary),
      (.tripleColumn, SplitStage.landscape, .displace, .oneBesideSecondary),
      (.tripleColumn, SplitStage.portrait, .overlay, .secondaryOnly),
      (.unspecified, SplitStage.landscape, .tile, .oneBesideSecondary),
      (.unspecified, SplitStage.portrait, .overlay, .secondaryOnly),
    ] as [(Style, CGSize, SplitBehavior, DisplayMode)])
  func automatic(style: Style, size: CGSize, behavior: SplitBehavior, mode: DisplayMode) throws {
    let stage = try SplitStage(style, size)
    #expect(stage.split.splitBehavior == behavior && stage.split.displayMode == mode)
    #expect(stage.split.preferredDisplayMode == .automatic)
    #expect(stage.split.preferredSplitBehavior == .automatic)
    #expect(Set(stage.shown) == stage.split.layout.shown)
  }

  @Test(
    "a preferred mode implies its behavior, and a preferred behavior changes the mode",
    arguments: [
      (.doubleColumn, .oneOverSecondary, .automatic, .oneOverSecondary),
      (.doubleColumn, .twoOverSecondary, .automatic, .oneOverSecondary),
      (.doubleColumn, .oneOverSecondary, .tile, .oneBesideSecondary),
      (.doubleColumn, .oneBesideSecondary, .overlay, .oneOverSecondary),
      (.doubleColumn, .oneOverSecondary, .displace, .oneBesideSecondary),
      (.tripleColumn, .twoOverSecondary, .automatic, .twoOverSecondary),
      (.tripleColumn, .twoDisplaceSecondary, .automatic, .twoDisplaceSecondary),
      (.tripleColumn, .twoOverSecondary, .displace, .twoDisplaceSecondary),
      (.tripleColumn, .twoBesideSecondary, .automatic, .twoBesideSecondary),
      (.tripleColumn, .oneOverSecondary, .automatic, .oneOverSecondary),
      (.unspecified, .primaryOverlay, .automatic, .oneOverSecondary),
    ] as [(Style, DisplayMode, SplitBehavior, DisplayMode)])
  func preferred(
    style: Style, preferred: DisplayMode, behavior: SplitBehavior, mode: DisplayMode
  ) throws {
    let stage = try SplitStage(style) {
      $0.split.preferredSplitBehavior = behavior
      $0.split.preferredDisplayMode = preferred
    }
    #expect(stage.split.displayMode == mode)
    #expect(stage.frame(.secondary) == stage.split.layout.frames[.secondary])
  }

  @Test("two columns are beside the secondary one only if it keeps 320 points")
  func room() throws {
    let stage = try SplitStage(.tripleColumn, CGSize(width: 900, height: 700)) {
      $0.split.preferredDisplayMode = .twoBesideSecondary
    }
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    stage.split.preferredSplitBehavior = .tile
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.split.preferredSupplementaryColumnWidth = 200
    try stage.pass(0)
    #expect(stage.split.displayMode == .twoBesideSecondary)
    #expect(stage.frame(.secondary).width == 380)
  }

  @Test("at the beginning the delegate is told the mode and the columns")
  func beginning() throws {
    let stage = try SplitStage(keepsLog: true)
    #expect(
      stage.takeLog()
        == "mode:oneBesideSecondary show:primary show:secondary p.willAppear d.willAppear "
        + "p.didAppear d.didAppear")
  }

  @Test("show and hide change the mode, with the callbacks of the column in pairs")
  func showing() throws {
    let stage = try SplitStage()
    stage.split.hide(.primary)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.takeLog() == "mode:secondaryOnly hide:primary p.willDisappear")
    try stage.pass()
    #expect(stage.takeLog() == "p.didDisappear")
    #expect(stage.shown == [.secondary] && stage.frame(.secondary).width == 1024)
    stage.split.show(.primary)
    #expect(stage.takeLog() == "mode:oneBesideSecondary show:primary p.willAppear")
    try stage.pass()
    #expect(stage.takeLog() == "p.didAppear")
    #expect(stage.frame(.secondary) == CGRect(x: 320, y: 0, width: 704, height: 768))
    stage.split.hide(.secondary)
    stage.split.show(.secondary)
    #expect(stage.takeLog() == "" && stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("of three columns, each is shown and hidden with those between it and the secondary one")
  func three() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide)
    func step(_ change: () -> Void) throws -> DisplayMode {
      change()
      try stage.pass()
      #expect(Set(stage.shown) == stage.split.layout.shown)
      return stage.split.displayMode
    }
    #expect(try step { stage.split.hide(.primary) } == .oneBesideSecondary)
    #expect(try step { stage.split.hide(.supplementary) } == .secondaryOnly)
    #expect(try step { stage.split.show(.supplementary) } == .oneBesideSecondary)
    #expect(try step { stage.split.show(.primary) } == .twoBesideSecondary)
    #expect(try step { stage.split.hide(.supplementary) } == .secondaryOnly)
    #expect(try step { stage.split.show(.primary) } == .twoBesideSecondary)
  }

  @Test("a column that comes back before it has gone gets one callback of the end")
  func reversed() throws {
    let stage = try SplitStage()
    stage.split.hide(.primary)
    try stage.pass(0.1)
    let place = stage.shownFrame(.primary).minX
    #expect(place < -10 && place > -310)
    stage.split.show(.primary)
    try stage.screen.render()
    #expect(near(stage.shownFrame(.primary).minX, place, by: 2))
    try stage.pass()
    #expect(
      stage.takeLog()
        == "mode:secondaryOnly hide:primary p.willDisappear mode:oneBesideSecondary show:primary "
        + "p.willAppear p.didAppear")
    #expect(stage.shownFrame(.primary).minX == 0)
  }

  @Test("the columns move on the spring, on the render thread")
  func animation() throws {
    let stage = try SplitStage()
    stage.split.hide(.primary)
    try stage.pass(0)
    let commits = stage.screen.statistics.commits
    var places: [CGFloat] = []
    for _ in 0..<12 {
      stage.screen.time += 1 / 60
      try stage.screen.render()
      places.append(stage.shownFrame(.primary).minX)
    }
    #expect(stage.screen.statistics.commits == commits)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
    let way = (1000.0 / 3).squareRoot() * 0.2
    #expect(near(places[11], CGFloat(-320 * (1 - (1 + way) * exp(-way))), by: 2))
  }

  @Test("in an animation block a preferred mode moves the columns, otherwise it does not")
  func block() throws {
    let stage = try SplitStage()
    stage.split.preferredDisplayMode = .secondaryOnly
    #expect(stage.split.transition == nil && stage.shown == [.secondary])
    UIView.animate(withDuration: 0.3) { stage.split.preferredDisplayMode = .oneOverSecondary }
    #expect(stage.split.transition != nil && stage.split.displayMode == .oneOverSecondary)
    try stage.pass()
    #expect(stage.split.transition == nil && stage.frame(.secondary).width == 1024)
  }

  @Test("columns that lie over the secondary one darken it, and a touch beside them hides them")
  func dimming() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.portrait)
    stage.split.show(.primary)
    try stage.pass()
    #expect(stage.split.displayMode == .twoOverSecondary && stage.split.dimming.alpha == 1)
    stage.screen.tap(at: CGPoint(x: 750, y: 500))
    try stage.pass()
    #expect(stage.split.displayMode == .secondaryOnly && stage.split.dimming.alpha == 0)
    #expect(stage.shown == [.secondary])
  }

  @Test("a touch on a secondary column that is moved aside brings it back")
  func displaced() throws {
    let stage = try SplitStage(.tripleColumn)
    stage.split.show(.primary)
    try stage.pass()
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    #expect(stage.frame(.secondary).width == 704)
    stage.screen.tap(at: CGPoint(x: 900, y: 500))
    try stage.pass()
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("rotation chooses another mode, and forgets what was shown")
  func rotation() throws {
    let stage = try SplitStage()
    try stage.resize(to: SplitStage.portrait)
    #expect(stage.split.displayMode == .secondaryOnly && stage.shown == [.secondary])
    #expect(
      stage.takeLog() == "mode:secondaryOnly hide:primary p.willDisappear p.didDisappear")
    stage.split.show(.primary)
    try stage.pass()
    try stage.resize(to: SplitStage.landscape)
    stage.split.hide(.primary)
    try stage.pass()
    try stage.resize(to: CGSize(width: 1000, height: 768))
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test("rotation in the middle of a transition ends it, with callbacks in pairs")
  func rotationInTransition() throws {
    let stage = try SplitStage()
    stage.split.hide(.primary)
    try stage.pass(0.1)
    try stage.resize(to: SplitStage.portrait)
    #expect(stage.split.transition == nil && stage.shown == [.secondary])
    #expect(stage.frame(.secondary) == stage.split.view.bounds)
    #expect(stage.takeLog().hasSuffix("p.willDisappear p.didDisappear"))
  }

  @Test("the secondary controller is told of its new size, and animates with the columns")
  func size() throws {
    let stage = try SplitStage()
    let probe = SizeProbe()
    stage.split.setViewController(probe, for: .secondary)
    try stage.pass(0)
    stage.split.hide(.primary)
    #expect(probe.sizes == [CGSize(width: 1024, height: 768)])
    #expect(probe.hasAnimated && probe.transitionCoordinator != nil)
    try stage.pass()
    #expect(probe.hasEnded && probe.transitionCoordinator == nil)
  }
}

@MainActor private final class SizeProbe: UIViewController {
  var sizes: [CGSize] = []
  var hasAnimated = false
  var hasEnded = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate { [weak self] _ in
      self?.hasAnimated = true
    } completion: { [weak self] _ in
      self?.hasEnded = true
    }
  }
}
