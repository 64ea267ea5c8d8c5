import LaminaTesting

@testable import UIKit

/// A split view controller on a screen, with logging pages p, s and d in its columns.
@MainActor final class SplitStage {
  nonisolated static let landscape = CGSize(width: 1024, height: 768)
  nonisolated static let portrait = CGSize(width: 768, height: 1024)
  nonisolated static let wide = CGSize(width: 1366, height: 1024)
  nonisolated static let compact = CGSize(width: 390, height: 768)

  let log = NavigationLog()
  let screen: OffscreenScreen
  let split: UISplitViewController
  let delegate: SplitLogDelegate
  let pages: [NavigationPage]

  var primary: NavigationPage { pages[0] }
  var supplementary: NavigationPage { pages[1] }
  var secondary: NavigationPage { pages[2] }

  /// - Parameter configure: called before the controller is shown.
  init(
    _ style: UISplitViewController.Style = .doubleColumn, _ size: CGSize = landscape,
    keepsLog: Bool = false, _ configure: (SplitStage) -> Void = { _ in }
  ) throws {
    screen = try OffscreenScreen(size: size)
    split = UISplitViewController(style: style)
    delegate = SplitLogDelegate(log)
    let log = log
    pages = ["p", "s", "d"].map { NavigationPage($0, log) }
    split.delegate = delegate
    if style == .unspecified {
      split.viewControllers = [primary, secondary].map {
        UINavigationController(rootViewController: $0)
      }
    } else {
      split.setViewController(primary, for: .primary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
      split.setViewController(secondary, for: .secondary)
    }
    configure(self)
    screen.window.rootViewController = split
    try pass(0)
    if !keepsLog { _ = log.take() }
  }

  /// Renders a frame and, after a time, two more, in which animations that have ended are noticed. The time
  /// is longer than any transition, unless it is given.
  func pass(_ seconds: CFTimeInterval = 1) throws {
    for step in seconds > 0 ? [0, seconds, 0.01] : [0] {
      screen.time += step
      try screen.render()
    }
  }

  func resize(to size: CGSize) throws {
    screen.resize(to: size)
    try pass(0)
  }

  /// The callbacks since the last call, without those of parents and layout.
  func takeLog() -> String {
    log.take().split(separator: " ")
      .filter { word in !["Move", "Leave", "isAppearing", "load"].contains { word.hasSuffix($0) } }
      .joined(separator: " ")
  }

  // MARK: The columns

  func frame(_ column: UISplitViewController.Column) -> CGRect {
    split.columns[column.rawValue].view.frame
  }

  /// Where a column is drawn while it moves.
  func shownFrame(_ column: UISplitViewController.Column) -> CGRect {
    let layer = split.columns[column.rawValue].view.layer
    return layer.presentation()?.frame ?? layer.frame
  }

  var shown: [UISplitViewController.Column] {
    split.columns.filter(\.isShown).map(\.name)
  }

  /// The titles of the stack of a collapsed controller.
  var stack: String {
    (split.viewControllers.first as? UINavigationController)?.viewControllers
      .compactMap(\.title).joined() ?? ""
  }

  func bar(_ column: UISplitViewController.Column) -> UINavigationBar? {
    (split.columns[column.rawValue].child as? UINavigationController)?.navigationBar
  }

  // MARK: The finger

  /// Moves a finger in ten steps, one each 1/60 s.
  func drag(from start: CGFloat, to end: CGFloat, begins: Bool = true) throws {
    if begins { screen.touch(.began, at: CGPoint(x: start, y: 300)) }
    for step in 1...10 {
      screen.time += 1 / 60
      let x = start + (end - start) * CGFloat(step) / 10
      screen.touch(.moved, at: CGPoint(x: x, y: 300))
      try screen.render()
    }
  }

  /// Holds the finger still, so that it has no velocity.
  func rest(at x: CGFloat) throws {
    for step in 0..<30 {
      screen.time += 1 / 60
      screen.touch(.moved, at: CGPoint(x: x + (step.isMultiple(of: 2) ? 0.01 : 0), y: 300))
    }
    try screen.render()
  }

  func lift(at x: CGFloat) throws {
    screen.touch(.ended, at: CGPoint(x: x, y: 300))
    try pass()
  }
}

/// Logs what a split view controller tells, and answers as a test says.
@MainActor final class SplitLogDelegate: NSObject, UISplitViewControllerDelegate {
  private let log: NavigationLog
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var actionMode = UISplitViewController.DisplayMode.automatic
  var collapses: UIViewController?
  var collapsedPrimary: UIViewController?
  var separated: UIViewController?
  var handlesShowing = false

  init(_ log: NavigationLog) {
    self.log = log
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.add("mode:\(displayMode)") }

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { actionMode }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { log.add("show:\(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { log.add("hide:\(column)") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    log.add("gestureBegins")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    log.add("gestureEnds")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.add("top:\(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.add("expand:\(proposedDisplayMode)")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("primaryForCollapsing")
    return collapsedPrimary
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("primaryForExpanding")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.add("collapseSecondary")
    return collapses === secondaryViewController
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.add("separateSecondary")
    return separated
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    log.add("showing")
    return handlesShowing
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    log.add("showingDetail")
    return handlesShowing
  }

  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .landscape }
}
