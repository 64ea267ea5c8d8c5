import CoreGraphics

/// The standard transition of a navigation stack: the upper view moves in from the trailing side, or out
/// to it, and the lower one moves by a part of that and is darkened.
final class NavigationAnimator: SpringAnimator {
  /// How far the lower view moves, as a part of the width.
  static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  private let shade = UIView()
  private var views: [(view: UIView, frame: CGRect)] = []
  private weak var container: UIView?

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
  }

  override func addChanges(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return animator.addAnimations {} }
    let container = context.containerView
    let isPush = operation == .push
    let all = [(from, context.initialFrame(for: from)), (to, context.finalFrame(for: to))]
    views = all.flatMap { controller, frame in controller.viewsInContext.map { ($0, frame) } }
    (shade.frame, self.container) = (container.bounds, container)
    container.isUserInteractionEnabled = false
    let (upper, lower) = isPush ? (to, from) : (from, to)
    for view in lower.viewsInContext { container.addSubview(view) }
    container.addSubview(shade)
    for view in upper.viewsInContext { container.addSubview(view) }
    let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isReversed ? -1 : 1)
    let (inner, outer) = ((-width * Self.parallax).rounded(), width)
    let entering = Self.moves(of: to.viewsInContext, by: isPush ? outer : inner)
    let leaving = Self.moves(of: from.viewsInContext, by: isPush ? inner : outer)
    UIView.performWithoutAnimation {
      for move in entering { move.view.center = move.aside }
      shade.alpha = isPush ? 0 : Self.dimming
    }
    animator.addAnimations { [shade] in
      UIView.movingByWholePixels {
        for move in entering { move.view.center = move.rest }
        for move in leaving { move.view.center = move.aside }
      }
      shade.alpha = isPush ? Self.dimming : 0
    }
  }

  /// The place of a view at rest, and where it comes from or goes to.
  private struct Move {
    let view: UIView
    let rest: CGPoint
    let aside: CGPoint
  }

  private static func moves(of views: [UIView], by way: CGFloat) -> [Move] {
    views.map {
      Move(view: $0, rest: $0.center, aside: CGPoint(x: $0.center.x + way, y: $0.center.y))
    }
  }

  /// Ends the animation, if it runs, and puts the views to their places.
  func settle() {
    container?.isUserInteractionEnabled = true
    stop()
    shade.removeFromSuperview()
    UIView.performWithoutAnimation {
      for (view, frame) in views { view.setFrameUntransformed(frame) }
    }
    views = []
  }
}
