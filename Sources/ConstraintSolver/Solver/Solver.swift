/// Finds values of variables that satisfy linear constraints, and finds them again after a change in
/// time that follows from what the change touches (the Cassowary algorithm: an incremental simplex
/// method on a sparse tableau).
///
/// Priorities are lexicographic. The sum of the violations of required constraints is made as small
/// as it can be, then, without making that larger, the sum at the next weaker priority, and so on: no
/// number of weaker constraints moves a stronger one. Required constraints are thus the strongest
/// ones, and a conflict between them leaves a solver that works on.
///
/// There are no artificial variables and no separate phases. Each constraint has one symbol, its
/// margin, with a cost at each side of zero; a solution is moved along the symbols at zero that reduce
/// the costs, past margins whose change of side is worth it.
///
/// A variable that no constraint determines is zero.
package struct Solver: Sendable {
  /// The priority of constraints that have to hold.
  package static let required = 1000.0

  var symbols: [Symbol] = []
  /// The constraints as they were added: margins are rows, variables are columns.
  var terms = SparseMatrix()
  /// Each row as a sum of columns.
  var tableau = SparseMatrix()

  /// Rows whose side is to be examined, and columns that may reduce the costs.
  var queuedRows: [Index<Symbol>] = []
  var queuedColumns: [Index<Symbol>] = []
  /// Variables whose value may differ from the published one.
  var movedVariables: [Index<Symbol>] = []
  /// The constraints that were checked for rounding errors so far.
  var checkedMargins: [Index<Symbol>] = []
  /// Required margins that were violated during the optimization, and the number that is now.
  var requiredSuspects: [Index<Symbol>] = []
  var violatedRequiredCount = 0

  var search = LineSearch()
  private var unusedSymbols: [Index<Symbol>] = []
  /// The variables whose value the last `solve()` changed.
  package private(set) var changedVariables: [Variable] = []

  package init() {}
}

// MARK: - Solving

extension Solver {
  /// Finds the values for the constraints as they are now. Throws if required ones exclude each
  /// other; the values then violate them as little as possible, and the caller removes one of the
  /// conflict's constraints and calls this again.
  package mutating func solve() throws(Conflict) {
    optimize()
    correctRoundingErrors()
    publish()
    if let conflict = requiredConflict() { throw conflict }
  }

  /// The value that the last `solve()` found.
  package func value(of variable: Variable) -> Double {
    checkedSymbol(of: variable).constant
  }

  /// The number of nonzero entries in both matrices, and the number for which there is memory.
  package var entryCount: Int { terms.count + tableau.count }
  package var capacity: Int { terms.capacity + tableau.capacity }

  private mutating func publish() {
    changedVariables.removeAll(keepingCapacity: true)
    for variable in movedVariables {
      symbols[variable.offset].isListed = false
      let symbol = symbols[variable.offset]
      guard symbol.kind == .variable, symbol.value != symbol.constant else { continue }
      symbols[variable.offset].constant = symbol.value
      changedVariables.append(Variable(symbol: variable))
    }
    movedVariables.removeAll(keepingCapacity: true)
  }
}

// MARK: - Symbols

extension Solver {
  @inline(__always)
  subscript(symbol: Index<Symbol>) -> Symbol { symbols[symbol.offset] }

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Index<Symbol> {
    guard let index = unusedSymbols.popLast() else {
      symbols.append(Symbol(kind: kind))
      terms.addLine()
      tableau.addLine()
      return Index(symbols.count - 1)
    }
    let old = symbols[index.offset]
    symbols[index.offset] = Symbol(
      kind: kind, isQueuedRow: old.isQueuedRow, isQueuedColumn: old.isQueuedColumn,
      isListed: old.isListed)
    return index
  }

  /// Makes the index available again. An unused symbol may still stand in a queue, which then skips
  /// it.
  mutating func release(_ symbol: Index<Symbol>) {
    symbols[symbol.offset].kind = .unused
    symbols[symbol.offset].isRow = false
    unusedSymbols.append(symbol)
  }

  func checkedSymbol(of variable: Variable) -> Symbol {
    let symbol = symbols[variable.symbol.offset]
    precondition(symbol.kind == .variable, "The variable was removed from the solver.")
    return symbol
  }

  func checkedSymbol(of constraint: ConstraintID) -> Symbol {
    let symbol = symbols[constraint.symbol.offset]
    precondition(symbol.isMargin, "The constraint was removed from the solver.")
    return symbol
  }
}
