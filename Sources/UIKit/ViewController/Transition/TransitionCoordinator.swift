import CoreGraphics
import Foundation

/// Runs a program's animations beside a transition: a presentation, or a new size or a rotation of the
/// window, which change the content in one frame.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  /// The transition of a presentation; nil for a new size.
  private weak var modal: ModalTransition?
  /// The orientations before and after; nil if the transition does not rotate the content.
  let rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasAnimated = false

  init(
    in containerView: UIView,
    rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)? = nil
  ) {
    (self.containerView, self.rotation, transitionDuration) = (containerView, rotation, 0)
  }

  init(of modal: ModalTransition, duration: TimeInterval) {
    (containerView, rotation, transitionDuration) = (modal.containerView, nil, duration)
    self.modal = modal
  }

  var isAnimated: Bool { modal?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { modal?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { modal?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    modal?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { modal?.view(forKey: key) }

  var targetTransform: CGAffineTransform {
    guard let rotation else { return .identity }
    let turns = rotation.to.quarterTurns - rotation.from.quarterTurns
    return CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2)
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    if let animation, !hasAnimated { animations.append(animation) }
    return !hasAnimated
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  /// Runs the animations, when the container has its new geometry.
  func runAnimations() {
    hasAnimated = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the completion blocks, when the transition has ended.
  func finish() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
