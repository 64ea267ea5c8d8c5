import Foundation

/// What delegates animate together with a preview.
@MainActor final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Animates the changes of the preview and those that were added.
  func run(_ seconds: Double, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        changes()
        for animation in self.animations { animation() }
      },
      completion: { _ in
        for completion in self.completions { completion(.end) }
        completion()
      })
  }
}
