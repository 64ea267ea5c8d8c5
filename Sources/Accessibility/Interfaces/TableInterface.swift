/// `org.a11y.atspi.Table`: the rows and columns of a table.
///
/// Source: at-spi2-core, `Table.xml`.
enum TableInterface: AccessibleInterface {
  static let name = "Table"
  static let properties = [
    "NRows", "NColumns", "Caption", "Summary", "NSelectedRows", "NSelectedColumns",
  ]

  static func isAnswered(by asked: AskedElement) -> Bool { asked.element.table != nil }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    guard let table = asked.element.table else { return nil }
    return switch name {
    case "NRows": .int(table.rowCount)
    case "NColumns": .int(table.columnCount)
    case "Caption", "Summary": BusPlace.nothing
    case "NSelectedRows": .int(asked.selectedRows(of: table).count)
    case "NSelectedColumns": .int(0)
    default: nil
    }
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    guard let table = asked.element.table else { return nil }
    return cell(method, arguments, table, asked) ?? line(method, arguments, table, asked)
  }

  /// The methods of a cell at a row and a column.
  private static func cell(
    _ method: String, _ arguments: BusArguments, _ table: AccessibleTable, _ asked: AskedElement
  ) -> InterfaceAnswer? {
    guard arguments.signature == "ii" else { return nil }
    let (row, column) = (arguments.int(0), arguments.int(1))
    let id = table.cells[AccessibleTable.Cell(row: row, column: column)]
    switch method {
    case "GetAccessibleAt": return .value(asked.place.reference(to: id))
    case "GetIndexAt":
      let isInside = table.contains(row: row) && table.contains(column: column)
      return .value(.int(isInside ? row * table.columnCount + column : -1))
    case "GetRowExtentAt", "GetColumnExtentAt": return .value(.int(id == nil ? 0 : 1))
    case "IsSelected": return .flag(id.map(asked.isSelected) ?? false)
    default: return nil
    }
  }

  /// The methods of a row, of a column, or of the index of a cell.
  private static func line(
    _ method: String, _ arguments: BusArguments, _ table: AccessibleTable, _ asked: AskedElement
  ) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("GetRowAtIndex", "i"):
      return .value(.int(table.cell(at: arguments.int(0))?.row ?? -1))
    case ("GetColumnAtIndex", "i"):
      return .value(.int(table.cell(at: arguments.int(0))?.column ?? -1))
    case ("GetRowHeader", "i"):
      return .value(asked.place.reference(to: table.rowHeaders[arguments.int(0)]))
    case ("GetColumnHeader", "i"):
      return .value(asked.place.reference(to: table.columnHeaders[arguments.int(0)]))
    case ("GetRowDescription", "i"):
      return .value(.string(asked.name(of: table.rowHeaders[arguments.int(0)])))
    case ("GetColumnDescription", "i"):
      return .value(.string(asked.name(of: table.columnHeaders[arguments.int(0)])))
    case ("GetSelectedRows", ""):
      return .value(.array(of: "i", asked.selectedRows(of: table).map(BusValue.int)))
    case ("GetSelectedColumns", ""): return .value(.array(of: "i", []))
    case ("IsRowSelected", "i"):
      return .flag(asked.selectedRows(of: table).contains(arguments.int(0)))
    case ("AddRowSelection", "i"): return asked.select(arguments.int(0), of: table, true)
    case ("RemoveRowSelection", "i"): return asked.select(arguments.int(0), of: table, false)
    case ("IsColumnSelected", "i"), ("AddColumnSelection", "i"),
      ("RemoveColumnSelection", "i"):
      return .flag(false)
    case ("GetRowColumnExtentsAtIndex", "i"):
      return extents(table.cell(at: arguments.int(0)), table, asked)
    default: return nil
    }
  }

  private static func extents(
    _ cell: AccessibleTable.Cell?, _ table: AccessibleTable, _ asked: AskedElement
  ) -> InterfaceAnswer {
    let id = cell.flatMap { table.cells[$0] }
    return .values([
      .boolean(cell != nil), .int(cell?.row ?? 0), .int(cell?.column ?? 0), .int(1), .int(1),
      .boolean(id.map(asked.isSelected) ?? false),
    ])
  }
}

extension AccessibleTable {
  fileprivate func contains(row: Int) -> Bool { (0..<max(rowCount, 0)).contains(row) }
  fileprivate func contains(column: Int) -> Bool { (0..<max(columnCount, 0)).contains(column) }

  /// The cell at an index, which counts the cells row by row; nil beyond the range.
  fileprivate func cell(at index: Int) -> Cell? {
    guard index >= 0, columnCount > 0, contains(row: index / columnCount) else {
      return nil
    }
    return Cell(row: index / columnCount, column: index % columnCount)
  }
}

extension AskedElement {
  fileprivate func selectedRows(of table: AccessibleTable) -> [Int] {
    Set(table.cells.filter { isSelected($0.value) }.map(\.key.row)).sorted()
  }

  fileprivate func name(of id: ElementID?) -> String { id.flatMap { tree[$0]?.name } ?? "" }

  fileprivate func select(
    _ row: Int, of table: AccessibleTable, _ isSelected: Bool
  ) -> InterfaceAnswer {
    let id = table.cells[AccessibleTable.Cell(row: row, column: 0)]
    guard let id else { return .flag(false) }
    return .perform(.setSelected(isSelected), of: id)
  }
}
