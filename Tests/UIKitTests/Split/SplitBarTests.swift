import CoreGraphics
import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Apple, "displayModeButtonItem", "showsSecondaryOnlyButton". Requirement V25.
@Suite("The buttons and the life of a split view controller", .serialized)
@MainActor struct SplitBarTests {
  typealias DisplayMode = UISplitViewController.DisplayMode

  @Test(
    "the button is in the bar of the first column that is shown, and shows or hides the primary one"
  )
  func button() throws {
    let stage = try SplitStage()
    let button = stage.split.displayModeButtonItem
    #expect(stage.bar(.primary)?.containerItems == [button])
    #expect(stage.bar(.secondary)?.containerItems == [])
    button.primaryAction?.performWithSender(nil, target: nil)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.bar(.primary)?.containerItems == [])
    #expect(stage.bar(.secondary)?.containerItems == [button])
    button.primaryAction?.performWithSender(nil, target: nil)
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("with three columns the button leads from none to two, and back to one")
  func three() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.portrait)
    var modes: [DisplayMode] = []
    for _ in 0..<3 {
      stage.split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
      try stage.pass()
      modes.append(stage.split.displayMode)
    }
    #expect(modes == [.oneOverSecondary, .twoOverSecondary, .oneOverSecondary])
    stage.delegate.actionMode = .secondaryOnly
    stage.split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test("the button is hidden without gestures, unless it is always visible, and while collapsed")
  func visibility() throws {
    let stage = try SplitStage()
    stage.split.presentsWithGesture = false
    #expect(stage.bar(.primary)?.containerItems == [])
    stage.split.displayModeButtonVisibility = .always
    #expect(stage.bar(.primary)?.containerItems.count == 1)
    stage.split.displayModeButtonVisibility = .never
    #expect(stage.bar(.primary)?.containerItems == [])
    stage.split.displayModeButtonVisibility = .always
    try stage.resize(to: SplitStage.compact)
    #expect(stage.bar(.primary)?.containerItems == [])
  }

  @Test("the image of the button shows the side of the primary column")
  func image() throws {
    let stage = try SplitStage()
    func shows(_ name: String) -> Bool {
      stage.split.displayModeButtonItem.image == UIImage(systemName: name)
    }
    #expect(shows("sidebar.left"))
    stage.split.primaryEdge = .trailing
    try stage.pass(0)
    #expect(shows("sidebar.right") && stage.frame(.primary).minX == 704)
    #expect(stage.split.columns[0].view.separatorEdge == .left)
  }

  @Test("the button of the secondary column hides the others, and shows as many again")
  func secondaryOnly() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide) {
      $0.split.showsSecondaryOnlyButton = true
    }
    let button = try #require(stage.bar(.secondary)?.containerItems.last)
    button.primaryAction?.performWithSender(nil, target: nil)
    try stage.pass()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.bar(.secondary)?.containerItems == [stage.split.displayModeButtonItem, button])
    button.primaryAction?.performWithSender(nil, target: nil)
    try stage.pass()
    #expect(stage.split.displayMode == .twoBesideSecondary)
  }

  @Test("the widths in effect follow fractions, and the layout follows them")
  func widths() throws {
    let stage = try SplitStage(.tripleColumn, SplitStage.wide)
    #expect(stage.split.primaryColumnWidth == 320 && stage.split.supplementaryColumnWidth == 320)
    stage.split.maximumPrimaryColumnWidth = 500
    stage.split.preferredPrimaryColumnWidthFraction = 0.25
    stage.split.minimumSupplementaryColumnWidth = 400
    try stage.pass(0)
    #expect(stage.split.primaryColumnWidth == 342 && stage.frame(.primary).width == 342)
    #expect(stage.frame(.supplementary) == CGRect(x: 342, y: 0, width: 400, height: 1024))
    #expect(stage.frame(.secondary).minX == 742)
    stage.split.preferredSupplementaryColumnWidth = 410
    stage.split.preferredSupplementaryColumnWidthFraction = 0.1
    stage.split.maximumSupplementaryColumnWidth = 405
    stage.split.preferredPrimaryColumnWidth = 100
    stage.split.minimumPrimaryColumnWidth = 150
    #expect(stage.split.primaryColumnWidth == 150 && stage.split.supplementaryColumnWidth == 405)
  }

  @Test("columns at the sides have the safe area of their side")
  func safeArea() throws {
    let stage = try SplitStage { $0.split.additionalSafeAreaInsets.left = 30 }
    let insets = stage.pages.map(\.view.safeAreaInsets.left)
    #expect(insets[0] == 30 && insets[2] == 0)
    stage.split.hide(.primary)
    try stage.pass()
    #expect(stage.secondary.view.safeAreaInsets.left == 30)
  }

  @Test("the background of a sidebar is that of secondary content")
  func background() throws {
    let stage = try SplitStage()
    #expect(stage.split.columns[0].view.backgroundColor == nil)
    stage.split.primaryBackgroundStyle = .sidebar
    #expect(stage.split.columns[0].view.backgroundColor == .secondarySystemBackground)
  }

  @Test("the state has the columns that are shown, and the top of the stack")
  func state() throws {
    let stage = try SplitStage()
    stage.split.hide(.primary)
    try stage.pass()
    let other = try SplitStage()
    try other.decode(stage)
    #expect(other.split.displayMode == .secondaryOnly && other.shown == [.secondary])
    let small = try SplitStage(.doubleColumn, SplitStage.compact) {
      $0.delegate.topColumn = .primary
    }
    let restored = try SplitStage(.doubleColumn, SplitStage.compact)
    try restored.decode(small)
    #expect(restored.stack == "p")
    let launched = try SplitStage(.doubleColumn, SplitStage.compact) { try? $0.decode(small) }
    #expect(launched.stack == "p")
  }

  @Test("an archive has the style and the controllers")
  func archive() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let page = UIViewController()
    page.title = "page"
    split.setViewController(page, for: .secondary)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: split, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UISplitViewController)
    #expect(copy.style == .doubleColumn && copy.viewController(for: .primary) == nil)
    #expect(copy.viewController(for: .secondary)?.title == "page")
  }

  @Test("the orientations are those of the delegate, and a controller that is left is released")
  func life() throws {
    let stage = try SplitStage()
    #expect(stage.split.supportedInterfaceOrientations == .landscape)
    stage.split.hide(.primary)
    stage.screen.window.rootViewController = nil
    try stage.pass()
    #expect(stage.pages.allSatisfy { $0.appearance == .disappeared })
    weak var split: UISplitViewController?
    do {
      let other = UISplitViewController(style: .tripleColumn)
      other.setViewController(UIViewController(), for: .primary)
      other.loadViewIfNeeded()
      split = other
    }
    #expect(split == nil)
  }
}

extension SplitStage {
  /// Restores the state of another stage's controller.
  fileprivate func decode(_ other: SplitStage) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    other.split.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    split.decodeRestorableState(with: unarchiver)
  }
}
