import CoreGraphics
import Foundation

/// The gesture from the leading edge that pops the topmost controller of a navigation stack.
@MainActor final class InteractivePopGesture: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private var interaction: DraggedTransition?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.panDidChange() }
  }

  /// Follows the direction of the layout.
  func updateEdge() { recognizer.edges = isReversed ? .right : .left }

  private var isReversed: Bool {
    controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard canPop, !controller.hidesBar, controller.bar.itemView?.showsBackButton == true,
      controller.bar.topItem?.backAction == nil
    else { return false }
    let stack = controller.stack
    return controller.customAnimator(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
      == nil
  }

  private var canPop: Bool {
    controller.stack.count > 1 && controller.transition == nil && controller.appearance == .appeared
  }

  /// Content that is dragged sideways waits for the gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ScrollPanGestureRecognizer }

  // MARK: The finger

  private func panDidChange() {
    switch recognizer.state {
    case .began:
      begin()
      move()
    case .changed: move()
    case .ended: letGo(velocity: recognizer.velocity(in: controller.view).x)
    case .cancelled: letGo(velocity: nil)
    default: break
    }
  }

  private func begin() {
    guard canPop else { return }
    let interaction = DraggedTransition()
    self.interaction = interaction
    controller.nextInteraction = interaction
    controller.popViewController(animated: true)
    controller.nextInteraction = nil
    if controller.transition?.interactor !== interaction { self.interaction = nil }
  }

  private var width: CGFloat { max(controller.view.bounds.width, 1) }

  private func move() {
    let way = recognizer.translation(in: controller.view).x * (isReversed ? -1 : 1)
    interaction?.update(way / width)
  }

  private func letGo(velocity: CGFloat?) {
    guard let interaction else { return }
    self.interaction = nil
    interaction.letGo(velocity: velocity.map { $0 * (isReversed ? -1 : 1) / width })
  }

  /// Leaves a transition that ends although the finger is down.
  func giveUp() { interaction = nil }
}
