import Foundation
import Testing

@testable import UIKit

/// A view of a standard class, and what a screen reader finds in it.
@MainActor struct StandardElement: CustomTestStringConvertible {
  nonisolated let testDescription: String
  let make: @MainActor () -> UIView
  var isElement = true
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none

  nonisolated init(
    _ name: String, isElement: Bool = true, label: String? = nil, value: String? = nil,
    _ traits: UIAccessibilityTraits = .none, make: @escaping @MainActor () -> UIView
  ) {
    (testDescription, self.make, self.isElement) = (name, make, isElement)
    (self.label, self.value, self.traits) = (label, value, traits)
  }
}

// Requirement V27: "Default user interface elements tend to be accessible out of the box."
@Suite("What a screen reader finds in each standard class")
@MainActor struct StandardAccessibilityTests {
  @Test(
    "An object says whether it is an element, its label, its value and its traits", arguments: all)
  func table(_ element: StandardElement) {
    let view = element.make()
    if view.bounds.isEmpty { view.bounds.size = CGSize(width: 300, height: 200) }
    view.layoutIfNeeded()
    #expect(view.isAccessibilityElement == element.isElement)
    #expect(view.accessibilityLabel == element.label)
    #expect(view.accessibilityValue == element.value)
    #expect(view.accessibilityTraits == element.traits)
  }

  private nonisolated static let all = texts + controls + rows + parts

  private nonisolated static let texts: [StandardElement] = [
    StandardElement("a view", isElement: false) { UIView() },
    StandardElement("a label", label: "Hello", .staticText) { label("Hello") },
    StandardElement("an empty label", isElement: false, .staticText) { UILabel() },
    StandardElement("a disabled label", label: "Hello", [.staticText, .notEnabled]) {
      let view = label("Hello")
      view.isEnabled = false
      return view
    },
    StandardElement("an image view", isElement: false, .image) { UIImageView() },
    StandardElement("a text field", value: "Name") {
      let field = UITextField()
      field.placeholder = "Name"
      return field
    },
    StandardElement("a text field with a text", value: "Ada") {
      let field = UITextField()
      (field.text, field.placeholder) = ("Ada", "Name")
      return field
    },
    StandardElement("a secure text field", value: "•••") {
      let field = UITextField()
      (field.text, field.isSecureTextEntry) = ("abc", true)
      return field
    },
    StandardElement("a search text field", label: "Search", .searchField) { UISearchTextField() },
    StandardElement("a text view", value: "Prose") {
      let view = UITextView()
      view.text = "Prose"
      return view
    },
    StandardElement("a text view that cannot be edited", value: "Prose", .staticText) {
      let view = UITextView()
      (view.text, view.isEditable) = ("Prose", false)
      return view
    },
  ]

  private nonisolated static let controls: [StandardElement] = [
    StandardElement("a control", isElement: false) { UIControl() },
    StandardElement("a button", label: "Buy", .button) { button("Buy") },
    StandardElement("a button with a configuration", label: "Buy, Now", .button) {
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.subtitle) = ("Buy", "Now")
      return UIButton(configuration: configuration)
    },
    StandardElement("a button with a choice of its menu", label: "Berlin", .button) {
      let view = UIButton(configuration: .plain())
      (view.showsMenuAsPrimaryAction, view.changesSelectionAsPrimaryAction) = (true, true)
      view.menu = UIMenu(children: [
        UIAction(title: "Paris") { _ in }, UIAction(title: "Berlin", state: .on) { _ in },
      ])
      return view
    },
    StandardElement("a button with a symbol", label: "Share", .button) {
      let view = UIButton()
      view.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
      return view
    },
    StandardElement("a selected, disabled button", label: "Buy", [.button, .selected, .notEnabled])
    {
      let view = button("Buy")
      (view.isSelected, view.isEnabled) = (true, false)
      return view
    },
    StandardElement("a toggle button", label: "Bold", value: "1", [.button, .toggleButton]) {
      let view = button("Bold")
      (view.changesSelectionAsPrimaryAction, view.isSelected) = (true, true)
      return view
    },
    StandardElement("a switch", value: "1", [.button, .toggleButton]) {
      let view = UISwitch()
      view.isOn = true
      return view
    },
    StandardElement("a slider", value: "25%", .adjustable) {
      let view = UISlider()
      (view.maximumValue, view.value) = (200, 50)
      return view
    },
    StandardElement("a stepper", value: "7", .adjustable) {
      let view = UIStepper()
      view.value = 7
      return view
    },
    StandardElement("a segmented control", isElement: false) { UISegmentedControl(items: ["A"]) },
    StandardElement("a selected segment", label: "B", value: "2 of 2", [.button, .selected]) {
      segment(1)
    },
    StandardElement("a segment", label: "A", value: "1 of 2", .button) { segment(0) },
    StandardElement("a page control", value: "page 2 of 5", [.adjustable, .updatesFrequently]) {
      let view = UIPageControl()
      (view.numberOfPages, view.currentPage) = (5, 1)
      return view
    },
    StandardElement("a progress view", label: "Progress", value: "50%", .updatesFrequently) {
      let view = UIProgressView()
      view.progress = 0.5
      return view
    },
    StandardElement("an indicator that runs", label: "In progress", .updatesFrequently) {
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return view
    },
    StandardElement("an indicator", label: "Progress halted", .updatesFrequently) {
      UIActivityIndicatorView()
    },
    StandardElement("a date picker", isElement: false, label: "Date Picker") { UIDatePicker() },
    StandardElement("a picker", isElement: false) { UIPickerView() },
  ]

  private nonisolated static let rows: [StandardElement] = [
    StandardElement("a cell of a table", label: "Wi-Fi, Home") { cell() },
    StandardElement("a cell with a check mark", label: "Wi-Fi, Home", .selected) {
      let view = cell()
      view.accessoryType = .checkmark
      return view
    },
    StandardElement("a cell with a switch", isElement: false, label: "Wi-Fi, Home") {
      let view = cell()
      view.accessoryView = UISwitch()
      return view
    },
    StandardElement(
      "the switch of a cell", label: "Wi-Fi, Home", value: "0", [.button, .toggleButton]
    ) {
      let (view, toggle) = (cell(), UISwitch())
      view.accessoryView = toggle
      kept = view
      return toggle
    },
    StandardElement(
      "a slider in the content of a cell", label: "Wi-Fi, Home", value: "0%", .adjustable
    ) {
      let (view, slider) = (cell(), UISlider())
      view.contentView.addSubview(slider)
      kept = view
      return slider
    },
    StandardElement("a cell with a content configuration", label: "Title, Detail") {
      let view = UITableViewCell()
      view.contentConfiguration = content
      return view
    },
    StandardElement("a cell of a collection", label: "Title, Detail", .selected) {
      let view = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      view.contentConfiguration = content
      view.isSelected = true
      return view
    },
    StandardElement("a header", label: "General", .header) {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      view.textLabel?.text = "General"
      return view
    },
    StandardElement("the index of a table", label: "Table index", value: "A", .adjustable) {
      let view = SectionIndexView { _ in }
      view.show(["A", "B"])
      return view
    },
    StandardElement("the minus of a row", label: "Delete", .button) { EditControl(.delete) },
    StandardElement("the plus of a row", label: "Insert", .button) { EditControl(.insert) },
    StandardElement("the mark of a row", isElement: false, label: "Delete", .button) {
      EditControl(.mark(isOn: true))
    },
    StandardElement(
      "a refresh control at rest", isElement: false, label: "In progress", .updatesFrequently
    ) { UIRefreshControl() },
    StandardElement("a refresh control that turns", label: "In progress", .updatesFrequently) {
      let view = UIRefreshControl()
      view.beginRefreshing()
      return view
    },
    StandardElement("a table", isElement: false) { UITableView() },
    StandardElement("a scroll view", isElement: false) { UIScrollView() },
  ]

  private nonisolated static let parts: [StandardElement] = [
    StandardElement("a tab", label: "Mail", value: "3", [.button, .selected]) {
      let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
      item.badgeValue = "3"
      let view = TabBarButton(item)
      view.isSelected = true
      return view
    },
    StandardElement("a tab bar", isElement: false, .tabBar) { UITabBar() },
    StandardElement("a bar button", label: "Share", .button) {
      BarButtonView(UIBarButtonItem(systemItem: .action))
    },
    StandardElement("a bar button that is disabled", label: "Next", [.button, .notEnabled]) {
      let item = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
      item.isEnabled = false
      return BarButtonView(item)
    },
    StandardElement("a bar button with a label of the program", label: "Next track", .button) {
      let item = UIBarButtonItem(systemItem: .fastForward)
      item.accessibilityLabel = "Next track"
      return BarButtonView(item)
    },
    StandardElement("a back button", label: "Back", .button) { NavigationBackButton() },
    StandardElement("a button of an alert", label: "OK", .button) {
      let action = UIAlertAction(title: "OK", style: .default, handler: nil)
      return AlertRowView(action, font: .systemFont(ofSize: 17))
    },
    StandardElement("a key of the keyboard", label: "Delete", .keyboardKey) {
      KeyboardKeyView(.delete)
    },
  ]

  /// What owns a view that a test returns.
  private static var kept: UIView?

  private static func label(_ text: String) -> UILabel {
    let view = UILabel()
    view.text = text
    return view
  }

  private static func button(_ title: String) -> UIButton {
    let view = UIButton(type: .system)
    view.setTitle(title, for: .normal)
    return view
  }

  private static func segment(_ index: Int) -> UIView {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    kept = control
    return control.views.contents[index]
  }

  private static func cell() -> UITableViewCell {
    let view = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    view.textLabel?.text = "Wi-Fi"
    view.detailTextLabel?.text = "Home"
    view.layoutIfNeeded()
    return view
  }

  private static var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", "Detail")
    return content
  }
}
