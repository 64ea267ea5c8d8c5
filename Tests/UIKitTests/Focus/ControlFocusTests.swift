import LaminaTesting
import Testing

@testable import UIKit

// Requirements V33 and V39: controls and rows by keys.
@Suite("Controls and rows with the focus", .serialized)
@MainActor struct ControlFocusTests {
  private let screen: OffscreenScreen
  private let root = UIViewController()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 300))
    screen.window.rootViewController = root
    try screen.render()
  }

  /// Shows a control with the focus, and returns the events that it sends meanwhile.
  private func focus<Control: UIControl>(_ control: Control) -> Events {
    control.frame.origin = CGPoint(x: 20, y: 20)
    if control.bounds.isEmpty { control.sizeToFit() }
    root.view.addSubview(control)
    let events = Events()
    control.addAction(UIAction { _ in events.count += 1 }, for: .valueChanged)
    screen.key(.keyboardTab)
    #expect(control.isFocused)
    return events
  }

  private final class Events { var count = 0 }

  @Test("the ring around a control has the shape of the control")
  func shapes() throws {
    let capsule = UIButton(configuration: .filled())
    capsule.configuration?.title = "Title"
    capsule.configuration?.cornerStyle = .capsule
    capsule.sizeToFit()
    capsule.layoutIfNeeded()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.borderStyle = .roundedRect
    field.layoutIfNeeded()
    #expect(UISwitch().focusCornerRadius == 15.5)
    #expect(capsule.focusCornerRadius == capsule.bounds.height / 2)
    #expect(field.focusCornerRadius == 5 && UIView().focusCornerRadius == 0)
    // The background of a page control does not fill it.
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    pages.numberOfPages = 3
    pages.layoutIfNeeded()
    #expect(pages.focusRect == CGRect(x: 63, y: 7, width: 74, height: 26))
  }

  @Test("a switch is toggled with Space")
  func toggle() {
    let toggle = UISwitch()
    let events = focus(toggle)
    screen.key(.keyboardSpacebar)
    #expect(toggle.isOn && events.count == 1)
    screen.key(.keyboardReturnOrEnter)
    #expect(!toggle.isOn && events.count == 2)
  }

  @Test("a slider moves by tenths with the arrow keys along it")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let events = focus(slider)
    for _ in 0..<3 { screen.key(.keyboardRightArrow) }
    #expect(abs(slider.value - 0.3) < 0.001 && events.count == 3)
    slider.semanticContentAttribute = .forceRightToLeft
    screen.key(.keyboardRightArrow)
    #expect(abs(slider.value - 0.2) < 0.001)
    for _ in 0..<4 { screen.key(.keyboardLeftArrow) }
    slider.value = 1
    screen.key(.keyboardLeftArrow)
    #expect(slider.value == 1 && events.count == 8)
  }

  @Test("steppers, segmented controls and page controls use the arrow keys along them")
  func others() {
    let stepper = UIStepper()
    var events = focus(stepper)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardLeftArrow)
    #expect(stepper.value == 1 && events.count == 3)
    stepper.removeFromSuperview()
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    events = focus(segments)
    segments.setEnabled(false, forSegmentAt: 1)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardRightArrow)
    #expect(segments.selectedSegmentIndex == 2 && events.count == 2)
    segments.removeFromSuperview()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    events = focus(pages)
    for _ in 0..<4 { screen.key(.keyboardRightArrow) }
    #expect(pages.currentPage == 2 && events.count == 2)
  }

  @Test("a picker's wheels are turned with the arrow keys")
  func picker() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .countDownTimer
    picker.sizeToFit()
    root.view.addSubview(picker)
    try screen.render()
    let events = Events()
    picker.addAction(UIAction { _ in events.count += 1 }, for: .valueChanged)
    let columns = (picker.subviews.first as? DateWheelsView)?.picker.columns ?? []
    screen.window.focusSystem.requestFocusUpdate(to: columns[1])
    screen.window.focusSystem.updateFocusIfNeeded()
    #expect(columns[1].isFocused)
    screen.key(.keyboardDownArrow)
    for _ in 0..<60 {
      screen.time += 1.0 / 60
      try screen.render()
    }
    #expect(picker.countDownDuration == 120 && events.count == 1)
    screen.key(.keyboardLeftArrow)
    #expect(columns[0].isFocused)
  }

  // MARK: Rows

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 2
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      log.append(rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: ">"))
    }
  }

  @Test("arrow keys go from row to row, scroll the table, and Return selects")
  func table() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    let button = UIButton(frame: CGRect(x: 10, y: 250, width: 60, height: 40))
    root.view.addSubview(table)
    root.view.addSubview(button)
    try screen.render()
    screen.key(.keyboardTab)
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardReturnOrEnter)
    #expect(rows.log == ["->0", "0>1", "1>3", "select 3"])
    for _ in 0..<20 {
      screen.key(.keyboardDownArrow)
      try screen.render()
    }
    #expect(rows.log.last == "22>23" && table.contentOffset.y > 600)
    screen.key(.keyboardTab)
    #expect(button.isFocused)
    screen.key(.keyboardTab)
    #expect(rows.log.last?.hasPrefix("->") == true)
  }

  @Test("the selection follows the focus where the table says so")
  func selectionFollows() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    (table.dataSource, table.delegate, table.selectionFollowsFocus) = (rows, rows, true)
    root.view.addSubview(table)
    try screen.render()
    screen.key(.keyboardTab)
    screen.key(.keyboardDownArrow)
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  // MARK: Items

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 59 }
    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let items = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      log.append(items.map { $0.map { "\($0.item)" } ?? "-" }.joined(separator: ">"))
    }
  }

  /// Lines of three items, each 100 points wide and 50 high.
  private func makeCollection(of items: Items) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (items, items)
    root.view.addSubview(collection)
    return collection
  }

  @Test("arrow keys go from item to item, scroll the collection view, and Return selects")
  func collection() throws {
    let items = Items()
    let collection = makeCollection(of: items)
    _ = try screen.frame()
    screen.key(.keyboardTab)
    screen.key(.keyboardRightArrow)
    screen.key(.keyboardDownArrow)
    screen.key(.keyboardReturnOrEnter)
    #expect(items.log == ["->0", "0>1", "1>4", "select 4"])
    for _ in 0..<10 {
      screen.key(.keyboardDownArrow)
      _ = try screen.frame()
    }
    #expect(items.log.last == "31>34" && collection.contentOffset.y > 300)
  }

  @Test("the selection follows the focus where the collection view says so")
  func itemSelectionFollows() throws {
    let items = Items()
    let collection = makeCollection(of: items)
    collection.selectionFollowsFocus = true
    _ = try screen.frame()
    screen.key(.keyboardTab)
    screen.key(.keyboardDownArrow)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }
}
