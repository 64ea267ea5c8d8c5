import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Apple's guide "Preserving your app's UI across launches". Requirement V26.
@Suite("State restoration of scroll views", .serialized)
@MainActor struct ScrollRestorationTests {
  private let screen: OffscreenScreen
  private let file: RestorationFile

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "restoration-\(UUID().uuidString)")
    file = RestorationFile(url: folder.appending(path: "state.plist"))
    UIApplication.shared.stateSaver.file = file
  }

  /// Launches a program with a list, on which further ones are pushed, in a tab.
  private func launch() throws -> ListProgram {
    let program = ListProgram()
    UIApplication.shared.delegate = program
    screen.window.rootViewController = program.tabs
    UIApplication.shared.restoreState()
    try screen.render()
    UIApplication.shared.finishRestoringState()
    try screen.render()
    return program
  }

  private func saveAndKill() {
    UIApplication.shared.stateSaver.save()
    screen.window.rootViewController = nil
  }

  private func end() {
    UIApplication.shared.delegate = nil
    screen.window.rootViewController = nil
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
  }

  private func place(_ list: ListController?) -> CGFloat {
    list.map { $0.tableView.contentOffset.y + $0.tableView.adjustedContentInset.top } ?? .nan
  }

  private func scroll(_ list: ListController?, to place: CGFloat) throws {
    guard let list else { return }
    list.tableView.contentOffset.y = place - list.tableView.adjustedContentInset.top
    try screen.render()
  }

  @Test("a list, the one beneath it and one in another tab are where they were")
  func places() throws {
    defer { end() }
    let first = try launch()
    try scroll(first.lists.first, to: 730)
    let pushed = ListController("list-2")
    first.navigation.pushViewController(pushed, animated: false)
    try screen.render()
    try scroll(pushed, to: 415)
    first.tabs.selectedIndex = 1
    try screen.render()
    try scroll(first.other, to: 88)
    first.tabs.selectedIndex = 0
    try screen.render()
    saveAndKill()
    let second = try launch()
    #expect(second.lists.map(\.restorationIdentifier) == ["list-1", "list-2"])
    #expect(place(second.lists.last) == 415)
    second.navigation.popViewController(animated: false)
    try screen.render()
    #expect(place(second.lists.first) == 730)
    second.tabs.selectedIndex = 1
    try screen.render()
    #expect(place(second.other) == 88)
  }

  @Test("a place that has not been shown since is saved again")
  func twice() throws {
    defer { end() }
    let first = try launch()
    try scroll(first.lists.first, to: 730)
    first.navigation.pushViewController(ListController("list-2"), animated: false)
    try screen.render()
    saveAndKill()
    _ = try launch()
    saveAndKill()
    let third = try launch()
    third.navigation.popViewController(animated: false)
    try screen.render()
    #expect(place(third.lists.first) == 730)
  }

  @Test("the bar of a list that comes back has no large title while the list is scrolled")
  func largeTitle() throws {
    defer { end() }
    let first = try launch()
    first.navigation.navigationBar.prefersLargeTitles = true
    try screen.render()
    try scroll(first.lists.first, to: 300)
    first.navigation.pushViewController(ListController("list-2"), animated: false)
    try screen.render()
    saveAndKill()
    let second = try launch()
    second.navigation.navigationBar.prefersLargeTitles = true
    try screen.render()
    second.navigation.popViewController(animated: true)
    try screen.render()
    #expect(second.navigation.navigationBar.frame.height == 44)
    for _ in 0..<3 {
      screen.time += 0.5
      try screen.render()
    }
    #expect(second.navigation.navigationBar.frame.height == 44)
  }

  @Test("a drag before the content is there again has its place, and not the restored one")
  func dragged() throws {
    defer { end() }
    let first = try launch()
    try scroll(first.lists.first, to: 730)
    saveAndKill()
    ListController.rowCount = 12
    defer { ListController.rowCount = 100 }
    let second = try launch()
    #expect(place(second.lists.first) == CGFloat(141))
    try scroll(second.lists.first, to: 20)
    ListController.rowCount = 100
    second.lists.first?.tableView.reloadData()
    try screen.render()
    #expect(place(second.lists.first) == 20)
  }

  @Test("a scale is restored with the place")
  func zoom() throws {
    defer { end() }
    let (view, content) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView()
    )
    content.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let zooming = Zooming(content)
    view.addSubview(content)
    (view.delegate, view.contentSize, view.maximumZoomScale) = (zooming, content.bounds.size, 4)
    screen.window.addSubview(view)
    view.zoomScale = 2
    view.contentOffset = CGPoint(x: 30, y: 40)
    let data = RestorationArchive.data { view.encodeRestorableState(with: $0) }
    view.zoomScale = 1
    RestorationReading(data, [:])?.read { view.decodeRestorableState(with: $0) }
    view.layoutIfNeeded()
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 30, y: 40))
  }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
  private let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// Two tabs: a navigation controller with lists, and a list.
@MainActor private final class ListProgram: UIResponder, UIApplicationDelegate {
  let tabs = UITabBarController()
  let navigation = UINavigationController(rootViewController: ListController("list-1"))
  let other = ListController("other")
  var lists: [ListController] { navigation.viewControllers.compactMap { $0 as? ListController } }

  override init() {
    super.init()
    tabs.restorationIdentifier = "tabs"
    navigation.restorationIdentifier = "navigation"
    tabs.viewControllers = [navigation, other]
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last == "list-2" ? ListController("list-2") : nil
  }
}

private final class ListController: UITableViewController {
  static var rowCount = 100

  init(_ identifier: String) {
    super.init(style: .plain)
    restorationIdentifier = identifier
    title = identifier
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
