import ConstraintSolver
import TestSupport
import Testing

/// Compares with solvers that work in another way.
@Suite struct OracleTests {
  /// kiwi adds weights, so that systems are rare in which its result is another one than that of
  /// priorities; it is then worse at a priority.
  @Test func randomSystemsAgreeWithKiwi() throws {
    var generator = SeededGenerator(seed: 1)
    let systems = (0..<rounds(2000)).map { _ in generator.mediumSystem() }
    let kiwi = Kiwi(weights: [1000: 1_001_001_000, 750: 1e6, 500: 1e3, 250: 1])
    var tally = Tally()
    for (index, (system, result)) in zip(systems, try kiwi.solve(systems)).enumerated() {
      var solved = SolvedSystem(system)
      let hasConflict = (try? solved.solver.solve()) == nil
      switch result {
      case .crash: tally.crashes += 1
      case .conflict: #expect(hasConflict, "system \(index)")
      case .values(let expected):
        #expect(!hasConflict, "system \(index)")
        guard solved.isDetermined else { continue }
        if zip(solved.values, expected).allSatisfy({ abs($0 - $1) < 0.01 }) {
          tally.agreements += 1
        } else {
          tally.outvoted += 1
          let (violations, others) = (system.violations(solved.values), system.violations(expected))
          #expect(ExhaustiveSearch.isLess(violations, than: others), "system \(index)")
        }
      }
    }
    #expect(tally.agreements > systems.count / 3, "\(tally)")
    #expect(tally.outvoted + tally.crashes < systems.count / 100 + 1, "\(tally)")
  }

  private struct Tally {
    var agreements = 0
    var outvoted = 0
    var crashes = 0
  }

  @Test(arguments: [false, true])
  func smallSystemsAgreeWithExhaustiveSearch(isAnyNumber: Bool) throws {
    var generator = SeededGenerator(seed: 2)
    for index in 0..<rounds(300) {
      let system = generator.smallSystem(isAnyNumber: isAnyNumber)
      let search = ExhaustiveSearch(system)
      var solved = SolvedSystem(system)
      try? solved.solver.solve()
      let violations = system.violations(solved.values)
      let expected = try #require(search.bestViolations)
      for (violation, expected) in zip(violations, expected) {
        #expect(abs(violation - expected) < 1e-6, "system \(index)")
      }
      for (number, variable) in solved.variables.enumerated()
      where !solved.solver.isAmbiguous(variable) {
        #expect(abs(solved.values[number] - search.best[number]) < 1e-6, "system \(index)")
      }
    }
  }
}

extension SeededGenerator {
  mutating func mediumSystem() -> LinearSystem {
    let count = int(2..<9)
    let rows = (0..<int(count..<count * 3 + 1)).map { _ in
      row(variableCount: count, priorities: [1000, 750, 500, 250], isAnyNumber: true)
    }
    return LinearSystem(variableCount: count, rows: rows)
  }

  /// A system that determines its variables: each has a weak constraint of its own.
  mutating func smallSystem(isAnyNumber: Bool) -> LinearSystem {
    let count = int(1..<4)
    let ties = (0..<count).map { variable in
      LinearSystem.Row(
        variables: [variable], coefficients: [1], relation: 0,
        constant: isAnyNumber ? double(-10...10) : 0, priority: 1)
    }
    let rows = (0..<int(1..<7)).map { _ in
      row(
        variableCount: count, priorities: [1000, 1000, 750, 500, 250], isAnyNumber: isAnyNumber)
    }
    return LinearSystem(variableCount: count, rows: (rows + ties).shuffled(using: &self))
  }
}
