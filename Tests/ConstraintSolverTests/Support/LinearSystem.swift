import ConstraintSolver
import Foundation
import TestSupport

/// The number of random cases that a test tries, which `LAMINA_ROUNDS` sets.
func rounds(_ count: Int) -> Int {
  ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? count
}

/// Constraints on variables that are numbered, for solvers of all kinds.
struct LinearSystem: Codable {
  struct Row: Codable {
    var variables: [Int]
    var coefficients: [Double]
    /// -1 for `<=`, 0 for `==`, 1 for `>=`.
    var relation: Int
    var constant: Double
    var priority: Double

    func violation(_ values: [Double]) -> Double {
      let left = zip(variables, coefficients).reduce(0) { $0 + values[$1.0] * $1.1 }
      return switch relation {
      case 0: abs(left - constant)
      case 1: max(0, constant - left)
      default: max(0, left - constant)
      }
    }
  }

  var variableCount: Int
  var rows: [Row]

  /// The sums of the violations at each priority, from strong to weak.
  func violations(_ values: [Double]) -> [Double] {
    let sums = rows.reduce(into: [:]) { sums, row in
      sums[row.priority, default: 0.0] += row.violation(values)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension LinearSystem.Row {
  func constraint(_ variables: [Variable]) -> Constraint {
    let terms = zip(self.variables, coefficients).map {
      Constraint.Term(variables[$0], times: $1)
    }
    let relation: Constraint.Relation =
      relation == 0 ? .equal : relation == 1 ? .greaterOrEqual : .lessOrEqual
    return Constraint(terms, relation, constant, priority: priority)
  }
}

/// A solver with the constraints of a system.
struct SolvedSystem {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var constraints: [ConstraintID] = []

  init(_ system: LinearSystem) {
    for _ in 0..<system.variableCount { variables.append(solver.addVariable()) }
    for row in system.rows { constraints.append(solver.add(row.constraint(variables))) }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Returns whether no variable could have another value.
  var isDetermined: Bool { !variables.contains { solver.isAmbiguous($0) } }
}

extension SeededGenerator {
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Numbers as in layouts, or any numbers, in which case solutions are rarely ambiguous.
  mutating func row(
    variableCount: Int, priorities: [Double], isAnyNumber: Bool
  ) -> LinearSystem.Row {
    let count = Swift.min(variableCount, [1, 1, 2, 2, 2, 3].randomElement(using: &self)!)
    let variables = Array(Array(0..<variableCount).shuffled(using: &self).prefix(count))
    let coefficients = variables.map { _ in
      isAnyNumber
        ? double(0.5...2) * (Bool.random(using: &self) ? 1 : -1)
        : [1.0, 1, -1, -1, 2, -0.5].randomElement(using: &self)!
    }
    return LinearSystem.Row(
      variables: variables, coefficients: coefficients,
      relation: [-1, 0, 0, 1].randomElement(using: &self)!,
      constant: isAnyNumber ? double(-100...100) : Double(int(-20..<21) * 5),
      priority: priorities.randomElement(using: &self)!)
  }
}
