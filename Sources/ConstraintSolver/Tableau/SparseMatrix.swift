/// A sparse matrix whose rows and columns are named by symbols; each symbol is a row or a column. The
/// nonzero entries are linked in their row and in their column, so that a change costs time for the
/// entries that it touches, and rows without a common column never meet. Entries of one array are
/// used again, so that changes of a matrix that keeps its size allocate nothing.
struct SparseMatrix: Sendable {
  struct Entry: BitwiseCopyable, Sendable {
    var row: Index<Symbol>
    var column: Index<Symbol>
    var value: Double
    var nextInRow: Index<Entry> = .none
    var previousInRow: Index<Entry> = .none
    var nextInColumn: Index<Entry> = .none
    var previousInColumn: Index<Entry> = .none
  }

  /// The entries of the row or column that a symbol names, and, while a row is open, its entry in
  /// this column.
  private struct Line: BitwiseCopyable {
    var first: Index<Entry> = .none
    var entryOfOpenRow: Index<Entry> = .none
    var openingNumber: UInt32 = 0
  }

  /// A sum below this, or below this part of its summands, is a rounding error.
  private static let roundingError = 1e-11

  /// The number of nonzero entries.
  private(set) var count = 0
  private var entries: [Entry] = []
  private var lines: [Line] = []
  private var firstUnused: Index<Entry> = .none
  private var openRow: Index<Symbol> = .none
  private var openingNumber: UInt32 = 0

  @inline(__always)
  subscript(entry: Index<Entry>) -> Entry { entries[entry.offset] }

  /// The first entry of the row or column.
  @inline(__always)
  func first(_ line: Index<Symbol>) -> Index<Entry> { lines[line.offset].first }

  @inline(__always)
  func isEmpty(_ line: Index<Symbol>) -> Bool { !first(line).exists }

  /// The number of entries for which there is memory.
  var capacity: Int { entries.count }

  mutating func addLine() {
    lines.append(Line())
  }
}

// MARK: - Rows

extension SparseMatrix {
  /// Makes `add(_:to:)` change this row.
  mutating func open(_ row: Index<Symbol>) {
    openRow = row
    openingNumber &+= 1
    var entry = first(row)
    while entry.exists {
      mark(entry, inColumn: entries[entry.offset].column)
      entry = entries[entry.offset].nextInRow
    }
  }

  /// Adds a value to the open row's entry in a column. A sum that is a rounding error becomes zero.
  @inline(__always)
  mutating func add(_ value: Double, to column: Index<Symbol>) {
    let line = lines[column.offset]
    guard line.openingNumber == openingNumber, line.entryOfOpenRow.exists else {
      return mark(insert(value, row: openRow, column: column), inColumn: column)
    }
    let sum = entries[line.entryOfOpenRow.offset].value + value
    if abs(sum) > max(1, abs(value)) * Self.roundingError {
      entries[line.entryOfOpenRow.offset].value = sum
    } else {
      remove(line.entryOfOpenRow)
      lines[column.offset].entryOfOpenRow = .none
    }
  }

  mutating func removeRow(_ row: Index<Symbol>) {
    while first(row).exists { remove(first(row)) }
  }

  mutating func removeColumn(_ column: Index<Symbol>) {
    while first(column).exists { remove(first(column)) }
  }

  @inline(__always)
  private mutating func mark(_ entry: Index<Entry>, inColumn column: Index<Symbol>) {
    lines[column.offset].entryOfOpenRow = entry
    lines[column.offset].openingNumber = openingNumber
  }
}

// MARK: - Pivoting

extension SparseMatrix {
  /// Solves the entry's row for its column: the row's symbol becomes a column, and the column's
  /// symbol a row, which is substituted in all rows that contain it.
  mutating func pivot(on pivot: Index<Entry>) {
    let leaving = entries[pivot.offset].row
    let entering = entries[pivot.offset].column
    let inverse = 1 / entries[pivot.offset].value
    solve(pivot, factor: inverse)
    let row = lines[leaving.offset].first
    lines[leaving.offset].first = lines[entering.offset].first
    lines[entering.offset].first = row

    var entry = first(leaving)
    while entry.exists {
      let next = entries[entry.offset].nextInColumn
      if entry != pivot {
        let coefficient = entries[entry.offset].value
        entries[entry.offset].value = coefficient * inverse
        entries[entry.offset].column = leaving
        substitute(entering, except: pivot, times: coefficient, in: entries[entry.offset].row)
      }
      entry = next
    }
  }

  /// Divides the row of the pivot by its value, with exchanged names.
  private mutating func solve(_ pivot: Index<Entry>, factor: Double) {
    let leaving = entries[pivot.offset].row
    let entering = entries[pivot.offset].column
    var entry = first(leaving)
    while entry.exists {
      entries[entry.offset].row = entering
      entries[entry.offset].value *= -factor
      entry = entries[entry.offset].nextInRow
    }
    entries[pivot.offset].column = leaving
    entries[pivot.offset].value = factor
  }

  /// Adds a multiple of a row, without one of its entries, to another row.
  @inline(__always)
  private mutating func substitute(
    _ source: Index<Symbol>, except pivot: Index<Entry>, times factor: Double,
    in target: Index<Symbol>
  ) {
    var entry = first(source)
    if entry == pivot, !entries[entry.offset].nextInRow.exists { return }
    open(target)
    while entry.exists {
      if entry != pivot {
        add(entries[entry.offset].value * factor, to: entries[entry.offset].column)
      }
      entry = entries[entry.offset].nextInRow
    }
  }
}

// MARK: - Entries

extension SparseMatrix {
  @inline(__always)
  private mutating func insert(
    _ value: Double, row: Index<Symbol>, column: Index<Symbol>
  ) -> Index<Entry> {
    var entry = Entry(row: row, column: column, value: value)
    entry.nextInRow = first(row)
    entry.nextInColumn = first(column)
    let index: Index<Entry>
    if firstUnused.exists {
      index = firstUnused
      firstUnused = entries[index.offset].nextInRow
      entries[index.offset] = entry
    } else {
      index = Index(entries.count)
      entries.append(entry)
    }
    if entry.nextInRow.exists { entries[entry.nextInRow.offset].previousInRow = index }
    if entry.nextInColumn.exists { entries[entry.nextInColumn.offset].previousInColumn = index }
    lines[row.offset].first = index
    lines[column.offset].first = index
    count += 1
    return index
  }

  mutating func remove(_ index: Index<Entry>) {
    let entry = entries[index.offset]
    if entry.previousInRow.exists {
      entries[entry.previousInRow.offset].nextInRow = entry.nextInRow
    } else {
      lines[entry.row.offset].first = entry.nextInRow
    }
    if entry.nextInRow.exists {
      entries[entry.nextInRow.offset].previousInRow = entry.previousInRow
    }
    if entry.previousInColumn.exists {
      entries[entry.previousInColumn.offset].nextInColumn = entry.nextInColumn
    } else {
      lines[entry.column.offset].first = entry.nextInColumn
    }
    if entry.nextInColumn.exists {
      entries[entry.nextInColumn.offset].previousInColumn = entry.previousInColumn
    }
    entries[index.offset].nextInRow = firstUnused
    firstUnused = index
    count -= 1
  }
}
