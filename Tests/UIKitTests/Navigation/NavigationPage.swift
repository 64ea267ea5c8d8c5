import UIKit

/// A controller that logs its callbacks in short words, such as "a.willAppear".
@MainActor final class NavigationPage: UIViewController {
  let name: String
  let log: NavigationLog
  /// Called in `viewWillAppear(_:)`.
  var onWillAppear: (NavigationPage) -> Void = { _ in }
  private(set) var isAnimated: Bool?
  /// Whether the controller was being added or removed in its last callback.
  private(set) var wasMoving = (to: false, from: false)

  init(_ name: String, _ log: NavigationLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    wasMoving = (isMovingToParent, isMovingFromParent)
    log.add("\(name).\(event)")
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    isAnimated = animated
    note("willAppear")
    onWillAppear(self)
  }

  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didMove")
  }
}

/// What pages and a delegate have logged.
@MainActor final class NavigationLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the words since the last call, and clears them.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
}

/// Logs what a navigation controller tells, such as "will:a", and provides animators.
@MainActor final class NavigationLogDelegate: NSObject, UINavigationControllerDelegate {
  private let log: NavigationLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var operations: [UINavigationController.Operation] = []

  init(_ log: NavigationLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("will:\(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.add("did:\(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
}

/// Fades the new view in, and completes or not.
@MainActor final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var completes = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { [completes] _ in
      view.alpha = 1
      context.completeTransition(completes && !context.transitionWasCancelled)
    }
  }
}
