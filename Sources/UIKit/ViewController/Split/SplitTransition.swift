import CoreGraphics

/// The change from one display mode of a split view controller to another.
@MainActor final class SplitTransition: TransitionContext {
  /// The mode before, and the number of columns that the user or the program had asked for.
  let previous: (mode: UISplitViewController.DisplayMode, count: Int?)
  private unowned let controller: UISplitViewController

  /// - Parameter changes: gives the columns their places in the new mode.
  init(
    of controller: UISplitViewController,
    from previous: (mode: UISplitViewController.DisplayMode, count: Int?),
    interaction: DraggedTransition?, changes: @escaping () -> Void
  ) {
    (self.controller, self.previous) = (controller, previous)
    super.init(animator: SplitAnimator(changes), interactor: interaction, of: [controller])
  }

  override var containerView: UIView { controller.view }

  /// Ends the transition, with the columns where they are, for another one that goes on from there.
  func giveWay() {
    (animator as? SplitAnimator)?.stop()
    completeTransition(true)
  }
}
