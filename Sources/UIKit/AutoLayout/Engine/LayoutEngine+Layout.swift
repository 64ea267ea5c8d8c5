import ConstraintSolver
import CoreGraphics
import Logging

extension LayoutEngine {
  /// Solves what has changed, and marks the superviews of the views that are to move.
  func solveIfNeeded() {
    UpdatePass.updateConstraints(below: root)
    guard needsSolution else { return }
    mendBrokenConstraints()
    // Wrapping the lines of labels in the widths that were found changes their heights.
    for _ in 0..<3 {
      updateStaleItems()
      solveBreakingConflicts()
      let changed = changedItems
      markSuperviews(of: changed)
      if !wrapContents(of: changed) { break }
    }
    didSolve()
  }

  private func markSuperviews(of items: [LayoutItem]) {
    guard case .own = rootSize else { return }
    for item in items {
      guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      view.parent?.setNeedsLayout()
    }
  }

  /// Returns whether lines have to be wrapped in another width.
  private func wrapContents(of items: [LayoutItem]) -> Bool {
    var isChanged = false
    for item in items {
      guard let view = item.view, view.wrapsContent else { continue }
      let width = solver.value(of: item.width)
      guard abs(width - item.wrappingWidth) > 0.01 else { continue }
      item.wrappingWidth = width
      itemDidChange(view)
      isChanged = true
    }
    return isChanged
  }

  private func solveBreakingConflicts() {
    while true {
      do throws(Conflict) {
        try solver.solve()
        return forgetMendedConstraints()
      } catch {
        guard breakOne(of: error.constraints) else { return }
      }
    }
  }

  /// Leaves out the newest of the constraints that exclude each other. Returns false if the program
  /// has made none of them.
  private func breakOne(of ids: [ConstraintID]) -> Bool {
    let constraints = ids.compactMap { constraint($0) }
    let newest = constraints.max { number(of: $0) < number(of: $1) }
    guard let newest else { return false }
    if broken.insert(ObjectIdentifier(newest)).inserted {
      Logger(label: "lamina").warning(
        "\(ConflictMessage(constraints: constraints, broken: newest))")
    }
    breakConstraint(newest)
    return true
  }

  private func number(of constraint: NSLayoutConstraint) -> Int {
    installed[ObjectIdentifier(constraint)]?.number ?? 0
  }

  // MARK: Frames

  /// Gives the subviews their places. Edges lie on whole pixels, so that views that touch leave no gap.
  func placeSubviews(of view: UIView) {
    let scale = root.contentScaleFactor
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let item = existingItem(of: subview) else { continue }
      let frame = subview.frame(forAlignmentRect: rect(of: item))
      guard frame.isFinite else { continue }
      let (x, y) = (snap(frame.minX), snap(frame.minY))
      subview.setLayoutFrame(
        CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y))
    }
  }

  // MARK: Questions

  func constraints(
    determining object: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solveIfNeeded()
    guard let item = existingItem(of: object) else { return [] }
    let variables = axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    let ids = Set(variables.flatMap { solver.constraints(determining: $0) })
    return ids.compactMap { constraint($0) }.sorted { number(of: $0) < number(of: $1) }
  }

  func isAmbiguous(_ object: AnyObject) -> Bool {
    solveIfNeeded()
    return existingItem(of: object)?.variables.contains { solver.isAmbiguous($0) } ?? false
  }
}

/// The text of the warning of constraints that exclude each other.
private struct ConflictMessage: CustomStringConvertible {
  let constraints: [NSLayoutConstraint]
  let broken: NSLayoutConstraint

  var description: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint 
    \(broken)
    """
  }
}
