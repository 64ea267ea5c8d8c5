import CoreGraphics
import Foundation

/// Runs a program's animations beside a transition: one between view controllers, or a new size or a
/// rotation of the window, which change the content in one frame.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition between view controllers; nil for a new size.
  private weak var context: TransitionContext?
  private let window: UIView
  /// The orientations before and after; nil if the transition does not rotate the content.
  let rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  /// The views outside of the container view that are animated too.
  private(set) var otherViews: [UIView] = []
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [(block: Block, isLasting: Bool)] = []
  private var hasAnimated = false

  init(
    in containerView: UIView,
    rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)? = nil
  ) {
    (window, self.rotation) = (containerView, rotation)
  }

  init(of context: TransitionContext) {
    (self.context, window, rotation) = (context, context.containerView, nil)
  }

  var containerView: UIView { context?.containerView ?? window }
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var isAnimated: Bool { context?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }

  var isInterruptible: Bool {
    context.map { $0.animator?.interruptibleDriver(using: $0) != nil } ?? false
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

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
    if let view { otherViews.append(view) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    handlers.append((handler, true))
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    handlers.append((handler, false))
  }

  // MARK: The transition

  var hasAnimations: Bool { !animations.isEmpty }

  /// Runs the animations, when the container has its new geometry.
  func runAnimations() {
    hasAnimated = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Called when the user takes control of the transition, or lets go.
  func interactionDidChange() {
    let all = handlers
    if !isInteractive { handlers.removeAll { !$0.isLasting } }
    for handler in all where handler.isLasting || !isInteractive { handler.block(self) }
  }

  /// Runs the completion blocks, when the transition has ended.
  func finish() {
    handlers = []
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
