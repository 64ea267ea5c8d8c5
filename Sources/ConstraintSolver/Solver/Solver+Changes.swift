extension Solver {
  package mutating func addVariable() -> Variable {
    Variable(symbol: makeSymbol(.variable))
  }

  /// Removes a variable that no constraint uses any more.
  package mutating func remove(_ variable: Variable) {
    _ = checkedSymbol(of: variable)
    precondition(
      terms.isEmpty(variable.symbol), "A variable cannot be removed while constraints use it.")
    // Without rounding errors the variable is an empty column here.
    clearTableau(of: variable.symbol)
    release(variable.symbol)
  }

  /// Adds a constraint, which the next `solve()` takes into account. Several terms of one variable are
  /// added up. Numbers have to be finite.
  package mutating func add(_ constraint: Constraint) -> ConstraintID {
    Self.checkPriority(constraint.priority)
    let isNegated = constraint.relation == .lessOrEqual
    let margin = makeSymbol(constraint.relation == .equal ? .equality : .inequality)
    symbols[margin.offset].isNegated = isNegated
    symbols[margin.offset].priority = constraint.priority
    symbols[margin.offset].constant = Self.checked(constraint.constant) * (isNegated ? -1 : 1)
    terms.open(margin)
    for term in constraint.terms {
      _ = checkedSymbol(of: term.variable)
      let coefficient = Self.checked(term.coefficient) * (isNegated ? -1 : 1)
      if coefficient != 0 { terms.add(coefficient, to: term.variable.symbol) }
    }
    addRow(of: margin)
    return ConstraintID(symbol: margin)
  }

  package mutating func remove(_ constraint: ConstraintID) {
    _ = checkedSymbol(of: constraint)
    let margin = constraint.symbol
    if !self[margin].isRow { makeRow(margin) }
    if self[margin].isRow { setSide(0, of: margin) }
    clearTableau(of: margin)
    terms.removeRow(margin)
    release(margin)
  }

  /// The right side of a constraint.
  package func constant(of constraint: ConstraintID) -> Double {
    let symbol = checkedSymbol(of: constraint)
    return symbol.isNegated ? -symbol.constant : symbol.constant
  }

  package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let symbol = checkedSymbol(of: constraint)
    let margin = constraint.symbol
    let constant = Self.checked(constant) * (symbol.isNegated ? -1 : 1)
    let change = constant - symbol.constant
    guard change != 0 else { return }
    symbols[margin.offset].constant = constant
    if symbol.isRow {
      move(margin, by: -change)
    } else {
      moveRows(ofColumn: margin, by: change)
    }
  }

  package func priority(of constraint: ConstraintID) -> Double {
    checkedSymbol(of: constraint).priority
  }

  package mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
    Self.checkPriority(priority)
    let symbol = checkedSymbol(of: constraint)
    guard priority != symbol.priority else { return }
    let margin = constraint.symbol
    if symbol.isRow {
      setSide(0, of: margin)
      symbols[margin.offset].priority = priority
      setSide(symbol.side, of: margin)
    } else {
      symbols[margin.offset].priority = priority
      queueColumn(margin)
    }
  }

  private static func checked(_ number: Double) -> Double {
    precondition(number.isFinite, "A constraint's constant and coefficients have to be finite.")
    return number
  }

  private static func checkPriority(_ priority: Double) {
    precondition(
      priority > 0 && priority <= required, "A priority has to be above 0, and at most 1000.")
  }
}

// MARK: - Rows

extension Solver {
  /// Entries that are smaller than this part of the constraint's largest coefficient are rounding
  /// errors, if a sum should have been zero.
  private static let smallestEntry = 1e-9

  /// Writes a margin as a sum of columns, and solves the sum for a variable if it has one.
  mutating func addRow(of margin: Index<Symbol>) {
    var value = -self[margin].constant
    var largest = 0.0
    tableau.open(margin)
    var term = terms.first(margin)
    while term.exists {
      let (variable, coefficient) = (terms[term].column, terms[term].value)
      largest = max(largest, abs(coefficient))
      value += coefficient * self[variable].value
      if self[variable].isRow {
        var entry = tableau.first(variable)
        while entry.exists {
          tableau.add(coefficient * tableau[entry].value, to: tableau[entry].column)
          entry = tableau[entry].nextInRow
        }
      } else {
        tableau.add(coefficient, to: variable)
      }
      term = terms[term].nextInRow
    }
    symbols[margin.offset].isRow = true
    symbols[margin.offset].value = abs(value) > self[margin].tolerance ? value : 0
    queueRow(margin)
    let subject = subject(ofRow: margin, smallest: largest * Self.smallestEntry)
    if subject.exists { pivot(on: subject, by: -value / tableau[subject].value) }
  }

  /// The entry of a variable for which a new row is solved: one that no other row uses, if there is
  /// one, or the one with the largest coefficient. Removes entries that are rounding errors.
  private mutating func subject(ofRow row: Index<Symbol>, smallest: Double) -> Index<
    SparseMatrix.Entry
  > {
    var best = Index<SparseMatrix.Entry>.none
    var bestSize = 0.0
    var index = tableau.first(row)
    while index.exists {
      let entry = tableau[index]
      if abs(entry.value) < smallest {
        tableau.remove(index)
      } else if self[entry.column].kind == .variable {
        let isAlone = !entry.nextInColumn.exists && !entry.previousInColumn.exists
        let size = abs(entry.value) * (isAlone ? 1000 : 1)
        if size > bestSize { (best, bestSize) = (index, size) }
      }
      index = entry.nextInRow
    }
    return best
  }

  /// Removes a symbol's row or column from the tableau.
  mutating func clearTableau(of symbol: Index<Symbol>) {
    if self[symbol].isRow {
      tableau.removeRow(symbol)
    } else {
      tableau.removeColumn(symbol)
    }
  }
}
