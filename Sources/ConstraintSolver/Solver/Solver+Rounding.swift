// Pivots add rounding errors to the tableau. Values that moved are checked against the constraints as
// they were added; where they differ, the tableau of these and all connected constraints is made anew.

extension Solver {
  private static let greatestError = 1e-9

  mutating func correctRoundingErrors() {
    guard let margin = firstInaccurateMargin() else { return }
    rebuild(connectedTo: margin)
    optimize()
  }

  /// Returns a constraint of variables that moved whose margin is not the difference of its sides.
  private mutating func firstInaccurateMargin() -> Index<Symbol>? {
    defer {
      for margin in checkedMargins { symbols[margin.offset].isListed = false }
      checkedMargins.removeAll(keepingCapacity: true)
    }
    for variable in movedVariables {
      guard self[variable].kind == .variable else { continue }
      var term = terms.first(variable)
      while term.exists {
        let margin = terms[term].row
        if !self[margin].isListed {
          symbols[margin.offset].isListed = true
          checkedMargins.append(margin)
          if !isAccurate(margin) { return margin }
        }
        term = terms[term].nextInColumn
      }
    }
    return nil
  }

  private func isAccurate(_ margin: Index<Symbol>) -> Bool {
    let symbol = self[margin]
    var error = -symbol.constant - symbol.value
    var magnitude = 1 + abs(symbol.constant) + abs(symbol.value)
    var term = terms.first(margin)
    while term.exists {
      let summand = terms[term].value * self[terms[term].column].value
      error += summand
      magnitude += abs(summand)
      term = terms[term].nextInRow
    }
    return !(abs(error) > magnitude * Self.greatestError)
  }

  /// Adds the constraint's component again, to an empty tableau.
  private mutating func rebuild(connectedTo margin: Index<Symbol>) {
    let component = component(of: margin)
    for symbol in component {
      setSide(0, of: symbol)
      tableau.removeRow(symbol)
      symbols[symbol.offset].isRow = false
      symbols[symbol.offset].value = 0
      if self[symbol].kind == .variable { noteMove(symbol) }
    }
    for symbol in component where self[symbol].isMargin { addRow(of: symbol) }
  }

  /// The margins and variables that terms connect.
  func component(of symbol: Index<Symbol>) -> [Index<Symbol>] {
    var found: Set = [symbol]
    var component = [symbol]
    var next = 0
    while next < component.count {
      let isMargin = self[component[next]].isMargin
      var term = terms.first(component[next])
      while term.exists {
        let neighbor = isMargin ? terms[term].column : terms[term].row
        if found.insert(neighbor).inserted { component.append(neighbor) }
        term = isMargin ? terms[term].nextInRow : terms[term].nextInColumn
      }
      next += 1
    }
    return component
  }
}
