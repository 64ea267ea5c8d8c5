import CoreGraphics
import Foundation

/// Has the standard transition follow a finger that drags the topmost view away.
@MainActor final class InteractivePop: UIPercentDrivenInteractiveTransition, TimedTransition {
  /// The spring on which the view moves after the finger has let it go.
  private static let frequency: CGFloat = 22
  private static let dampingRatio: CGFloat = 0.85
  /// For how long the view is taken to move on when it is decided whether it returns, in seconds.
  private static let foresight: CGFloat = 0.12

  var timingParameters: (any UITimingCurveProvider)? { timingCurve }

  /// Lets the view go: it leaves if it would be beyond the middle soon.
  ///
  /// - Parameter velocity: that of the finger, away from the edge, in widths per second; nil if the touch
  ///   was taken away, so that the view returns.
  func letGo(velocity given: CGFloat?) {
    let velocity = given ?? 0
    let leaves = given != nil && percentComplete + Self.foresight * velocity > 0.5
    let rest = leaves ? 1 - percentComplete : percentComplete
    let speed = (leaves ? velocity : -velocity) / max(rest, 0.01)
    let relative = min(max(speed, -30), 30)
    timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: Self.frequency * Self.frequency,
      damping: 2 * Self.dampingRatio * Self.frequency,
      initialVelocity: CGVector(dx: relative, dy: 0))
    if leaves { finish() } else { cancel() }
  }
}

/// The gesture from the leading edge that pops the topmost controller of a navigation stack.
@MainActor final class InteractivePopGesture: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private var interaction: InteractivePop?

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
    let interaction = InteractivePop()
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
