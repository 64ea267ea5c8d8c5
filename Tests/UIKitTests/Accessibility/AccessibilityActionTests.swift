import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V27: what a screen reader does for its user.
@Suite("A screen reader acts for its user", .serialized)
@MainActor struct AccessibilityActionTests {
  private let screen: OffscreenScreen
  private let root = UIViewController()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.rootViewController = root
    try screen.render()
  }

  private final class Calls { var count = 0 }

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    root.view.addSubview(view)
    return view
  }

  private let frame = CGRect(x: 20, y: 40, width: 100, height: 44)

  @Test("An activation taps: buttons, switches, and views with recognizers")
  func taps() throws {
    let calls = Calls()
    let button = add(UIButton(type: .system), frame)
    button.addAction(UIAction { _ in calls.count += 1 }, for: .touchUpInside)
    try screen.render()
    #expect(button.activateForAccessibility() && calls.count == 1)
    button.isEnabled = false
    #expect(!button.activateForAccessibility() && calls.count == 1)
    let toggle = add(UISwitch(), CGRect(x: 20, y: 100, width: 51, height: 31))
    try screen.render()
    #expect(toggle.activateForAccessibility() && toggle.isOn && toggle.accessibilityValue == "1")
    let label = add(UILabel(), CGRect(x: 20, y: 200, width: 100, height: 44))
    label.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in calls.count += 1 }
    label.addGestureRecognizer(tap)
    try screen.render()
    #expect(label.activateForAccessibility() && calls.count == 2)
  }

  @Test("An activation taps a rotated screen where the element is")
  func rotated() throws {
    screen.screen.interfaceOrientation = .landscapeLeft
    let calls = Calls()
    let button = add(UIButton(type: .system), frame)
    button.addAction(UIAction { _ in calls.count += 1 }, for: .touchUpInside)
    try screen.render()
    #expect(button.activateForAccessibility() && calls.count == 1)
  }

  private final class Dial: UIView {
    var activations = 0
    var escapes = 0
    var magicTaps = 0
    override func accessibilityActivate() -> Bool {
      activations += 1
      return true
    }
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      magicTaps += 1
      return true
    }
  }

  @Test("The object itself comes first; escape and magic tap go up the responder chain")
  func own() {
    let dial = add(Dial(), frame)
    let inner = UIView()
    dial.addSubview(inner)
    #expect(dial.activateForAccessibility() && dial.activations == 1)
    #expect(inner.escapeForAccessibility() && inner.magicTapForAccessibility())
    #expect(dial.escapes == 1 && dial.magicTaps == 1)
    #expect(!root.view.escapeForAccessibility() && !root.view.magicTapForAccessibility())
  }

  @Test("Adjustable controls change by a step, and say so")
  func adjusting() {
    let calls = Calls()
    func control<Control: UIControl>(_ control: Control) -> Control {
      control.addAction(UIAction { _ in calls.count += 1 }, for: .valueChanged)
      return add(control, frame)
    }
    let slider = control(UISlider())
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "10%" && calls.count == 3)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "20%")
    let stepper = control(UIStepper())
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1)
    let pages = control(UIPageControl())
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    pages.semanticContentAttribute = .forceRightToLeft
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 2)
    pages.accessibilityDecrement()
    #expect(pages.currentPage == 1)
  }

  @Test("A scroll view scrolls by a page, as far as there is content")
  func scrolling() {
    let scroll = add(UIScrollView(), CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 320, height: 900)
    let inner = UIView()
    scroll.addSubview(inner)
    UIView.performWithoutAnimation { #expect(inner.scrollForAccessibility(.up)) }
    screen.time += 1
    _ = try? screen.render()
    #expect(scroll.contentOffset.y == 400)
    #expect(inner.scrollForAccessibility(.up))
    screen.time += 1
    _ = try? screen.render()
    #expect(scroll.contentOffset.y == 500)
    #expect(!inner.scrollForAccessibility(.up) && !inner.scrollForAccessibility(.left))
    #expect(inner.scrollForAccessibility(.down))
  }

  @Test("Escape goes back in a navigation controller")
  func back() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    screen.window.rootViewController = navigation
    try screen.render()
    #expect(navigation.topViewController?.view.escapeForAccessibility() == true)
    screen.time += 1
    try screen.render()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.view.escapeForAccessibility() == false)
  }

  @Test("Escape dismisses a sheet that the user may dismiss")
  func sheet() throws {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    try screen.render()
    sheet.isModalInPresentation = true
    #expect(!sheet.view.escapeForAccessibility() && root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    #expect(sheet.view.escapeForAccessibility())
    for _ in 0..<3 {
      screen.time += 1
      try screen.render()
    }
    #expect(root.presentedViewController == nil)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var deleted = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
          deleted += 1
          done(true)
        }
      ])
    }
  }

  @Test("A row is activated by a tap, and offers the actions that a swipe uncovers")
  func rows() throws {
    let rows = Rows()
    let table = add(UITableView(), root.view.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    try screen.render()
    let elements = AccessibilityNode(of: screen.window).elements
    #expect(elements.map(\.accessibilityLabel) == ["Row 0", "Row 1"])
    #expect(elements[1].activateForAccessibility())
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(elements[1].accessibilityTraits == .selected)
    let actions = try #require(elements[0].accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Delete"] && actions[0].perform() && rows.deleted == 1)
  }
}
