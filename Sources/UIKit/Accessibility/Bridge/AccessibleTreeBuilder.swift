import Accessibility
import CoreGraphics
import Foundation

/// Makes what clients see from the windows of a screen, as far as it has changed.
@MainActor struct AccessibleTreeBuilder {
  private let screen: UIScreen
  private let records: ElementRecords
  private let focus: UIResponder?
  private let transform: CGAffineTransform
  private var result = TreeUpdate()

  init(screen: UIScreen, _ records: ElementRecords, focus: UIResponder?) {
    (self.screen, self.records, self.focus) = (screen, records, focus)
    transform = screen.geometry.displayTransform
  }

  /// Returns how the tree differs from the last one. Walks through the windows if elements may have come,
  /// gone or moved.
  mutating func update() -> TreeUpdate {
    if let update = updateInPlace() { return update }
    records.beginWalk()
    let windows = screen.accessibilityNodes(records)
    var application = AccessibleElement(
      .application, name: ProcessInfo.processInfo.processName)
    application.states = [.enabled, .sensitive, .visible, .showing]
    application.children = windows.filter { !$0.children.isEmpty }.map { add($0, isOld: true) }
    if records.publish(application) { result.elements[.application] = application }
    result.removed = records.endWalk()
    return result
  }

  /// Returns the elements that have changed, where nothing has come, gone or moved; nil if something may
  /// have.
  private mutating func updateInPlace() -> TreeUpdate? {
    guard !records.needsWalk else { return nil }
    for record in records.changed.values {
      guard let object = record.object, let old = record.element,
        let new = element(of: object), new.frame == old.frame,
        new.states.contains(.modal) == old.states.contains(.modal)
      else { return nil }
      publish(new, record, isElement: true)
    }
    for window in screen.stack.windows {
      let record = records.record(of: window)
      guard let old = record.element else { continue }
      var new = element(AccessibilityNode(window, isElement: false))
      new.children = old.children
      publish(new, record, isElement: false)
    }
    records.forgetChanges()
    return result
  }

  // MARK: Elements

  /// - Parameter isOld: whether what is known of the object may be wrong, because of what is around.
  private mutating func add(_ node: AccessibilityNode, isOld: Bool) -> ElementID {
    let record = records.publish(node)
    let isOld = isOld || record.isChanged || record.isElement != node.isElement
    if !isOld, node.isElement, record.place == node.frame { return record.id }
    record.place = node.frame
    var element = (isOld ? nil : record.element) ?? element(node)
    element.frame = AccessibleFrame(node.frame.applying(transform))
    element.isShowing = screen.bounds.intersects(node.frame)
    let arePartsOld = isOld && element.role.describesItsParts
    element.children = node.children.map {
      // Elements that are no views have no layer, so that no commit tells of their changes.
      add($0, isOld: arePartsOld || isOld && !($0.object is UIView))
    }
    if isOld { element.table = element.role.isTable ? table(of: node.object) : nil }
    publish(element, record, isElement: node.isElement)
    return record.id
  }

  private mutating func publish(
    _ element: AccessibleElement, _ record: ElementRecord, isElement: Bool
  ) {
    if record.publish(element, isElement: isElement) { result.elements[record.id] = element }
  }

  /// The element of a node, without its children.
  private func element(_ node: AccessibilityNode) -> AccessibleElement {
    var element = AccessibleElement(node, on: screen)
    element.frame = AccessibleFrame(node.frame.applying(transform))
    if node.object === focus { element.states.insert(.focused) }
    return element
  }

  /// The element of an object as it is now; nil if it is none any more.
  private func element(of object: UIResponder) -> AccessibleElement? {
    guard object.isAccessibilityElement, !object.isHiddenFromAccessibility,
      (object as? UIView).map({ $0.window != nil }) ?? true
    else { return nil }
    return element(AccessibilityNode(object, isElement: true))
  }

  // MARK: Tables

  private func table(of object: UIResponder) -> AccessibleTable? {
    if let table = object as? any UIAccessibilityContainerDataTable { return self.table(table) }
    return (object as? UITableView).map { rows(of: $0) }
  }

  private func table(_ source: any UIAccessibilityContainerDataTable) -> AccessibleTable {
    var table = AccessibleTable(
      rowCount: source.accessibilityRowCount(), columnCount: source.accessibilityColumnCount())
    for row in 0..<max(table.rowCount, 0) {
      for column in 0..<max(table.columnCount, 0) {
        let cell = source.accessibilityDataTableCellElement(forRow: row, column: column)
        guard let id = records.number(of: cell) else { continue }
        table.cells[AccessibleTable.Cell(row: row, column: column)] = id
      }
      table.rowHeaders[row] = records.number(
        of: source.accessibilityHeaderElements(forRow: row)?.first)
    }
    for column in 0..<max(table.columnCount, 0) {
      table.columnHeaders[column] = records.number(
        of: source.accessibilityHeaderElements(forColumn: column)?.first)
    }
    return table
  }

  /// The rows of all sections, in one column.
  private func rows(of view: UITableView) -> AccessibleTable {
    let counts = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    var table = AccessibleTable(rowCount: counts.reduce(0, +), columnCount: 1)
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let id = records.number(of: cell) else {
        continue
      }
      let row = counts[..<path.section].reduce(0, +) + path.row
      table.cells[AccessibleTable.Cell(row: row, column: 0)] = id
    }
    return table
  }
}

extension AccessibleRole {
  fileprivate var isTable: Bool { self == .table || self == .list }
  /// Whether what is read of the elements inside may depend on the container, as the label of a switch on
  /// the text of its row. It does not where many elements are beside one another.
  var describesItsParts: Bool {
    switch self {
    case .frame, .panel, .scrollPane, .list, .table, .landmark, .dialog: false
    default: true
    }
  }
}

extension AccessibleElement {
  fileprivate var isShowing: Bool {
    get { states.contains(.showing) }
    set { if newValue { states.insert(.showing) } else { states.remove(.showing) } }
  }
}

extension AccessibleFrame {
  /// The whole points around a rectangle.
  @MainActor init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else {
      self.init()
      return
    }
    let outer = rect.integral
    func whole(_ number: CGFloat) -> Int32 { Int32(clamping: Int(number.clamped)) }
    self.init(
      x: whole(outer.minX), y: whole(outer.minY), width: whole(outer.width),
      height: whole(outer.height))
  }
}

extension CGFloat {
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
