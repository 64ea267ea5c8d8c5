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
    let walk = AccessibilityWalk(screen: screen.bounds, records: records)
    let windows = walk.elements(of: screen.accessibleWindows)
    var application = AccessibleElement(
      .application, name: ProcessInfo.processInfo.processName)
    application.states = [.enabled, .sensitive, .visible]
    application.frame = screen.bounds.applying(transform)
    application.children = addChildren(windows, of: records.application, areOld: true, transform)
    publish(application, records.application, isElement: false)
    result.removed = records.endWalk()
    return result
  }

  /// Returns the elements that have changed, where nothing has come, gone or moved; nil if something may
  /// have.
  private mutating func updateInPlace() -> TreeUpdate? {
    guard !records.needsWalk else { return nil }
    for record in records.changed.values {
      guard let object = record.object, let old = record.element,
        let new = element(of: object, record), new.frame == old.frame,
        new.states.contains(.modal) == old.states.contains(.modal)
      else { return nil }
      publish(new, record, isElement: true)
    }
    for record in records.application.children {
      guard let window = record.object, let old = record.element else { continue }
      var new = element(of: window, isElement: false)
      (new.frame, new.children) = (old.frame, old.children)
      publish(new, record, isElement: false)
    }
    records.forgetChanges()
    return result
  }

  // MARK: Elements

  /// - Parameters:
  ///   - isOld: whether what is known of the object may be wrong, because of what is around.
  ///   - transform: from the coordinates of the walk to those of the window.
  private mutating func add(
    _ record: ElementRecord, isOld: Bool, _ transform: CGAffineTransform
  ) {
    guard let object = record.object, let facts = record.facts else { return }
    let isOld = isOld || record.isChanged || record.isElement != facts.isElement
    record.place = facts.frame
    let old = record.element
    var element = (isOld ? nil : old) ?? element(of: object, isElement: facts.isElement)
    element.frame = facts.frame.applying(transform)
    element.contentOrigin = facts.contentOrigin?.applying(transform)
    if record.isSame {
      element.children = old?.children ?? []
    } else if !facts.isElement {
      let inner = facts.contentOrigin == nil ? transform : transform.withoutTranslation
      element.children = addChildren(
        record.parts, of: record, areOld: isOld && element.role.describesItsParts,
        areOthersOld: isOld, inner)
    }
    if isOld { element.table = element.role.isTable ? table(of: object) : nil }
    publish(element, record, isElement: facts.isElement)
  }

  /// - Parameters:
  ///   - areOld: whether what is known of the children may be wrong.
  ///   - areOthersOld: whether it may be for those that are no views: they have no layer, so that no commit
  ///     tells of their changes.
  private mutating func addChildren(
    _ children: [ElementRecord], of parent: ElementRecord, areOld: Bool, areOthersOld: Bool = true,
    _ transform: CGAffineTransform
  ) -> [ElementID] {
    for child in children {
      records.add(child)
      let isOld = areOld || areOthersOld && !child.isView
      if isOld || !child.isKnown { add(child, isOld: isOld, transform) }
    }
    records.replaceChildren(of: parent, with: children)
    return children.map(\.id)
  }

  private mutating func publish(
    _ element: AccessibleElement, _ record: ElementRecord, isElement: Bool
  ) {
    if records.publish(element, record, isElement: isElement) {
      result.elements[record.id] = element
    }
  }

  /// The element of an object, without its place and its children.
  private func element(of object: UIResponder, isElement: Bool) -> AccessibleElement {
    var element = AccessibleElement(object, isElement: isElement)
    if object === focus { element.states.insert(.focused) }
    return element
  }

  /// The element of an object as it is now; nil if it is none any more.
  private func element(of object: UIResponder, _ record: ElementRecord) -> AccessibleElement? {
    guard object.isAccessibilityElement, !object.isHiddenFromAccessibility,
      (object as? UIView).map({ $0.window != nil }) ?? true
    else { return nil }
    let origin = records.origin(around: record)
    var element = element(of: object, isElement: true)
    element.frame = object.accessibilityFrame.relative(to: origin)
      .applying(origin == nil ? transform : transform.withoutTranslation)
    return element
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

extension CGAffineTransform {
  /// The transform in a scroll view, whose content begins where the outer transform has put it.
  fileprivate var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
