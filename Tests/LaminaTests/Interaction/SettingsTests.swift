import LaminaTesting
import Testing

@testable import UIKit
@testable import lamina

/// Requirement V33: standard views as an app uses them.
@Suite("The demo's settings", .serialized)
@MainActor struct SettingsTests {
  private let screen: OffscreenScreen
  private let root: SettingsController

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 360, height: 640))
    ControlsScene(DemoOptions()).show(in: screen.window)
    root = try #require(screen.window.rootViewController as? SettingsController)
    try screen.render()
  }

  /// Renders frames until animations have ended.
  private func settle() throws {
    for _ in 0..<6 {
      screen.time += 0.15
      try screen.render()
    }
  }

  private func open(_ page: SettingsPage) throws {
    root.open(page, animated: false)
    try settle()
  }

  /// The views of a class that are on the screen from top to bottom, also those of alerts.
  private func views<View: UIView>(_ type: View.Type = View.self) -> [View] {
    let found = screen.window.views.compactMap { $0 as? View }
    return found.sorted {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
  }

  private func tap(_ view: UIView) throws {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try settle()
  }

  /// Taps the row that shows a text.
  private func tapRow(_ text: String) throws {
    try tap(
      try #require(
        views(UITableViewCell.self).last { cell in
          cell.views.contains { ($0 as? UILabel)?.text == text }
        }, "\(text)"))
  }

  @Test("a tap on a row of the list opens its page, above the list or beside it")
  func opening() throws {
    try tapRow("Sound")
    let bars = views(UINavigationBar.self).filter { !$0.isHiddenOnScreen }
    #expect(bars.count == 1 && bars[0].topItem?.title == "Sound")
    screen.resize(to: CGSize(width: 760, height: 480))
    try settle()
    let titles = views(UINavigationBar.self).filter { !$0.isHiddenOnScreen }
      .compactMap { $0.topItem?.title }
    #expect(titles == ["Settings", "Sound"])
    try tapRow("Network")
    let shown = Set(views(UINavigationBar.self).map { $0.topItem?.title })
    #expect(shown == ["Settings", "Network"])
  }

  @Test("the list shows the pages whose names contain what was searched for")
  func searching() throws {
    let bar = try #require(views(UISearchBar.self).first)
    bar.becomeFirstResponder()
    screen.type("ic")
    try settle()
    #expect(views(UITableViewCell.self).count == 1)
    screen.type("\n")
    try settle()
    #expect(views(UICollectionView.self).count == 1)
  }

  @Test("the appearance, the tint color and the size of texts are those of the whole app")
  func looks() throws {
    try open(.display)
    let control = try #require(views(UISegmentedControl.self).first)
    let frame = control.convert(control.bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(screen.window.overrideUserInterfaceStyle == .dark)
    let stepper = try #require(views(UIStepper.self).first)
    let place = stepper.convert(stepper.bounds, to: nil)
    screen.tap(at: CGPoint(x: place.maxX - 15, y: place.midY))
    #expect(screen.window.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test("networks disappear with the switch, and one that is locked asks for its password")
  func networks() throws {
    try open(.network)
    try tapRow("Exhibition")
    let field = try #require(views(UITextField.self).first)
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.actions.last?.isEnabled == false && field.isFirstResponder)
    screen.type("secret123")
    #expect(alert.actions.last?.isEnabled == true && field.text == "secret123")
    root.dismiss(animated: false)
    try settle()
    let count = views(UITableViewCell.self).count
    try tap(try #require(views(UISwitch.self).first))
    #expect(views(UITableViewCell.self).count == count - DeviceSettings.networks.count)
  }

  @Test("Return goes to the next field, and an account is saved when all fields are valid")
  func account() throws {
    try open(.account)
    let fields = views(UITextField.self)
    fields[0].becomeFirstResponder()
    screen.type("\n\n")
    #expect(fields[2].isFirstResponder)
    screen.type("password\nx1\n")
    #expect(fields[3].text == "9931")
    try settle()
    #expect(root.presentedViewController is UIAlertController)
    root.dismiss(animated: false)
    try settle()
  }

  @Test("a new task is typed in place, marked as done, and deleted by a swipe")
  func tasks() throws {
    try open(.tasks)
    let before = views(TaskCell.self).count
    let items = views(UINavigationBar.self).first?.topItem?.rightBarButtonItems ?? []
    #expect(items.map(\.title) == [nil, "Edit"])
    let add = try #require(items.first)
    add.primaryAction?.performWithSender(nil, target: nil)
    try settle()
    screen.type("Oil the hinges\n")
    let cell = try #require(views(TaskCell.self).first { $0.field.text == "Oil the hinges" })
    #expect(views(TaskCell.self).count == before + 1)
    let row = cell.convert(cell.bounds, to: nil)
    screen.drag(
      from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.minX + 5, y: row.midY))
    try settle()
    let texts = views(TaskCell.self).map(\.field.text)
    #expect(!texts.contains("Oil the hinges"))
  }

  @Test("a tap opens a picture, whose page turns with the dots")
  func pictures() throws {
    try open(.pictures)
    let cells = views(UICollectionViewCell.self)
    #expect(cells.count >= 9)
    try tap(cells[1])
    let dots = try #require(views(UIPageControl.self).first)
    #expect(dots.currentPage == 1 && dots.numberOfPages == 24)
    let page = dots.convert(dots.bounds, to: nil)
    screen.drag(
      from: CGPoint(x: 300, y: page.minY - 100), to: CGPoint(x: 60, y: page.minY - 100))
    try settle()
    #expect(dots.currentPage == 2)
  }
}

extension UIView {
  /// The view and all views in it.
  fileprivate var views: [UIView] { [self] + subviews.flatMap(\.views) }

  /// Whether the view is in one that is hidden.
  fileprivate var isHiddenOnScreen: Bool { isHidden || superview?.isHiddenOnScreen ?? false }
}
