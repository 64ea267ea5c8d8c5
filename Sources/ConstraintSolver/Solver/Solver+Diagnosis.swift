// Questions about a solution, as of the last `solve()`. They are for messages and debugging: they take
// time, and change nothing.

extension Solver {
  /// Returns whether the variable could have other values that violate no constraint more.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let symbol = checkedSymbol(of: variable)
    guard symbol.isRow else { return true }
    var row = tableau.first(variable.symbol)
    var hasFreeColumn = false
    while row.exists {
      let column = tableau[row].column
      if self[column].kind == .variable { return true }
      hasFreeColumn = hasFreeColumn || isFree(column)
      row = tableau[row].nextInRow
    }
    return hasFreeColumn && [1.0, -1].contains { canMove(variable, by: $0) }
  }

  /// Returns whether a move along the column in a direction keeps the costs, if it is not blocked.
  private func isFree(_ column: Index<Symbol>) -> Bool {
    var sums = LevelSums()
    var entry = tableau.first(column)
    while entry.exists {
      let row = self[tableau[entry].row]
      if row.slope != 0 { sums.add(row.slope * tableau[entry].value, priority: row.priority) }
      entry = tableau[entry].nextInColumn
    }
    let symbol = self[column]
    return [1.0, -1].contains { direction in
      var total = sums
      total.multiply(by: direction)
      total.add(symbol.cost(direction), priority: symbol.priority)
      return total.sign <= 0
    }
  }

  /// Tries whether a constraint that is weaker than all others moves the variable.
  private func canMove(_ variable: Variable, by distance: Double) -> Bool {
    var copy = self
    let value = self[variable.symbol].value
    _ = copy.add(
      Constraint([.init(variable)], .equal, value + distance, priority: .leastNormalMagnitude))
    copy.optimize()
    return abs(copy[variable.symbol].value - value) > 1e-6
  }

  /// The constraints that determine the variable's value.
  package func constraints(determining variable: Variable) -> [ConstraintID] {
    guard checkedSymbol(of: variable).isRow else { return [] }
    return margins(inRow: variable.symbol).sorted().map(ConstraintID.init)
  }

  private func margins(inRow row: Index<Symbol>) -> [Index<Symbol>] {
    var margins: [Index<Symbol>] = []
    var entry = tableau.first(row)
    while entry.exists {
      if self[tableau[entry].column].isMargin { margins.append(tableau[entry].column) }
      entry = tableau[entry].nextInRow
    }
    return margins
  }
}

// MARK: - Conflicts

extension Solver {
  /// By how much a constraint is violated.
  package func violation(of constraint: ConstraintID) -> Double {
    let symbol = checkedSymbol(of: constraint)
    return symbol.kind == .equality ? abs(symbol.value) : max(0, -symbol.value)
  }

  /// The constraint and those that keep it from being satisfied. They are not weaker than it. Empty if
  /// it is satisfied.
  package func conflict(of constraint: ConstraintID) -> [ConstraintID] {
    let symbol = checkedSymbol(of: constraint)
    guard isViolated(symbol) else { return [] }
    return conflict(ofRow: constraint.symbol)
  }

  /// A conflict of required constraints.
  mutating func requiredConflict() -> Conflict? {
    requiredSuspects.removeAll { margin in
      let symbol = symbols[margin.offset]
      return symbol.slope == 0 || symbol.priority < Self.required
    }
    guard let margin = requiredSuspects.first(where: { isViolated(self[$0]) }) else { return nil }
    return Conflict(constraints: conflict(ofRow: margin))
  }

  private func isViolated(_ symbol: Symbol) -> Bool {
    symbol.slope != 0 && abs(symbol.value) > 1e-6 + abs(symbol.constant) * 1e-9
  }

  private func conflict(ofRow row: Index<Symbol>) -> [ConstraintID] {
    let priority = self[row].priority
    var rows = [row]
    var members: Set = [row]
    var next = 0
    while next < rows.count {
      var entry = tableau.first(rows[next])
      while entry.exists {
        let column = tableau[entry].column
        // The direction that would reduce this row's violation.
        let direction = self[rows[next]].slope * tableau[entry].value > 0 ? -1.0 : 1
        let blocks = self[column].cost(direction) > 0 && self[column].priority >= priority
        if blocks { members.insert(column) }
        if !blocks || abs(tableau[entry].value) > 1 {
          for opponent in opponents(ofColumn: column, direction: direction, priority: priority)
          where members.insert(opponent).inserted {
            rows.append(opponent)
          }
        }
        entry = tableau[entry].nextInRow
      }
      next += 1
    }
    return members.sorted().map(ConstraintID.init)
  }

  /// The rows that a move along the column violates, or violates more.
  private func opponents(
    ofColumn column: Index<Symbol>, direction: Double, priority: Double
  ) -> [Index<Symbol>] {
    var opponents: [Index<Symbol>] = []
    var entry = tableau.first(column)
    while entry.exists {
      let row = tableau[entry].row
      let symbol = self[row]
      let change = tableau[entry].value * direction
      let isAtZero = abs(symbol.value) <= symbol.tolerance
      let isWorse = isAtZero ? symbol.cost(change) > 0 : symbol.slope * change > 0
      if symbol.isMargin, symbol.priority >= priority, isWorse { opponents.append(row) }
      entry = tableau[entry].nextInColumn
    }
    return opponents
  }
}
