import Accessibility
import Foundation
import Testing

@testable import UIKit

/// A view of a standard class, and how a client sees it.
@MainActor struct SeenElement: CustomTestStringConvertible {
  nonisolated let testDescription: String
  /// The role, the name, the value, the states and the actions.
  let expected: String
  let make: @MainActor () -> UIView

  nonisolated init(_ name: String, _ expected: String, make: @escaping @MainActor () -> UIView) {
    (testDescription, self.expected, self.make) = (name, expected, make)
  }
}

// Requirement V27: "Default user interface elements tend to be accessible out of the box."
@Suite("How clients see each standard class")
@MainActor struct AccessibleElementTests {
  @Test("A client sees the role, name, value, states and actions", arguments: all)
  func table(_ row: SeenElement) {
    let view = row.make()
    if view.bounds.isEmpty { view.bounds.size = CGSize(width: 300, height: 200) }
    view.layoutIfNeeded()
    #expect(Self.line(view) == row.expected)
  }

  private static func line(_ view: UIView) -> String {
    let element = AccessibleElement(view, isElement: view.isAccessibilityElement)
    let number = element.number.map { number in
      "\(number.minimum)...\(number.current)...\(number.maximum)\(number.isWritable ? "" : "!")"
    }
    let value = [element.valueText.map { "“\($0)”" }, number].compactMap { $0 }
    return [
      "\(element.role) “\(element.name)”", value.joined(separator: " "),
      names(element.states.subtracting([.visible, .sensitive])),
      element.actions.joined(separator: ", "),
    ].joined(separator: " | ")
  }

  private static func names(_ states: AccessibleStates) -> String {
    let all: [(AccessibleStates, String)] = [
      (.enabled, "enabled"), (.focusable, "focusable"), (.selectable, "selectable"),
      (.selected, "selected"), (.checkable, "checkable"), (.checked, "checked"),
      (.editable, "editable"), (.readOnly, "read-only"), (.singleLine, "single-line"),
      (.multiLine, "multi-line"), (.modal, "modal"), (.busy, "busy"), (.active, "active"),
    ]
    return all.filter { states.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  private nonisolated static let all: [SeenElement] =
    [
      SeenElement("a label", "label “Hello” |  | enabled | ") {
        let view = UILabel()
        view.text = "Hello"
        return view
      },
      SeenElement("a heading", "heading “Hello” |  | enabled | ") {
        let view = UILabel()
        (view.text, view.accessibilityTraits) = ("Hello", .header)
        return view
      },
      SeenElement("an image of the program", "image “Red view” |  | enabled | click") {
        let view = UIView()
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Red view")
        view.accessibilityTraits = .image
        return view
      },
      SeenElement("a link", "link “Help” |  | enabled | click") {
        let view = UIView()
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Help")
        view.accessibilityTraits = .link
        return view
      },
      SeenElement(
        "a text field", "entry “” | “Name” | enabled focusable editable single-line | click"
      ) {
        let view = UITextField()
        view.placeholder = "Name"
        return view
      },
      SeenElement(
        "a secure text field",
        "passwordText “” | “•••” | enabled focusable editable single-line | click"
      ) {
        let view = UITextField()
        (view.text, view.isSecureTextEntry) = ("abc", true)
        return view
      },
      SeenElement(
        "a search text field",
        "entry “Search” |  | enabled focusable editable single-line | click"
      ) { UISearchTextField() },
      SeenElement(
        "a text view", "text “” | “Prose” | enabled focusable editable multi-line | click"
      ) {
        let view = UITextView()
        view.text = "Prose"
        return view
      },
      SeenElement(
        "a text view that cannot be edited",
        "text “” | “Prose” | enabled focusable read-only multi-line | click"
      ) {
        let view = UITextView()
        (view.text, view.isEditable) = ("Prose", false)
        return view
      },
      SeenElement("a button", "button “Buy” |  | enabled focusable | click") { button("Buy") },
      SeenElement("a disabled button", "button “Buy” |  |  | ") {
        let view = button("Buy")
        view.isEnabled = false
        return view
      },
      SeenElement(
        "a toggle button", "toggleButton “Bold” | “1” | enabled focusable checkable checked | click"
      ) {
        let view = button("Bold")
        (view.changesSelectionAsPrimaryAction, view.isSelected) = (true, true)
        return view
      },
      SeenElement("a switch", "toggleButton “” | “0” | enabled focusable checkable | click") {
        UISwitch()
      },
      SeenElement(
        "a slider",
        "slider “” | “25%” 0.0...50.0...200.0 | enabled focusable | click, increment, decrement"
      ) {
        let view = UISlider()
        (view.maximumValue, view.value) = (200, 50)
        return view
      },
      SeenElement(
        "a stepper",
        "spinButton “” | “7” 0.0...7.0...100.0 | enabled focusable | click, increment, decrement"
      ) {
        let view = UIStepper()
        view.value = 7
        return view
      },
      SeenElement("a segmented control", "grouping “” |  | enabled focusable | ") {
        UISegmentedControl(items: ["A"])
      },
      SeenElement(
        "a selected segment",
        "radioButton “B” | “2 of 2” | enabled selectable selected checkable checked | click"
      ) {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        kept = control
        return control.views.contents[1]
      },
      SeenElement(
        "a page control",
        "spinButton “” | “page 2 of 5” 1.0...2.0...5.0 | enabled focusable | "
          + "click, increment, decrement"
      ) {
        let view = UIPageControl()
        (view.numberOfPages, view.currentPage) = (5, 1)
        return view
      },
      SeenElement("a progress view", "progressBar “Progress” | “50%” 0.0...0.5...1.0! | enabled | ")
      {
        let view = UIProgressView()
        view.progress = 0.5
        return view
      },
      SeenElement("an indicator that runs", "progressBar “In progress” |  | enabled busy | ") {
        let view = UIActivityIndicatorView()
        view.startAnimating()
        return view
      },
      SeenElement("a date picker", "calendar “Date Picker” |  | enabled | ") { UIDatePicker() },
      SeenElement("a cell of a table", "listItem “Wi-Fi” |  | enabled selectable | click") {
        let view = UITableViewCell()
        view.textLabel?.text = "Wi-Fi"
        return view
      },
      SeenElement("a header", "heading “General” |  | enabled | ") {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        view.textLabel?.text = "General"
        return view
      },
      SeenElement("a table", "list “” |  | enabled | ") { UITableView() },
      SeenElement("a tab", "pageTab “Mail” | “3” | enabled focusable selectable selected | click") {
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        item.badgeValue = "3"
        let view = TabBarButton(item)
        view.isSelected = true
        return view
      },
      SeenElement("a tab bar", "pageTabList “” |  | enabled | ") { UITabBar() },
      SeenElement("a toolbar", "toolBar “” |  | enabled | ") { UIToolbar() },
      SeenElement("a navigation bar", "toolBar “” |  | enabled | ") { UINavigationBar() },
      SeenElement("a bar button", "button “Share” |  | enabled focusable | click") {
        BarButtonView(UIBarButtonItem(systemItem: .action))
      },
      SeenElement("a button of an alert", "button “OK” |  | enabled | click") {
        let action = UIAlertAction(title: "OK", style: .default, handler: nil)
        return AlertRowView(action, font: .systemFont(ofSize: 17))
      },
      SeenElement("a key of the keyboard", "button “Delete” |  | enabled | click") {
        KeyboardKeyView(.delete)
      },
    ] + SeenElement.views + lists + presented

  // A background of popovers is abstract, and is behind the views.
  @Test("Every public class of views has a row")
  func classes() throws {
    let names = Set(Self.all.map { "\(type(of: $0.make()))" })
    #expect(
      try PublicViewClasses.names().subtracting(names) == ["UIPopoverBackgroundView"])
  }

  private nonisolated static let lists: [SeenElement] = [
    SeenElement("a scroll view", "scrollPane “” |  | enabled | ") { UIScrollView() },
    SeenElement("a collection", "list “” |  | enabled | ") {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    SeenElement(
      "a selected cell of a collection", "listItem “Title” |  | enabled selectable selected | click"
    ) {
      let view = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      (view.contentConfiguration, view.isSelected) = (content, true)
      return view
    },
    SeenElement(
      "a component of a picker",
      "spinButton “Row 1” | “2 of 3” | enabled focusable | click, increment, decrement"
    ) {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = PickerRows.shared
      picker.delegate = PickerRows.shared
      picker.selectRow(1, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      kept = picker
      return descendant(PickerColumn.self, of: picker) ?? picker
    },
    SeenElement(
      "the chosen day of a calendar",
      "button “Thursday, 14 September 2023” |  | enabled focusable selected | click"
    ) {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      (picker.calendar, picker.locale) = (calendar, Locale(identifier: "en_GB"))
      picker.date = Date(timeIntervalSince1970: 1_694_709_900)
      picker.layoutIfNeeded()
      kept = picker
      return descendant(CalendarDayView.self, of: picker) { $0.isChosen } ?? picker
    },
  ]

  private nonisolated static let presented: [SeenElement] = [
    SeenElement(
      "the index of a table", "slider “Table index” | “A” | enabled | click, increment, decrement"
    ) {
      let view = SectionIndexView { _ in }
      view.show(["A", "B"])
      return view
    },
    SeenElement("the minus of a row", "button “Delete” |  | enabled focusable | click") {
      EditControl(.delete)
    },
    SeenElement("the plus of a row", "button “Insert” |  | enabled focusable | click") {
      EditControl(.insert)
    },
    SeenElement("a refresh control that turns", "progressBar “In progress” |  | enabled | ") {
      let view = UIRefreshControl()
      view.beginRefreshing()
      return view
    },
    SeenElement("an image view of the program", "image “Map” |  | enabled | ") {
      let view = UIImageView()
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Map")
      return view
    },
    SeenElement("a search bar", "panel “” |  | enabled | ") { UISearchBar() },
    SeenElement("a back button", "button “Back” |  | enabled focusable | click") {
      NavigationBackButton()
    },
  ]

  private static func descendant<View: UIView>(
    _ type: View.Type, of view: UIView, where isWanted: (View) -> Bool = { _ in true }
  ) -> View? {
    if let found = view as? View, isWanted(found) { return found }
    for subview in view.subviews {
      if let found = descendant(type, of: subview, where: isWanted) { return found }
    }
    return nil
  }

  private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = PickerRows()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  /// What owns a view that a test returns.
  private static var kept: UIView?

  private static func button(_ title: String) -> UIButton {
    let view = UIButton(type: .system)
    view.setTitle(title, for: .normal)
    return view
  }
}
