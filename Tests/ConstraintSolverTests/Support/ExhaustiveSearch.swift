/// Finds the best values of a few variables by definition: the costs are linear between the places
/// where constraints are exactly satisfied, so that they are least where as many constraints as
/// there are variables are.
struct ExhaustiveSearch {
  let system: LinearSystem
  private(set) var best: [Double] = []
  private(set) var bestViolations: [Double]?

  /// Tries all sets of constraints. The system has to determine its variables.
  init(_ system: LinearSystem) {
    self.system = system
    choose(from: 0, chosen: [])
  }

  private mutating func choose(from index: Int, chosen: [LinearSystem.Row]) {
    if chosen.count == system.variableCount { return tryVertex(chosen) }
    guard index < system.rows.count else { return }
    choose(from: index + 1, chosen: chosen + [system.rows[index]])
    choose(from: index + 1, chosen: chosen)
  }

  private mutating func tryVertex(_ rows: [LinearSystem.Row]) {
    guard let values = solveEquations(rows) else { return }
    let violations = system.violations(values)
    if let bestViolations, !Self.isLess(violations, than: bestViolations) { return }
    best = values
    bestViolations = violations
  }

  static func isLess(_ first: [Double], than second: [Double]) -> Bool {
    for (first, second) in zip(first, second) where abs(first - second) > 1e-7 {
      return first < second
    }
    return false
  }

  /// Gaussian elimination with the largest pivot of each column.
  private func solveEquations(_ rows: [LinearSystem.Row]) -> [Double]? {
    let count = system.variableCount
    var matrix = rows.map { row in
      var line = [Double](repeating: 0, count: count + 1)
      for (variable, coefficient) in zip(row.variables, row.coefficients) {
        line[variable] = coefficient
      }
      line[count] = row.constant
      return line
    }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }!
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
