public import Foundation

/// The state of an animator.
///
/// Source: Apple, "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not begun, or have finished.
  case inactive
  /// The animations are running or paused.
  case active
  /// The animations were stopped at their current values, and wait for `finishAnimation(at:)`.
  case stopped
}

/// The position at which animations ended.
///
/// Source: Apple, "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end values.
  case end
  /// The start values.
  case start
  /// The values in between at which the animations were stopped.
  case current
}

/// An object whose animations can be started, paused, scrubbed, reversed and stopped. Main thread.
///
/// Source: Apple, "UIViewAnimating".
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether the animator is active and not paused.
  var isRunning: Bool { get }
  /// Whether the animations run back to their start values.
  var isReversed: Bool { get set }
  /// The completed fraction, 0…1, in the current direction. Setting it pauses the animations.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or continues them after a pause.
  func startAnimation()
  /// Starts the animations after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations; the animator is then active.
  func pauseAnimation()
  /// Stops the animations at their current values.
  ///
  /// - Parameter withoutFinishing: true makes the animator inactive immediately, without calling
  ///   completions; false leaves it stopped until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animator.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
