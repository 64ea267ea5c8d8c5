import Foundation

/// The animations of delegates that run together with that of a preview.
@MainActor class DragAnimator: NSObject, UIDragAnimating {
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []

  final func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Animates the changes of the preview and those that were added.
  final func run(
    _ seconds: Double, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
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

  /// Lets another animator run what was added.
  final func move(to other: any UIDragAnimating) {
    for animation in animations { other.addAnimations(animation) }
    for completion in completions { other.addCompletion(completion) }
    (animations, completions) = ([], [])
  }
}
