import ConstraintSolver
import CoreGraphics

/// A view or layout guide whose rectangle a solver finds: a view's alignment rectangle, in its
/// superview's coordinates, and a guide's in those of its owning view.
@MainActor final class LayoutItem {
  private weak var object: AnyObject?
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The constraints that follow from the item itself: from its frame, its content or its insets.
  var own: [(id: ConstraintID, constraint: Constraint)] = []
  var isStale = true
  /// The width in which the content's lines were wrapped; zero before the first layout.
  var wrappingWidth: CGFloat = 0

  init(_ object: AnyObject, in solver: inout Solver) {
    self.object = object
    x = solver.addVariable()
    y = solver.addVariable()
    width = solver.addVariable()
    height = solver.addVariable()
  }

  var view: UIView? { object as? UIView }
  var guide: UILayoutGuide? { object as? UILayoutGuide }
  var variables: [Variable] { [x, y, width, height] }

  func variables(along axis: NSLayoutConstraint.Axis) -> [Variable] {
    axis == .horizontal ? [x, width] : [y, height]
  }
}
