import Foundation
import LaminaTesting

@testable import UIKit
@testable import lamina

/// A visit to the museum on a screen of 390 × 760 points, by touches and keys.
@MainActor final class MuseumVisit {
  let screen: OffscreenScreen
  private let file: RestorationFile
  private var delegate: MuseumDelegate?
  /// The root controller of the present launch.
  private(set) var museum = MuseumController()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 390, height: 760))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "museum-\(UUID().uuidString)")
    file = RestorationFile(url: folder.appending(path: "state.plist"))
    UIApplication.shared.stateSaver.file = file
    try launch()
  }

  /// Launches the program, which restores what it has saved before.
  private func launch() throws {
    let application = UIApplication.shared
    let delegate = MuseumDelegate(MuseumScene(DemoOptions()), seconds: nil, showsHUD: false)
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    if let root = delegate.window?.rootViewController as? MuseumController { museum = root }
    application.restoreState()
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.finishRestoringState()
    self.delegate = delegate
    try settle()
  }

  /// Saves the state as a second after an event, and launches again as after SIGKILL.
  func killAndLaunch() throws {
    UIApplication.shared.stateSaver.save()
    leave()
    try launch()
  }

  /// The visitor goes away, and the program is not used any more.
  func depart() throws {
    NotificationCenter.default.post(
      name: UIApplication.userDidBecomeInactiveNotification, object: UIApplication.shared)
    if let root = window.rootViewController as? MuseumController { museum = root }
    try settle()
  }

  /// Takes the windows away.
  private func leave() {
    window.isHidden = true
    window.rootViewController = nil
    delegate = nil
    UIApplication.shared.delegate = nil
  }

  func end() {
    leave()
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
  }

  var window: UIWindow { delegate?.window ?? screen.window }

  /// The controller on top of the selected tab.
  var page: UIViewController? {
    (museum.selectedViewController as? UINavigationController)?.topViewController
  }

  /// The page in the sheet.
  var sheetPage: UIViewController? {
    (museum.presentedViewController as? UINavigationController)?.topViewController
  }

  /// Renders frames for longer than any transition.
  func settle() throws {
    for _ in 0..<4 {
      screen.time += 0.4
      try screen.render()
    }
  }

  // MARK: Touches and keys

  func tap(_ view: UIView?) throws {
    guard let view else { return }
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try settle()
  }

  func tap(_ tab: MuseumController.Tab) throws {
    let bar = museum.tabBar
    let width = bar.bounds.width / CGFloat(MuseumController.Tab.allCases.count)
    let point = CGPoint(x: (CGFloat(tab.rawValue) + 0.5) * width, y: 24)
    screen.tap(at: bar.convert(point, to: nil))
    try settle()
  }

  func tapRow(_ row: Int, section: Int = 0) throws {
    guard let table = find(UITableView.self) else { return }
    try tap(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) throws {
    screen.key(code, modifiers: modifiers)
    try settle()
  }

  func type(_ text: String) throws {
    screen.type(text)
    try settle()
  }

  // MARK: What is shown

  var focusedItem: (any UIFocusItem)? { window.focusSystem.focusedItem }

  /// The first view of a class in the sheet, or else on the page.
  func find<View: UIView>(
    _ type: View.Type, where isWanted: (View) -> Bool = { _ in true }
  ) -> View? {
    let root: UIView? = museum.presentedViewController?.view ?? page?.navigationController?.view
    return root.flatMap { Self.find(type, in: $0, where: isWanted) }
  }

  private static func find<View: UIView>(
    _ type: View.Type, in root: UIView, where isWanted: (View) -> Bool
  ) -> View? {
    if let view = root as? View, isWanted(view) { return view }
    for subview in root.subviews {
      if let view = find(type, in: subview, where: isWanted) { return view }
    }
    return nil
  }

  /// How far the content of a scroll view is from its top.
  func place(of scroll: UIScrollView?) -> CGFloat {
    scroll.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? .nan
  }

  /// The titles of the sections of the list, and the texts of its rows.
  var rows: [String: [String]] {
    guard let table = find(UITableView.self), let source = table.dataSource else { return [:] }
    let sections = (0..<table.numberOfSections).map { section in
      let title = source.tableView(table, titleForHeaderInSection: section) ?? ""
      let texts = (0..<table.numberOfRows(inSection: section)).map { row in
        let cell = source.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
        return (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      }
      return (title, texts)
    }
    return Dictionary(sections) { $0 + $1 }
  }
}
