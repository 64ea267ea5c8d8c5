extension Solver {
  /// Makes a column's symbol a row, and the entry's row a column, with the symbol's value changed from
  /// zero such that the row becomes zero.
  mutating func pivot(on entry: Index<SparseMatrix.Entry>, by step: Double) {
    let (leaving, entering) = (tableau[entry].row, tableau[entry].column)
    setSide(0, of: leaving)
    moveRows(ofColumn: entering, by: step)
    if self[leaving].kind == .variable { noteMove(leaving) }
    if self[entering].kind == .variable { noteMove(entering) }
    symbols[leaving.offset].value = 0
    symbols[leaving.offset].isRow = false
    symbols[entering.offset].value = step
    symbols[entering.offset].isRow = true
    tableau.pivot(on: entry)
  }

  mutating func moveRows(ofColumn column: Index<Symbol>, by step: Double) {
    guard step != 0 else { return }
    var entry = tableau.first(column)
    while entry.exists {
      move(tableau[entry].row, by: tableau[entry].value * step)
      entry = tableau[entry].nextInColumn
    }
  }

  /// Changes the value of a row. A result that is a rounding error becomes zero.
  @inline(__always)
  mutating func move(_ row: Index<Symbol>, by change: Double) {
    let value = symbols[row.offset].value + change
    symbols[row.offset].value = abs(value) > abs(change) * 1e-13 ? value : 0
    if symbols[row.offset].kind == .variable {
      noteMove(row)
    } else if value * Double(symbols[row.offset].side) < symbols[row.offset].tolerance {
      queueRow(row)
    }
  }

  @inline(__always)
  mutating func noteMove(_ variable: Index<Symbol>) {
    guard !symbols[variable.offset].isListed else { return }
    symbols[variable.offset].isListed = true
    movedVariables.append(variable)
  }
}

// MARK: - Sides

extension Solver {
  /// Assigns the row's margin to a side of zero; 0 if it has none.
  mutating func setSide(_ side: Int8, of row: Index<Symbol>) {
    let old = symbols[row.offset]
    guard side != old.side else { return }
    symbols[row.offset].side = side
    let new = symbols[row.offset]
    guard new.slope != old.slope else { return }
    if new.priority >= Self.required {
      violatedRequiredCount += (new.slope != 0 ? 1 : 0) - (old.slope != 0 ? 1 : 0)
      if new.slope != 0 { requiredSuspects.append(row) }
    }
    queueColumns(ofRow: row)
  }

  /// Assigns the row's margin to the side on which its value lies.
  mutating func updateSide(of row: Index<Symbol>) {
    let symbol = symbols[row.offset]
    if symbol.value > symbol.tolerance {
      setSide(1, of: row)
    } else if symbol.value < -symbol.tolerance {
      setSide(-1, of: row)
    } else if symbol.side == 0 {
      setSide(1, of: row)
    }
  }

  mutating func updateQueuedSides() {
    while let row = queuedRows.popLast() {
      symbols[row.offset].isQueuedRow = false
      if self[row].isRow, self[row].isMargin { updateSide(of: row) }
    }
  }
}

// MARK: - Queues

extension Solver {
  @inline(__always)
  mutating func queueRow(_ row: Index<Symbol>) {
    guard !symbols[row.offset].isQueuedRow else { return }
    symbols[row.offset].isQueuedRow = true
    queuedRows.append(row)
  }

  @inline(__always)
  mutating func queueColumn(_ column: Index<Symbol>) {
    guard !symbols[column.offset].isQueuedColumn else { return }
    symbols[column.offset].isQueuedColumn = true
    queuedColumns.append(column)
  }

  /// Queues the columns of a row whose part of the costs has changed. A required equality reduces no
  /// costs while no required constraint is violated.
  mutating func queueColumns(ofRow row: Index<Symbol>) {
    var entry = tableau.first(row)
    while entry.exists {
      let column = tableau[entry].column
      if violatedRequiredCount > 0 || !self[column].isFixed { queueColumn(column) }
      entry = tableau[entry].nextInRow
    }
  }
}
