public import Foundation

/// Runs animations together with those of a movement of the focus.
///
/// Main thread only. Source: Apple, "UIFocusAnimationCoordinator".
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// The seconds that the animations take.
  static let duration = 0.2

  override init() {
    super.init()
  }

  /// Adds animations for the items that get and lose the focus.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations for the item that gets the focus. The context tells their duration.
  public func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let context = AnimationContext()
    addCoordinatedAnimations(animations.map { body in { body(context) } }, completion: completion)
  }

  /// Adds animations for the item that loses the focus.
  public func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedFocusingAnimations(animations, completion: completion)
  }

  func run() {
    guard !animations.isEmpty else {
      for completion in completions { completion() }
      return
    }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: Self.duration, animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } })
  }

  private final class AnimationContext: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }
}

/// Tells about the animations of a movement of the focus.
///
/// Source: Apple, "UIFocusAnimationContext".
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}
