import CAllocationCount
import ConstraintSolver
import Testing

/// What an edit touches: the variables that follow from it, and no memory.
@Suite struct EditTests {
  /// A row of boxes, each of which begins where the one before it ends, with widths that give way.
  private struct Row {
    var widths: [ConstraintID] = []
    var edges: [Variable] = []

    init(in solver: inout Solver, count: Int) {
      var previous = solver.addVariable()
      _ = solver.add(Constraint([.init(previous)], .equal, 0))
      for _ in 0..<count {
        let edge = solver.addVariable()
        let terms = [Constraint.Term(edge), .init(previous, times: -1)]
        widths.append(solver.add(Constraint(terms, .equal, 10, priority: 750)))
        _ = solver.add(Constraint(terms, .greaterOrEqual, 5))
        edges.append(edge)
        previous = edge
      }
      _ = solver.add(Constraint([.init(previous)], .lessOrEqual, Double(count) * 11))
    }
  }

  @Test func anEditMovesOnlyWhatFollowsFromIt() throws {
    var solver = Solver()
    let rows = (0..<50).map { _ in Row(in: &solver, count: 10) }
    try solver.solve()
    solver.setConstant(12, of: rows[7].widths[6])
    try solver.solve()
    #expect(Set(solver.changedVariables) == Set(rows[7].edges[6...]))
    #expect(solver.value(of: rows[7].edges[9]) == 102)
  }

  @Test func rowsOfUnconnectedVariablesShareNoEntries() throws {
    var solver = Solver()
    _ = Row(in: &solver, count: 10)
    try solver.solve()
    let entryCount = solver.entryCount
    for _ in 0..<20 { _ = Row(in: &solver, count: 10) }
    try solver.solve()
    #expect(solver.entryCount == entryCount * 21)
  }

  /// Unoptimized code allocates more.
  @Test(.enabled(if: lamina_can_count_allocations() && !_isDebugAssertConfiguration()))
  func editsAllocateNothing() throws {
    var solver = Solver()
    let row = Row(in: &solver, count: 20)
    var allocations: UInt = 0
    for edit in 0..<300 {
      let before = lamina_allocations()
      lamina_count_allocations(edit >= 200)
      solver.setConstant(Double(edit * 7 % 40), of: row.widths[edit % 20])
      try solver.solve()
      lamina_count_allocations(false)
      allocations += lamina_allocations() - before
    }
    #expect(allocations == 0)
  }
}
