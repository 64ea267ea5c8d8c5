import Foundation
import QuartzCore

/// An animation block that is being run: what each change inside it becomes.
@MainActor final class ViewAnimation {
  /// The innermost block; nil outside of all.
  static var current: ViewAnimation? { areAnimationsEnabled ? stack.last : nil }
  static var areAnimationsEnabled = true
  private static var stack: [ViewAnimation] = []

  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let group: CompletionGroup?

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.stack.last
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    self.duration = inherits ? outer?.duration ?? duration : duration
    self.delay = delay
    self.options = options
    group = completion.map(CompletionGroup.init)
  }

  /// Runs the changes; the completion is called when the last animation that they made has ended,
  /// or now when they made none.
  func run(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    Self.stack.removeLast()
    group?.close()
  }

  /// The animation from the value before the change.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard duration > 0 || delay > 0 else { return nil }
    let start = options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
    guard let value = start.animatableValue(forKey: key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    // Core Animation takes a duration of 0 for "the transaction's".
    animation.duration = max(duration, .leastNonzeroMagnitude)
    animation.timingFunction = options.timingFunction
    if delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse) && options.contains(.repeat)
    animation.completionGroup = group
    return animation
  }
}
