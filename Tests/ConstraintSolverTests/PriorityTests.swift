import ConstraintSolver
import TestSupport
import Testing

/// Priorities decide one after the other; they are not weights.
@Suite struct PriorityTests {
  @Test func aThousandWeakConstraintsNeverMoveAStrongOne() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for index in 0..<1000 {
      _ = solver.add(Constraint([.init(x)], .equal, 140 + Double(index % 7), priority: 749))
      try solver.solve()
    }
    _ = solver.add(Constraint([.init(x)], .equal, 60, priority: 750))
    try solver.solve()
    #expect(solver.value(of: x) == 60)
    for _ in 0..<1000 {
      _ = solver.add(Constraint([.init(x)], .greaterOrEqual, 500, priority: 749))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 60)
  }

  /// The weak constraints are on other variables, each of which the strong one limits.
  @Test func weakConstraintsOfConnectedVariablesNeverMoveAStrongOne() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let strong = solver.add(Constraint([.init(x)], .lessOrEqual, 100, priority: 750))
    for _ in 0..<1000 {
      let y = solver.addVariable()
      _ = solver.add(Constraint([.init(x), .init(y, times: -1)], .greaterOrEqual, 10))
      _ = solver.add(Constraint([.init(y)], .equal, 200, priority: 749))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.violation(of: strong) == 0)
  }

  @Test func prioritiesThatDifferByLittleDecide() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for index in 1..<100 {
      _ = solver.add(
        Constraint([.init(x)], .equal, Double(index), priority: 999 + Double(index) / 100))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 99)
  }

  /// The definition: weaker constraints do not change how much the stronger ones are violated.
  @Test func weakerConstraintsLeaveStrongerSumsAsTheyAre() {
    var generator = SeededGenerator(seed: 3)
    let priorities = [1000.0, 1000, 999, 750, 749, 250, 1]
    for index in 0..<rounds(150) {
      let count = generator.int(2..<12)
      let rows = (0..<generator.int(count..<count * 4)).map { _ in
        generator.row(
          variableCount: count, priorities: priorities, isAnyNumber: index.isMultiple(of: 2))
      }
      let system = LinearSystem(variableCount: count, rows: rows)
      let all = violations(of: system)
      for priority in Set(rows.map(\.priority)) {
        let strong = LinearSystem(
          variableCount: count, rows: rows.filter { $0.priority >= priority })
        for (sum, expected) in zip(violations(of: strong), all) {
          #expect(
            abs(sum - expected) < 1e-6 + 1e-10 * expected,
            "system \(index), priority \(priority)")
        }
      }
    }
  }

  private func violations(of system: LinearSystem) -> [Double] {
    var solved = SolvedSystem(system)
    try? solved.solver.solve()
    return system.violations(solved.values)
  }
}
