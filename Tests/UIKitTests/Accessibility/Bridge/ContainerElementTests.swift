import Accessibility
import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V27: "Default user interface elements tend to be accessible out of the box."
@Suite("How clients see containers and what they present", .serialized)
@MainActor struct ContainerElementTests {
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 700))
  }

  /// The roles and names of the tree, after everything has moved; a bar stands for each level.
  private func lines() throws -> [String] {
    for _ in 0..<8 {
      screen.time += 0.2
      try screen.render()
    }
    var builder = AccessibleTreeBuilder(screen: screen.screen, ElementRecords(), focus: nil)
    let tree = AccessibleTree(builder.update().elements)
    func lines(_ id: ElementID, _ depth: Int) -> [String] {
      guard let element = tree[id] else { return [] }
      let line = String(repeating: "| ", count: depth) + "\(element.role) “\(element.name)”"
      return [line] + element.children.flatMap { lines($0, depth + 1) }
    }
    let windows = tree[.application]?.children ?? []
    return windows.flatMap { tree[$0]?.children ?? [] }.flatMap { lines($0, 0) }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", image: nil, target: nil, action: nil)
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    label.text = "Text of \(title)"
    page.view.addSubview(label)
    return page
  }

  @Test("A navigation bar, a tab bar and a toolbar")
  func bars() throws {
    let navigation = UINavigationController(rootViewController: page("Inbox"))
    navigation.pushViewController(page("Mail"), animated: false)
    navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    let second = page("Days")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    screen.window.rootViewController = tabs
    #expect(
      try lines() == [
        "toolBar “”", "| button “Inbox”", "| heading “Mail”", "| button “Edit”",
        "label “Text of Mail”", "pageTabList “”", "| pageTab “Mail”", "| pageTab “Days”",
      ])
  }

  @Test("A search bar above a table")
  func search() throws {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = Rows.shared
    let bar = UISearchBar()
    (bar.placeholder, bar.showsCancelButton) = ("Find", true)
    bar.sizeToFit()
    controller.tableView.tableHeaderView = bar
    screen.window.rootViewController = controller
    #expect(
      try lines() == [
        "list “”", "| panel “”", "| | entry “Search”", "| | button “Cancel”",
        "| listItem “Row 0”", "| listItem “Row 1”",
      ])
  }

  @Test("An alert and a sheet have the name of their title, and hide what is behind")
  func presented() throws {
    let root = page("Root")
    screen.window.rootViewController = root
    #expect(try lines() == ["label “Text of Root”"])
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: false)
    let names = try lines()
    #expect(names.contains { $0.hasSuffix("alert “Delete?”") }, "\(names)")
    #expect(!names.contains("label “Text of Root”"))
    for name in ["heading “Delete?”", "label “For ever.”", "button “Cancel”", "button “Delete”"] {
      #expect(names.contains { $0.hasSuffix(name) }, "\(names)")
    }
    root.dismiss(animated: false)
    root.present(UINavigationController(rootViewController: page("Sheet")), animated: false)
    let sheet = try lines()
    #expect(sheet.contains { $0.hasSuffix("dialog “Sheet”") }, "\(sheet)")
    #expect(sheet.contains { $0.hasSuffix("label “Text of Sheet”") }, "\(sheet)")
    #expect(!sheet.contains("label “Text of Root”"))
  }

  @Test("A menu of a button")
  func menu() throws {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
    ])
    screen.window.addSubview(button)
    try screen.render()
    #expect(button.activateForAccessibility())
    #expect(
      try lines() == ["menu “”", "| menuItem “Name”", "| menuItem “Date”"])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    static let shared = Rows()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}
