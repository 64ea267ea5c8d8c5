import Foundation

/// Replaces the view of a child controller by that of another child of the same parent.
@MainActor struct ChildTransition {
  private let from: UIViewController
  private let to: UIViewController

  init(from: UIViewController, to: UIViewController) {
    require(
      from.container != nil && from.container === to.container,
      "Children view controllers \(from) and \(to) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]")
    (self.from, self.to) = (from, to)
  }

  func run(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    beginAppearance(animated: duration > 0)
    let end = { (isFinished: Bool) in
      completion?(isFinished)
      endAppearance()
    }
    guard let outgoing = from.view, let incoming = to.view else { return }
    if options.transition != nil {
      UIView.transition(
        with: outgoing.superview ?? outgoing, duration: duration, options: options,
        animations: {
          outgoing.superview?.addSubview(incoming)
          animations?()
          outgoing.removeFromSuperview()
        }, completion: end)
    } else {
      outgoing.superview?.addSubview(incoming)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: { isFinished in
          outgoing.removeFromSuperview()
          end(isFinished)
        })
    }
  }

  private func beginAppearance(animated: Bool) {
    guard from.container?.appearance.isVisible == true else { return }
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
  }

  private func endAppearance() {
    if from.appearance == .disappearing { from.endAppearance() }
    if to.appearance == .appearing { to.endAppearance() }
  }
}
