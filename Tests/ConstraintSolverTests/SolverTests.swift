import ConstraintSolver
import Testing

@Suite struct SolverTests {
  private var solver = Solver()

  private func term(_ variable: Variable, _ coefficient: Double = 1) -> Constraint.Term {
    Constraint.Term(variable, times: coefficient)
  }

  @Test mutating func aVariableWithoutConstraintsIsZero() throws {
    let x = solver.addVariable()
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func equationsDetermineTheirVariables() throws {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = solver.add(Constraint([term(x), term(y)], .equal, 10))
    _ = solver.add(Constraint([term(x), term(y, -1)], .equal, 4))
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test mutating func inequalitiesLimitWeakerConstraints() throws {
    let x = solver.addVariable()
    _ = solver.add(Constraint([term(x)], .equal, 50, priority: 250))
    let least = solver.add(Constraint([term(x)], .greaterOrEqual, 60))
    try solver.solve()
    #expect(solver.value(of: x) == 60)
    solver.remove(least)
    _ = solver.add(Constraint([term(x)], .lessOrEqual, 40))
    try solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test mutating func termsOfOneVariableAreAddedUp() throws {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = solver.add(Constraint([term(x), term(x), term(y), term(y, -1)], .equal, 10))
    try solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.isAmbiguous(y))
    solver.remove(y)
  }

  @Test mutating func constantsAndPrioritiesAreChanged() throws {
    let x = solver.addVariable()
    let first = solver.add(Constraint([term(x)], .lessOrEqual, 10, priority: 750))
    let second = solver.add(Constraint([term(x)], .equal, 30, priority: 500))
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.setConstant(20, of: first)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.constant(of: first) == 20)
    solver.setPriority(1000, of: second)
    try solver.solve()
    #expect(solver.value(of: x) == 30)
    #expect(solver.priority(of: second) == 1000)
    #expect(solver.violation(of: first) == 10)
    solver.setPriority(1000, of: first)
    solver.setPriority(1, of: second)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test mutating func changedVariablesAreThoseWithAnotherValue() throws {
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let constraint = solver.add(Constraint([term(x)], .equal, 10))
    _ = solver.add(Constraint([term(x), term(y, -1)], .equal, 0))
    _ = solver.add(Constraint([term(z)], .equal, 1))
    try solver.solve()
    #expect(Set(solver.changedVariables) == [x, y, z])
    solver.setConstant(12, of: constraint)
    #expect(solver.value(of: x) == 10)
    try solver.solve()
    #expect(Set(solver.changedVariables) == [x, y])
    solver.setConstant(14, of: constraint)
    solver.setConstant(12, of: constraint)
    try solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  @Test mutating func aRemovedConstraintLeavesNoTrace() throws {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = solver.add(Constraint([term(x)], .equal, 10, priority: 250))
    let link = solver.add(Constraint([term(x), term(y, -1)], .equal, -5))
    let strong = solver.add(Constraint([term(y)], .equal, 100, priority: 750))
    try solver.solve()
    #expect(solver.value(of: x) == 95)
    solver.remove(link)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 100)
    solver.remove(strong)
    try solver.solve()
    #expect(solver.isAmbiguous(y))
  }

  /// Coefficients of very different sizes, and constants that are large.
  @Test mutating func numbersOfDifferentSizesAreSolved() throws {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = solver.add(Constraint([term(x, 1e6), term(y, 1e-3)], .equal, 3e6))
    _ = solver.add(Constraint([term(y)], .equal, 1e9))
    _ = solver.add(Constraint([term(x)], .greaterOrEqual, 0, priority: 250))
    try solver.solve()
    #expect(abs(solver.value(of: x) - 2) < 1e-6)
    #expect(solver.value(of: y) == 1e9)
  }

  @Test func numbersThatAreNotFiniteTrap() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.addVariable()
      _ = solver.add(Constraint([.init(x)], .equal, .nan))
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.addVariable()
      _ = solver.add(Constraint([.init(x, times: .infinity)], .equal, 0))
    }
  }

  @Test func removedConstraintsAndVariablesInUseTrap() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.addVariable()
      let constraint = solver.add(Constraint([.init(x)], .equal, 0))
      solver.remove(constraint)
      solver.setConstant(1, of: constraint)
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.addVariable()
      _ = solver.add(Constraint([.init(x)], .equal, 0))
      solver.remove(x)
    }
  }
}
