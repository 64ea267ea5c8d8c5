import ConstraintSolver
import TestSupport
import Testing

/// Random changes of a system, after which a solver has to agree with a new one that is given the
/// same constraints.
@Suite struct FuzzTests {
  @Test(arguments: [14, 50])
  func randomChangesLeadToTheResultOfAFreshSolver(variableCount: Int) {
    var editor = RandomEditor(seed: 16, variableCount: variableCount)
    for step in 0..<rounds(4000) {
      editor.change()
      guard step % 8 == 0 else { continue }
      editor.solve()
      if let difference = editor.differenceFromFreshSolver() {
        Issue.record("step \(step): \(difference)")
        return
      }
    }
    editor.removeEverything()
    #expect(editor.solver.entryCount == 0)
  }

  @Test func memoryIsUsedAgain() {
    var editor = RandomEditor(seed: 17, variableCount: 20)
    for _ in 0..<2000 { editor.change() }
    editor.solve()
    editor.removeEverything()
    let capacity = editor.solver.capacity
    for _ in 0..<5 {
      editor.restart(seed: 17)
      for _ in 0..<2000 { editor.change() }
      editor.solve()
      editor.removeEverything()
    }
    #expect(editor.solver.entryCount == 0)
    #expect(editor.solver.capacity <= capacity * 2)
  }
}

/// Changes a solver, and keeps what it was given.
private struct RandomEditor {
  private struct Item {
    var id: ConstraintID
    var constraint: Constraint
  }

  private(set) var solver = Solver()
  private var generator: SeededGenerator
  private var variables: [Variable] = []
  private var items: [Item] = []
  private var isAnyNumber = false

  private let variableCount: Int

  init(seed: UInt64, variableCount: Int) {
    generator = SeededGenerator(seed: seed)
    self.variableCount = variableCount
  }

  mutating func restart(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func change() {
    switch generator.int(0..<100) {
    case 0: isAnyNumber.toggle()
    case ..<8 where variables.count < variableCount: variables.append(solver.addVariable())
    case ..<12: removeVariable()
    case ..<50 where items.count < variableCount * 3: addConstraint()
    case ..<65: editPriority()
    case ..<90: editConstant()
    default: removeConstraint()
    }
  }

  /// Breaks one constraint of each conflict.
  mutating func solve() {
    while true {
      do {
        return try solver.solve()
      } catch {
        let id = error.constraints.randomElement(using: &generator)!
        remove(at: items.firstIndex { $0.id == id }!)
      }
    }
  }

  mutating func removeEverything() {
    while !items.isEmpty { remove(at: items.count - 1) }
    while let variable = variables.popLast() { solver.remove(variable) }
  }

  private mutating func addConstraint() {
    guard !variables.isEmpty else { return }
    let row = generator.row(
      variableCount: variables.count, priorities: [1000, 1000, 750, 749, 500, 250, 50],
      isAnyNumber: isAnyNumber)
    let constraint = row.constraint(variables)
    items.append(Item(id: solver.add(constraint), constraint: constraint))
  }

  private mutating func removeConstraint() {
    guard let index = items.indices.randomElement(using: &generator) else { return }
    remove(at: index)
  }

  private mutating func remove(at index: Int) {
    solver.remove(items[index].id)
    items.swapAt(index, items.count - 1)
    items.removeLast()
  }

  private mutating func removeVariable() {
    guard let index = variables.indices.randomElement(using: &generator) else { return }
    let variable = variables.remove(at: index)
    for item in items.indices.reversed()
    where items[item].constraint.terms.contains(where: { $0.variable == variable }) {
      remove(at: item)
    }
    solver.remove(variable)
  }

  private mutating func editConstant() {
    guard let index = items.indices.randomElement(using: &generator) else { return }
    let constant = isAnyNumber ? generator.double(-100...100) : Double(generator.int(-100..<101))
    items[index].constraint.constant = constant
    solver.setConstant(constant, of: items[index].id)
  }

  private mutating func editPriority() {
    guard let index = items.indices.randomElement(using: &generator) else { return }
    let priority = [1000.0, 750, 749, 500, 250, 50].randomElement(using: &generator)!
    items[index].constraint.priority = priority
    solver.setPriority(priority, of: items[index].id)
  }

  /// Compares the violations at each priority, and the values that are determined.
  func differenceFromFreshSolver() -> String? {
    var fresh = Solver()
    var copies: [Variable: Variable] = [:]
    for variable in variables { copies[variable] = fresh.addVariable() }
    let ids = items.map { item in
      var constraint = item.constraint
      for index in constraint.terms.indices {
        constraint.terms[index].variable = copies[constraint.terms[index].variable]!
      }
      return fresh.add(constraint)
    }
    do { try fresh.solve() } catch { return "only the fresh solver found \(error)" }
    for priority in Set(items.map(\.constraint.priority)).sorted(by: >) {
      let level = zip(items, ids).filter { $0.0.constraint.priority == priority }
      let sum = level.reduce(0) { $0 + solver.violation(of: $1.0.id) }
      let freshSum = level.reduce(0) { $0 + fresh.violation(of: $1.1) }
      if !isEqual(sum, freshSum) { return "violations \(sum), not \(freshSum), at \(priority)" }
    }
    for (variable, copy) in copies {
      let (value, freshValue) = (solver.value(of: variable), fresh.value(of: copy))
      if isEqual(value, freshValue) { continue }
      if solver.isAmbiguous(variable), fresh.isAmbiguous(copy) { continue }
      return "value \(value), not \(freshValue)"
    }
    return nil
  }

  /// Random systems can have values of a million, of which ten digits are compared.
  private func isEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-6 + 1e-10 * max(abs(first), abs(second))
  }
}
