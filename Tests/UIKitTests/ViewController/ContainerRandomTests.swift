import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

// Requirement V25: callbacks come in pairs, and controllers agree with the hierarchy, whatever happens in
// containers while transitions are going on.
@Suite("Random containers", .serialized)
@MainActor struct ContainerRandomTests {
  private var rounds: Int {
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 40
  }

  @Test(
    "random changes in navigation, tabs, pages, columns and presentations leave callbacks in pairs",
    arguments: [UInt64(1), 2, 3, 4])
  func random(seed: UInt64) throws {
    var player = try RandomContainers(seed: seed)
    for round in 0..<rounds {
      player.step()
      player.checkPairs()
      if round.isMultiple(of: 20) { try player.checkAtRest() }
    }
    try player.checkAtRest()
    try player.checkReleases()
  }
}

/// Tabs with a split view controller, a stack and pages, which are changed at random, with presentations.
@MainActor private struct RandomContainers {
  private static let sizes = [
    CGSize(width: 1024, height: 768), CGSize(width: 768, height: 1024),
    CGSize(width: 1366, height: 1024), CGSize(width: 390, height: 844),
  ]

  private let screen: OffscreenScreen
  private let tabs = UITabBarController()
  private let split: UISplitViewController
  private let navigation: UINavigationController
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let log = PairLog()
  private var generator: SeededGenerator
  private var history: [String] = []

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    screen = try OffscreenScreen(size: Self.sizes[Int(seed) % 4])
    split = UISplitViewController(style: seed.isMultiple(of: 2) ? .tripleColumn : .doubleColumn)
    split.setViewController(PairedPage(log), for: .primary)
    if split.style == .tripleColumn {
      split.setViewController(PairedPage(log), for: .supplementary)
    }
    split.setViewController(PairedPage(log), for: .secondary)
    navigation = UINavigationController(rootViewController: PairedPage(log))
    pages.setViewControllers([PairedPage(log)], direction: .forward, animated: false)
    tabs.viewControllers = [split, navigation, pages]
    screen.window.rootViewController = tabs
    try screen.render()
  }

  // MARK: Changes

  /// Keeps the latest changes for the messages of failures.
  private mutating func note(_ change: String) {
    if history.count == 200 { history.removeFirst(100) }
    history.append(change)
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func coin() -> Bool { Bool.random(using: &generator) }

  mutating func step() {
    let change = number(0..<10)
    note("\(change)")
    switch change {
    case 0: tabs.selectedIndex = number(0..<3)
    case 1, 2: changeStack(of: navigation)
    case 3, 4: changeColumns()
    case 5: changeStackOfColumn()
    case 6: turnPage()
    case 7: present()
    case 8: top.dismiss(animated: coin())
    default: if number(0..<3) == 0 { screen.resize(to: Self.sizes[number(0..<4)]) }
    }
    if coin() { pass(CFTimeInterval(number(1..<40)) / 100) }
  }

  private mutating func changeStack(of navigation: UINavigationController) {
    let stack = navigation.viewControllers
    switch number(0..<4) {
    case 0, 1:
      if stack.count < 5 { navigation.pushViewController(PairedPage(log), animated: coin()) }
    case 2: navigation.popViewController(animated: coin())
    default:
      if let page = stack.randomElement(using: &generator) {
        navigation.popToViewController(page, animated: coin())
      }
    }
  }

  private mutating func changeColumns() {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let column = columns[number(0..<3)]
    switch number(0..<5) {
    case 0, 1: split.show(column)
    case 2, 3: split.hide(column)
    default: split.showDetailViewController(PairedPage(log), sender: nil)
    }
  }

  private mutating func changeStackOfColumn() {
    let columns = split.children.compactMap { $0 as? UINavigationController }
    if let column = columns.randomElement(using: &generator), !column.viewControllers.isEmpty {
      changeStack(of: column)
    }
  }

  private mutating func turnPage() {
    pages.setViewControllers(
      [PairedPage(log)], direction: coin() ? .forward : .reverse, animated: coin())
  }

  private mutating func present() {
    guard !top.isBeingPresented, !top.isBeingDismissed else { return }
    let page = PairedPage(log)
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet]
    page.modalPresentationStyle = styles[number(0..<4)]
    top.present(page, animated: coin())
  }

  private var top: UIViewController {
    var controller: UIViewController = tabs
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

  /// Lets time pass without drawing, which costs more than all that is checked here.
  private func pass(_ seconds: CFTimeInterval) {
    for _ in 0..<2 {
      screen.time += seconds / 2
      screen.update()
    }
  }

  // MARK: Checks

  func checkPairs() {
    #expect(log.mistakes.isEmpty, "after \(history.joined(separator: " "))")
    log.mistakes = []
  }

  func checkAtRest() throws {
    for _ in 0..<4 { pass(2) }
    try screen.render()
    checkPairs()
    for page in log.takeStock() {
      let isVisible = page.viewIfLoaded?.window != nil
      #expect(page.appearance == (isVisible ? .appeared : .disappeared), "\(page) \(history)")
    }
    checkHierarchy(of: tabs)
  }

  /// Checks that a child's view which is in the window is in the view of its parent.
  private func checkHierarchy(of controller: UIViewController) {
    for child in controller.children {
      #expect(child.parent === controller)
      if let view = child.viewIfLoaded, view.window != nil {
        #expect(controller.viewIfLoaded.map(view.isDescendant(of:)) == true, "\(history)")
      }
      checkHierarchy(of: child)
    }
  }

  /// Checks that what is in no container any more was released.
  func checkReleases() throws {
    tabs.dismiss(animated: false)
    screen.window.rootViewController = nil
    for container in [navigation] + split.children.compactMap({ $0 as? UINavigationController }) {
      container.viewControllers = []
    }
    tabs.viewControllers = []
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    for column in split.columns { split.replace(column.name, by: nil) }
    for _ in 0..<3 { pass(2) }
    try screen.render()
    #expect(log.takeStock().isEmpty, "\(history)")
  }
}

/// The pages that exist, and callbacks that did not come in pairs.
@MainActor private final class PairLog {
  private struct Reference {
    weak var page: PairedPage?
  }

  var mistakes: [String] = []
  private var references: [Reference] = []

  func add(_ page: PairedPage) { references.append(Reference(page: page)) }

  /// The pages that still exist; the others are forgotten.
  func takeStock() -> [PairedPage] {
    references.removeAll { $0.page == nil }
    return references.compactMap(\.page)
  }
}

/// A controller that checks the order of its appearance callbacks.
@MainActor private final class PairedPage: UIViewController {
  private enum Callback: String {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  private static let following: [Callback: Set<Callback>] = [
    .willAppear: [.didAppear, .willDisappear], .didAppear: [.willDisappear],
    .willDisappear: [.didDisappear, .willAppear], .didDisappear: [.willAppear],
  ]

  private let log: PairLog
  private var last = Callback.didDisappear

  init(_ log: PairLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    log.add(self)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: Callback) {
    if Self.following[last]?.contains(callback) != true {
      log.mistakes.append("\(callback) after \(last)")
    }
    last = callback
  }

  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
}
