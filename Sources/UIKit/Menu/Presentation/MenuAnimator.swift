import Foundation

/// Collects the animations and completions that a delegate adds to the appearance or the end of a
/// menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  /// The time in which menus appear and disappear, in seconds.
  private static let duration = 0.35
  private static let bounce = 0.18

  var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Animates changes along with those that were added, and then calls the completions.
  ///
  /// - Parameter bounces: whether the changes overshoot.
  func run(bounces: Bool, isAnimated: Bool = true, _ changes: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    func change() {
      changes()
      for body in animations { body() }
    }
    func complete() { for body in completions { body() } }
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      return complete()
    }
    UIView.animate(
      springDuration: Self.duration, bounce: bounces ? Self.bounce : 0,
      options: .allowUserInteraction, animations: change
    ) { _ in complete() }
  }
}
