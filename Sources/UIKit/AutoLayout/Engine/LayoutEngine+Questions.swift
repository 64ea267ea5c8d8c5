import ConstraintSolver
import CoreGraphics

// Questions about a layout, for messages and debugging. They take time.

extension LayoutEngine {
  func constraints(
    determining object: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solveIfNeeded()
    guard let item = existingItem(of: object) else { return [] }
    let ids = Set(item.variables(along: axis).flatMap { solver.constraints(determining: $0) })
    return reportedConstraints(Array(ids))
  }

  /// Whether the rectangle of a view or guide could be another one.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    solveIfNeeded()
    return existingItem(of: object).map { !ambiguousVariables(of: $0).isEmpty } ?? false
  }

  func isAmbiguous(anchor: any LayoutAnchor) -> Bool {
    asking(about: anchor) { $0.isAmbiguous($1) } ?? false
  }

  func constraints(determining anchor: any LayoutAnchor) -> [NSLayoutConstraint] {
    reportedConstraints(asking(about: anchor) { $0.constraints(determining: $1) } ?? [])
  }

  /// Asks about the value of an anchor, as a variable in a copy of the solver.
  private func asking<Answer>(
    about anchor: any LayoutAnchor, _ question: (Solver, Variable) -> Answer
  ) -> Answer? {
    guard let object = anchor.object, existingItem(of: object) != nil else { return nil }
    solveIfNeeded()
    guard let value = value(of: anchor) else { return nil }
    var copy = undecidedSolver
    let variable = copy.addVariable()
    _ = copy.add(Constraint(value.terms + [.init(variable, times: -1)], .equal, 0))
    try? copy.solve()
    return question(copy, variable)
  }

  /// The solver without what `exerciseAmbiguity(of:)` has added.
  private var undecidedSolver: Solver {
    guard !choices.isEmpty else { return solver }
    var copy = solver
    for choice in choices { copy.remove(choice) }
    try? copy.solve()
    return copy
  }

  /// The variables of an item that could have other values.
  func ambiguousVariables(of item: LayoutItem) -> Set<Variable> {
    let solver = undecidedSolver
    return Set(item.variables.filter { solver.isAmbiguous($0) })
  }

  /// Moves a view whose rectangle is ambiguous to another one that its constraints allow.
  func exerciseAmbiguity(of object: AnyObject) {
    solveIfNeeded()
    guard let item = existingItem(of: object) else { return }
    let variables = ambiguousVariables(of: item)
    for choice in choices { solver.remove(choice) }
    choices = item.variables.filter(variables.contains).map { variable in
      let distance = CGFloat.random(in: 10...100) * (Bool.random() ? 1 : -1)
      // The weakest of all constraints: it chooses among equally good layouts.
      return solver.add(
        Constraint(
          [.init(variable)], .equal, solver.value(of: variable) + distance,
          priority: .leastNormalMagnitude))
    }
    setNeedsSolution()
  }
}

/// The text of the warning of constraints that exclude each other.
struct ConflictMessage: CustomStringConvertible {
  let constraints: [NSLayoutConstraint]
  let broken: NSLayoutConstraint

  var description: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint 
    \(broken)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.
    """
  }

  private var note: String {
    constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
      ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) "
      : ""
  }
}
