import Accessibility
import CoreGraphics
import Foundation

/// Makes the tree that clients see from the windows of a screen.
@MainActor struct AccessibleTreeBuilder {
  private let screen: UIScreen
  private let previous: ElementIdentities
  private let focus: UIResponder?
  private let transform: CGAffineTransform
  private(set) var identities = ElementIdentities()
  private var elements: [ElementID: AccessibleElement] = [:]

  init(screen: UIScreen, _ previous: ElementIdentities, focus: UIResponder?) {
    (self.screen, self.previous, self.focus) = (screen, previous, focus)
    transform = screen.geometry.displayTransform
  }

  mutating func tree() -> AccessibleTree {
    var application = AccessibleElement(
      .application, name: ProcessInfo.processInfo.processName)
    application.states = [.enabled, .sensitive, .visible, .showing]
    let windows = screen.accessibilityNodes.filter { !$0.children.isEmpty }
    application.children = windows.map { add($0) }
    elements[.application] = application
    return AccessibleTree(elements)
  }

  private mutating func add(_ node: AccessibilityNode) -> ElementID {
    let id = identities.add(node.object, isElement: node.isElement, from: previous)
    var element = element(node)
    // An object that names itself among its elements appears once.
    elements[id] = element
    element.children = node.children.map { add($0) }
    element.table = element.role.isTable ? table(of: node.object) : nil
    elements[id] = element
    return id
  }

  /// The element of a node, without its children.
  func element(_ node: AccessibilityNode) -> AccessibleElement {
    var element = AccessibleElement(node, on: screen)
    element.frame = AccessibleFrame(node.frame.applying(transform))
    if node.object === focus { element.states.insert(.focused) }
    return element
  }

  /// The element of an object as it is now; nil if it is none any more.
  func element(of object: UIResponder) -> AccessibleElement? {
    guard object.isAccessibilityElement, !object.isHiddenFromAccessibility else { return nil }
    return element(AccessibilityNode(object, isElement: true))
  }

  /// A container as it is now, without its children.
  func container(_ object: UIResponder) -> AccessibleElement {
    element(AccessibilityNode(object, isElement: false))
  }

  // MARK: Tables

  private mutating func table(of object: UIResponder) -> AccessibleTable? {
    if let table = object as? any UIAccessibilityContainerDataTable { return self.table(table) }
    return (object as? UITableView).map { rows(of: $0) }
  }

  private mutating func table(_ source: any UIAccessibilityContainerDataTable) -> AccessibleTable {
    var table = AccessibleTable(
      rowCount: source.accessibilityRowCount(), columnCount: source.accessibilityColumnCount())
    for row in 0..<max(table.rowCount, 0) {
      for column in 0..<max(table.columnCount, 0) {
        let cell = source.accessibilityDataTableCellElement(forRow: row, column: column)
        guard let id = number(of: cell) else { continue }
        table.cells[AccessibleTable.Cell(row: row, column: column)] = id
      }
      table.rowHeaders[row] = number(of: source.accessibilityHeaderElements(forRow: row)?.first)
    }
    for column in 0..<max(table.columnCount, 0) {
      table.columnHeaders[column] = number(
        of: source.accessibilityHeaderElements(forColumn: column)?.first)
    }
    return table
  }

  /// The number of an element that is in the tree.
  private mutating func number(of object: Any?) -> ElementID? {
    guard let object = object as? UIResponder else { return nil }
    let id = identities.add(object, from: previous)
    return elements[id] == nil ? nil : id
  }

  /// The rows of all sections, in one column.
  private mutating func rows(of view: UITableView) -> AccessibleTable {
    let counts = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    var table = AccessibleTable(rowCount: counts.reduce(0, +), columnCount: 1)
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let id = number(of: cell) else { continue }
      let row = counts[..<path.section].reduce(0, +) + path.row
      table.cells[AccessibleTable.Cell(row: row, column: 0)] = id
    }
    return table
  }
}

extension AccessibleRole {
  fileprivate var isTable: Bool { self == .table || self == .list }
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
