import ConstraintSolver
import CoreGraphics
import Logging

extension LayoutEngine {
  /// Solves what has changed, and marks the superviews of the views that are to move.
  func solveIfNeeded() {
    UpdatePass.updateConstraints(below: root)
    guard needsSolution else { return }
    resumeBaselines()
    mendBrokenConstraints()
    // Wrapping the lines of labels in the widths that were found changes their heights, and the place
    // of a guide its tracked constraints.
    for _ in 0..<3 {
      updateStaleItems()
      solveBreakingConflicts()
      let changed = changedItems
      markSuperviews(of: changed)
      let isWrapped = wrapContents(of: changed)
      if !updateTrackedConstraints(), !isWrapped { break }
    }
    didSolve()
  }

  private func markSuperviews(of items: [LayoutItem]) {
    guard case .own = rootSize else { return }
    for item in items {
      if let guide = item.guide, guide.role == .scrollContent { guide.owner?.setNeedsLayout() }
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
      let message = ConflictMessage(constraints: reportedConstraints(ids), broken: newest)
      Logger(label: "lamina").warning("\(message)")
    }
    breakConstraint(newest)
    return true
  }

  func number(of constraint: NSLayoutConstraint) -> Int {
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
}
