import Accessibility
import CoreGraphics
import Foundation

extension StandardAccessibility {
  @MainActor init(of view: UIScrollView) {
    self.init(of: view as UIView)
    (groupsChildren, role) = (true, .scrollPane)
    scroll = { view.scrollByPage($0) }
  }

  @MainActor init(of table: UITableView) {
    self.init(of: table as UIScrollView)
    (containerType, role) = (.list, .list)
  }

  @MainActor init(of view: UICollectionView) {
    self.init(of: view as UIScrollView)
    (containerType, role) = (.list, .list)
  }

  /// A row is one element, with its texts, unless it contains something else to touch.
  @MainActor init(of cell: UITableViewCell) {
    self.init(
      row: cell, isSelected: cell.isSelected || cell.accessoryType == .checkmark,
      text: cell.rowText)
    customActions = { cell.table?.accessibilityActions(of: cell) }
  }

  @MainActor init(of cell: UICollectionViewCell) {
    self.init(row: cell, isSelected: cell.isSelected, text: cell.rowText)
  }

  @MainActor private init(row: UIView, isSelected: Bool, text: String?) {
    self.init(text, isSelected ? .selected : .none)
    isElement = text != nil && !row.containsControls
    groupsChildren = !isElement
    role = .listItem
    if !row.isUserInteractionEnabled { traits.insert(.notEnabled) }
  }

  @MainActor init(of view: UITableViewHeaderFooterView) {
    self.init(view.content.spokenText, view.look.isFooter ? .staticText : .header)
    isElement = label != nil && !view.containsControls
    respondsToInteraction = false
  }

  /// The titles of sections are one value, which is turned.
  @MainActor init(of index: SectionIndexView) {
    self.init("Table index", .adjustable, value: index.chosenTitle)
    adjust = { index.step(by: $0 == .up ? 1 : -1) }
  }

  @MainActor init(of control: EditControl) {
    self.init(control.look == .insert ? "Insert" : "Delete", .button)
    // The mark of a selected row says the same as the row.
    isElement = control.look == .insert || control.look == .delete
  }

  @MainActor init(of control: UIRefreshControl) {
    self.init(control.attributedTitle?.string ?? "In progress", .updatesFrequently)
    (isElement, respondsToInteraction, role) = (control.isRefreshing, false, .progressBar)
  }

  /// A component of a picker: the row in its middle, which is turned.
  @MainActor init(of column: PickerColumn) {
    let row = column.selectedRow
    let text = column.view(ofRow: row)?.spokenText
    self.init(text, .adjustable, value: "\(row + 1) of \(column.rowCount)")
    isElement = column.rowCount > 0
    role = .spinButton
    adjust = { column.turn(by: $0 == .up ? 1 : -1) }
  }

  @MainActor init(of day: CalendarDayView) {
    self.init(day.spokenDate, day.isEnabled ? .button : [.button, .notEnabled])
    if day.isChosen { traits.insert(.selected) }
  }

  @MainActor init(of label: CompactDateLabel) {
    self.init(label.text, label.isEnabled ? .button : [.button, .notEnabled])
  }

  @MainActor init(of picker: UIDatePicker) {
    self.init(group: nil)
    label = picker.labelOfRow ?? "Date Picker"
    role = .calendar
  }

  @MainActor init(of row: AlertRowView) {
    self.init(row.action.title, row.action.isEnabled ? .button : [.button, .notEnabled])
  }

  @MainActor init(of key: KeyboardKeyView) {
    self.init(key.spokenName, .keyboardKey)
  }

  @MainActor init(of view: MenuEntryView) {
    self.init(entry: view.entry)
  }

  @MainActor init(of view: EditMenuItemView) {
    switch view.content {
    case .entry(let entry): self.init(entry: entry)
    case .page(let step): self.init(step > 0 ? "Next page" : "Previous page", .button)
    }
  }

  @MainActor private init(entry: MenuEntry) {
    self.init(
      .spoken([entry.title, entry.subtitle]) ?? entry.image?.spokenName,
      entry.isEnabled ? .button : [.button, .notEnabled])
    if entry.state == .on { traits.insert(.selected) }
    role = .menuItem
  }

  @MainActor init(of menu: MenuPresentationView) {
    (isModal, groupsChildren, role) = (true, true, .menu)
    escape = {
      menu.delegate?.presentationWantsDismissal(menu)
      return true
    }
  }

  /// The views behind a presentation are not found, unless touches pass through it.
  @MainActor init(of container: PresentationContainerView) {
    guard let controller = container.controller else { return }
    isModal = !controller.passesTouch(at: CGPoint(x: -1, y: -1))
    groupsChildren = true
    let presented = controller.presentedViewController
    role = presented is UIAlertController ? .alert : .dialog
    label = presented.title ?? (presented as? UINavigationController)?.topViewController?.title
  }
}

extension UIView {
  /// The texts inside, in the order in which they are read; nil without any. The labels of elements of
  /// the program count, those of controls do not.
  var spokenText: String? {
    // A control in a row asks for the text of the row itself.
    if self is UIControl { return nil }
    if isAccessibilityElement { return accessibilityLabel }
    let views = subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ordered = ReadingOrder.sorted(views, isReversed: isReversed, frame: \.frame)
    return .spoken(ordered.map(\.spokenText))
  }

  /// Whether there is something inside that can be touched by itself.
  var containsControls: Bool {
    subviews.contains { view in
      !view.isHidden && view.alpha > 0.01 && (view.isOwnTarget || view.containsControls)
    }
  }

  private var isOwnTarget: Bool {
    isAccessibilityElement && isUserInteractionEnabled
      && (self is UIControl || self is UITextView
        || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]))
  }
}

extension UITableViewCell {
  /// What the row is called: the program's label, or the texts of the content view.
  var rowText: String? { accessibility?.label?.string ?? content.spokenText }
}

extension UICollectionViewCell {
  var rowText: String? { accessibility?.label?.string ?? content.spokenText }
}

extension UIScrollView {
  /// Scrolls by what is visible; returns false at the edge.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let visible = bounds.inset(by: adjustedContentInset).size
    var target = contentOffset
    switch direction {
    case .down: target.y -= visible.height
    case .up, .next: target.y += visible.height
    case .previous: target.y -= visible.height
    case .right: target.x -= visible.width
    case .left: target.x += visible.width
    }
    target = clamped(target)
    guard isScrollEnabled, target != contentOffset else { return false }
    setContentOffset(target, animated: window != nil)
    return true
  }
}

extension Presentation {
  /// Dismisses what is presented because the user wants to leave it.
  func escape() -> Bool {
    guard phase == .presented else { return false }
    if let alert = presented as? UIAlertController {
      alert.cancel()
    } else {
      dismissForUser()
    }
    return phase != .presented
  }
}
