import Foundation

/// What delegates animate together with the pointer.
@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  /// The seconds of a change.
  static let duration = 0.2

  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// Animates what was added.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { for animation in self.animations { animation() } },
      completion: { isFinished in
        for completion in self.completions { completion(isFinished) }
      })
  }
}
