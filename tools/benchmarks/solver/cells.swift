/// Cells of a table as in an app, of 20 constraints each: an icon, a title and a text below it.
struct Cell {
  /// x, y, width and height of the three views, then the width and height of the cell.
  private let variables: [Variable]
  private(set) var constraints: [ConstraintID] = []

  /// Adds a cell of a given width, or as wide as a variable.
  init(in solver: inout Solver, width: Variable?) {
    variables = (0..<14).map { _ in solver.addVariable() }
    let (icon, title, text, size) = (0, 4, 8, 12)
    add(&solver, [(size, 1)], .equal, width == nil ? 375 : 0, minus: width)
    add(&solver, [(icon, 1)], .equal, 16)
    add(&solver, [(icon + 2, 1)], .equal, 40)
    add(&solver, [(icon + 3, 1)], .equal, 40)
    add(&solver, [(icon + 1, 1), (icon + 3, 0.5), (size + 1, -0.5)], .equal, 0)
    add(&solver, [(icon + 1, 1)], .greaterOrEqual, 8)
    add(&solver, [(title, 1), (icon, -1), (icon + 2, -1)], .equal, 12)
    add(&solver, [(title + 1, 1)], .equal, 8)
    add(&solver, [(title, 1), (title + 2, 1), (size, -1)], .lessOrEqual, -16)
    add(&solver, [(title + 2, 1)], .lessOrEqual, 120, priority: 251)
    add(&solver, [(title + 2, 1)], .greaterOrEqual, 120, priority: 750)
    add(&solver, [(title + 3, 1)], .lessOrEqual, 20, priority: 251)
    add(&solver, [(title + 3, 1)], .greaterOrEqual, 20, priority: 750)
    add(&solver, [(text, 1), (title, -1)], .equal, 0)
    add(&solver, [(text + 1, 1), (title + 1, -1), (title + 3, -1)], .equal, 4)
    add(&solver, [(text, 1), (text + 2, 1), (size, -1)], .equal, -16)
    add(&solver, [(text + 3, 1)], .lessOrEqual, 16, priority: 251)
    add(&solver, [(text + 3, 1)], .greaterOrEqual, 16, priority: 750)
    add(&solver, [(text + 1, 1), (text + 3, 1), (size + 1, -1)], .lessOrEqual, -8)
    add(&solver, [(size + 1, 1)], .lessOrEqual, 0, priority: 50)
  }

  /// Changes three constants, which moves ten of the fourteen variables.
  func change(by distance: Double, in solver: inout Solver) {
    solver.setConstant(16 + distance, of: constraints[1])
    solver.setConstant(40 + distance, of: constraints[2])
    solver.setConstant(8 + distance, of: constraints[7])
  }

  func remove(from solver: inout Solver) {
    for constraint in constraints { solver.remove(constraint) }
    for variable in variables { solver.remove(variable) }
  }

  private mutating func add(
    _ solver: inout Solver, _ terms: [(variable: Int, coefficient: Double)],
    _ relation: Constraint.Relation, _ constant: Double, priority: Double = 1000,
    minus variable: Variable? = nil
  ) {
    var terms = terms.map { Constraint.Term(variables[$0.variable], times: $0.coefficient) }
    if let variable { terms.append(Constraint.Term(variable, times: -1)) }
    constraints.append(solver.add(Constraint(terms, relation, constant, priority: priority)))
  }
}

/// A window with cells, which have its width or a given one.
struct Window {
  var solver = Solver()
  private(set) var width: ConstraintID?
  private(set) var cells: [Cell] = []

  init(constraintCount: Int, isConnected: Bool) {
    var variable: Variable?
    if isConnected {
      variable = solver.addVariable()
      width = solver.add(Constraint([.init(variable!)], .equal, 375))
    }
    for _ in 0..<constraintCount / 20 { cells.append(Cell(in: &solver, width: variable)) }
    solve()
  }

  mutating func solve() {
    do { try solver.solve() } catch { fatalError("The cells have no conflicts.") }
  }
}
