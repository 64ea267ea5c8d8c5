import ConstraintSolver
import TestSupport
import Testing

/// Conflicts, ambiguity, and what determines a variable.
@Suite struct DiagnosisTests {
  @Test func requiredConstraintsInConflictAreNamed() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let first = solver.add(Constraint([.init(x)], .equal, 10))
    let second = solver.add(Constraint([.init(x), .init(y, times: -1)], .equal, 0))
    _ = solver.add(Constraint([.init(z)], .equal, 3))
    _ = solver.add(Constraint([.init(y)], .greaterOrEqual, 0))
    try solver.solve()
    let third = solver.add(Constraint([.init(y)], .greaterOrEqual, 20))
    let error = #expect(throws: Conflict.self) { try solver.solve() }
    #expect(Set(error?.constraints ?? []) == [first, second, third])
    solver.remove(first)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: z) == 3)
  }

  @Test func aConstantThatMakesAConflictIsTakenBack() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let least = solver.add(Constraint([.init(x)], .greaterOrEqual, 10))
    let greatest = solver.add(Constraint([.init(x)], .lessOrEqual, 20))
    try solver.solve()
    solver.setConstant(5, of: greatest)
    let error = #expect(throws: Conflict.self) { try solver.solve() }
    #expect(Set(error?.constraints ?? []) == [least, greatest])
    solver.setConstant(15, of: greatest)
    try solver.solve()
    #expect((10...15).contains(solver.value(of: x)))
  }

  @Test func aConstraintWithoutTermsConflictsWithItself() {
    var solver = Solver()
    let impossible = solver.add(Constraint([], .equal, 1))
    let error = #expect(throws: Conflict.self) { try solver.solve() }
    #expect(error?.constraints == [impossible])
  }

  /// The constraints of a conflict alone, in a new solver, exclude each other.
  @Test func everyReportedConflictIsOne() {
    var generator = SeededGenerator(seed: 4)
    var conflictCount = 0
    for index in 0..<rounds(400) {
      let count = generator.int(2..<7)
      let rows = (0..<count * 3).map { _ in
        generator.row(
          variableCount: count, priorities: [1000, 1000, 750], isAnyNumber: index.isMultiple(of: 2))
      }
      var solved = SolvedSystem(LinearSystem(variableCount: count, rows: rows))
      guard let conflict = solved.conflict() else { continue }
      conflictCount += 1
      let members = zip(solved.constraints, rows).filter { conflict.contains($0.0) }.map(\.1)
      #expect(members.allSatisfy { $0.priority == 1000 })
      var alone = SolvedSystem(LinearSystem(variableCount: count, rows: members))
      #expect(alone.conflict() != nil, "system \(index)")
    }
    #expect(conflictCount > 50)
  }

  @Test func whatKeepsAnOptionalConstraintFromHoldingIsNamed() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let optional = solver.add(Constraint([.init(x)], .equal, 100, priority: 250))
    let stronger = solver.add(Constraint([.init(x)], .lessOrEqual, 50, priority: 750))
    let other = solver.add(Constraint([.init(y)], .equal, 50))
    try solver.solve()
    #expect(Set(solver.conflict(of: optional)) == [optional, stronger])
    #expect(solver.conflict(of: stronger).isEmpty)
    #expect(solver.conflict(of: other).isEmpty)
  }

  @Test func variablesThatCouldHaveOtherValuesAreAmbiguous() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = solver.add(Constraint([.init(x), .init(y)], .equal, 10))
    _ = solver.add(Constraint([.init(z)], .equal, 10, priority: 250))
    try solver.solve()
    #expect(solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(y))
    #expect(!solver.isAmbiguous(z))
    _ = solver.add(Constraint([.init(z)], .equal, 20, priority: 250))
    _ = solver.add(Constraint([.init(x)], .equal, 1, priority: 1))
    try solver.solve()
    #expect(!solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(z))
  }

  /// Two variables whose sum is limited from both sides: the limits meet, and leave no choice.
  @Test func limitsThatMeetAreNotAmbiguous() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<2 {
      _ = solver.add(Constraint([.init(x)], .greaterOrEqual, 10))
      _ = solver.add(Constraint([.init(x)], .lessOrEqual, 10))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(!solver.isAmbiguous(x))
  }

  @Test func theConstraintsThatDetermineAVariableAreNamed() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = solver.add(Constraint([.init(x)], .equal, 10))
    let second = solver.add(Constraint([.init(y), .init(x, times: -1)], .equal, 10))
    _ = solver.add(Constraint([.init(x)], .equal, 90, priority: 250))
    try solver.solve()
    #expect(solver.constraints(determining: x) == [first])
    #expect(Set(solver.constraints(determining: y)) == [first, second])
  }
}

extension SolvedSystem {
  /// Solves, and returns the constraints that exclude each other.
  fileprivate mutating func conflict() -> [ConstraintID]? {
    do throws(Conflict) {
      try solver.solve()
      return nil
    } catch {
      return error.constraints
    }
  }
}
