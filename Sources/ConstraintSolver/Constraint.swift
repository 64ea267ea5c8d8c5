/// A sum of variables times coefficients that is compared with a constant.
package struct Constraint: Sendable {
  package struct Term: Sendable, BitwiseCopyable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package enum Relation: Sendable, CaseIterable {
    case equal, lessOrEqual, greaterOrEqual
  }

  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  /// Above zero, and at most `Solver.required`.
  package var priority: Double

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = Solver.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// A number that a solver finds.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  let symbol: Index<Symbol>
}

/// A constraint that a solver holds.
package struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  let symbol: Index<Symbol>
}

/// Required constraints that no values of the variables satisfy together.
package struct Conflict: Error, Equatable {
  package let constraints: [ConstraintID]
}
