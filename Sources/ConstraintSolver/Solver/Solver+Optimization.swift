extension Solver {
  /// Moves the solution until no column reduces the costs.
  mutating func optimize() {
    updateQueuedSides()
    // Steps of length zero can form a cycle, which Bland's rule excludes. It is slow, and cycles are
    // rare.
    var stepsInPlace = 0
    var remainingSteps = 10_000 + symbols.count * 100
    while remainingSteps > 0 {
      let usesBlandsRule = stepsInPlace > 1000 + symbols.count
      guard let column = nextColumn(byIndex: usesBlandsRule) else { break }
      let step = descend(column.index, direction: column.direction, byIndex: usesBlandsRule)
      stepsInPlace = step > 1e-9 ? 0 : stepsInPlace + 1
      remainingSteps -= 1
      updateQueuedSides()
    }
  }

  private typealias Descent = (index: Index<Symbol>, direction: Double)

  /// Returns a queued column that reduces the costs, the first one by index on request.
  private mutating func nextColumn(byIndex: Bool) -> Descent? {
    guard byIndex else {
      while let column = queuedColumns.popLast() {
        symbols[column.offset].isQueuedColumn = false
        if let direction = direction(ofColumn: column) { return (column, direction) }
      }
      return nil
    }
    queuedColumns.sort(by: >)
    return nextColumn(byIndex: false)
  }

  /// Returns the direction in which the column reduces the costs: 1, -1 or nil.
  private mutating func direction(ofColumn column: Index<Symbol>) -> Double? {
    let symbol = self[column]
    guard symbol.isMargin, !symbol.isRow, sumSlopes(ofColumn: column) else { return nil }
    return reducesCosts(symbol, direction: 1) ? 1 : reducesCosts(symbol, direction: -1) ? -1 : nil
  }

  @inline(__always)
  private func reducesCosts(_ symbol: Symbol, direction: Double) -> Bool {
    search.sums.isNegative(
      times: direction, adding: symbol.cost(direction), priority: symbol.priority)
  }

  /// Computes the change of the rows' costs per unit of the column. Returns false if it is zero.
  private mutating func sumSlopes(ofColumn column: Index<Symbol>) -> Bool {
    search.sums.removeAll()
    var hasSlope = false
    var entry = tableau.first(column)
    while entry.exists {
      let row = self[tableau[entry].row]
      if row.slope != 0 {
        search.sums.add(row.slope * tableau[entry].value, priority: row.priority)
        hasSlope = true
      }
      entry = tableau[entry].nextInColumn
    }
    return hasSlope
  }
}

// MARK: - Steps

extension Solver {
  /// Moves along the column to the place where the costs are least, and makes the row that is zero
  /// there a column. Returns the length of the step.
  private mutating func descend(
    _ column: Index<Symbol>, direction: Double, byIndex: Bool
  ) -> Double {
    let symbol = self[column]
    search.sums.multiply(by: direction)
    search.sums.add(symbol.cost(direction), priority: symbol.priority)
    collectBreakpoints(ofColumn: column, direction: direction)
    guard let breakpoint = lastBreakpoint(byIndex: byIndex) else { return 0 }
    step(to: breakpoint, direction: direction)
    setSide(direction > 0 ? 1 : -1, of: column)
    return breakpoint.step
  }

  private mutating func step(to breakpoint: LineSearch.Breakpoint, direction: Double) {
    let column = tableau[breakpoint.entry].column
    for row in search.crossed { setSide(-self[row].side, of: row) }
    pivot(on: breakpoint.entry, by: direction * breakpoint.step)
    queueColumns(ofRow: column)
  }

  /// Lists the rows that a move along the column brings to zero.
  private mutating func collectBreakpoints(ofColumn column: Index<Symbol>, direction: Double) {
    search.breakpoints.removeAll(keepingCapacity: true)
    search.crossed.removeAll(keepingCapacity: true)
    appendBreakpoints(ofColumn: column, direction: direction)
  }

  private mutating func appendBreakpoints(ofColumn column: Index<Symbol>, direction: Double) {
    var index = tableau.first(column)
    while index.exists {
      let entry = tableau[index]
      let row = self[entry.row]
      let rate = entry.value * direction * Double(row.side)
      if row.side != 0, rate < -1e-9 {
        let step = max(0, row.value * Double(row.side)) / -rate
        search.breakpoints.append(
          LineSearch.Breakpoint(row: entry.row, entry: index, step: step, size: -rate))
      }
      index = entry.nextInColumn
    }
  }

  /// Passes the breakpoints until the costs no longer fall, or stops at the first one on request.
  private mutating func lastBreakpoint(byIndex: Bool) -> LineSearch.Breakpoint? {
    while let breakpoint = search.removeNext(byIndex: byIndex) {
      let row = self[breakpoint.row]
      search.sums.add(breakpoint.size * row.kink, priority: row.priority)
      if byIndex || !search.sums.isNegative() { return breakpoint }
      search.crossed.append(breakpoint.row)
    }
    return nil
  }

  /// Makes a constraint's margin a row, as though it had no cost, if a row contains it. What is
  /// optimal without the constraint stays so.
  mutating func makeRow(_ margin: Index<Symbol>) {
    updateQueuedSides()
    let direction = sumSlopes(ofColumn: margin) ? search.sums.sign : 0
    search.sums.multiply(by: -direction)
    search.breakpoints.removeAll(keepingCapacity: true)
    search.crossed.removeAll(keepingCapacity: true)
    if direction <= 0 { appendBreakpoints(ofColumn: margin, direction: 1) }
    if direction >= 0 { appendBreakpoints(ofColumn: margin, direction: -1) }
    guard let breakpoint = lastBreakpoint(byIndex: false) else { return makeAnyRow(margin) }
    let isForward = tableau[breakpoint.entry].value * Double(self[breakpoint.row].side) < 0
    step(to: breakpoint, direction: isForward ? 1 : -1)
  }

  /// Exchanges the margin with the row in which it has the largest coefficient.
  private mutating func makeAnyRow(_ margin: Index<Symbol>) {
    var best = Index<SparseMatrix.Entry>.none
    var entry = tableau.first(margin)
    while entry.exists {
      if !best.exists || abs(tableau[entry].value) > abs(tableau[best].value) { best = entry }
      entry = tableau[entry].nextInColumn
    }
    guard best.exists else { return }
    pivot(on: best, by: -self[tableau[best].row].value / tableau[best].value)
    queueColumns(ofRow: margin)
  }
}
