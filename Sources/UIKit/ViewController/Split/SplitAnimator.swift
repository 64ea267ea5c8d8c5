/// Moves the columns of a split view controller.
final class SplitAnimator: SpringAnimator {
  private let changes: () -> Void

  init(_ changes: @escaping () -> Void) {
    self.changes = changes
  }

  override func addChanges(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) {
    animator.addAnimations { [changes] in UIView.movingByWholePixels(changes) }
  }
}
