import CoreGraphics
import Foundation
import QuartzCore

/// Has columns of a split view controller follow a finger: from the edge into the view, or out of it.
@MainActor final class SplitDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UISplitViewController
  let opening = UIScreenEdgePanGestureRecognizer()
  let closing = UIPanGestureRecognizer()
  private var interaction: DraggedTransition?
  /// The way of the finger for the whole transition, to the right.
  private var way: CGFloat = 1

  init(of controller: UISplitViewController) {
    self.controller = controller
    super.init()
    for recognizer in [opening, closing] {
      recognizer.delegate = self
      recognizer.addAction { [weak self, unowned recognizer] _ in self?.didChange(recognizer) }
    }
  }

  func install(in view: UIView) {
    updateEdge()
    for recognizer in [opening, closing] { view.addGestureRecognizer(recognizer) }
  }

  /// Follows the side of the primary column.
  func updateEdge() { opening.edges = controller.isReversed ? .right : .left }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.presentsWithGesture, !controller.isCollapsed, controller.transition == nil,
      controller.appearance == .appeared
    else { return false }
    if gestureRecognizer === opening {
      return controller.currentMode.columnCount < (controller.hasSupplementary ? 2 : 1)
    }
    let velocity = closing.velocity(in: controller.view)
    let outwards = velocity.x * (controller.isReversed ? 1 : -1)
    return controller.layout.isDimmed && outwards > abs(velocity.y)
  }

  /// Content that is dragged sideways waits for the gesture at the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === opening && otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  // MARK: The finger

  private func didChange(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin(recognizer)
      move(recognizer)
    case .changed: move(recognizer)
    case .ended: letGo(velocity: recognizer.velocity(in: controller.view).x / way)
    case .cancelled: letGo(velocity: nil)
    default: break
    }
  }

  private func begin(_ recognizer: UIPanGestureRecognizer) {
    controller.delegate?
      .splitViewControllerInteractivePresentationGestureWillBegin(controller)
    let start = place
    let interaction = DraggedTransition()
    self.interaction = interaction
    let count = controller.currentMode.columnCount + 1
    controller.change(
      columnCount: recognizer === opening ? count : controller.columnCountWithoutOverlay,
      animated: true, interaction: interaction)
    if controller.transition?.interactor !== interaction { self.interaction = nil }
    way = place == start ? 1 : place - start
  }

  /// Where the primary column is in the present mode.
  private var place: CGFloat { controller.layout.frames[.primary]?.minX ?? 0 }

  private func move(_ recognizer: UIPanGestureRecognizer) {
    interaction?.update(recognizer.translation(in: controller.view).x / way)
  }

  private func letGo(velocity: CGFloat?) {
    let interaction = exchange(&interaction, with: nil)
    interaction?.letGo(velocity: velocity)
    controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
  }

  /// Leaves a transition that ends although the finger is down.
  func giveUp() { interaction = nil }
}
