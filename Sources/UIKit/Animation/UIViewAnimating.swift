public import Foundation

/// What an animator is about.
///
/// Source: Apple, "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable {
  /// Its animations have not begun, or have finished.
  case inactive
  /// Its animations run or are paused.
  case active
  /// Its animations were stopped where they were, and wait for `finishAnimation(at:)`.
  case stopped
}

/// Where animations ended.
///
/// Source: Apple, "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At their targets.
  case end
  /// Where they began.
  case start
  /// On the way.
  case current
}

/// Something that animates and can be started, paused, scrubbed, reversed and stopped. Main thread.
///
/// Source: Apple, "UIViewAnimating".
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether it is active and not paused.
  var isRunning: Bool { get }
  /// Whether it goes back to where it began.
  var isReversed: Bool { get set }
  /// How far it has come, 0…1, in the direction in which it goes. Setting it pauses.
  var fractionComplete: CGFloat { get set }

  /// Starts, or goes on.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses, in the active state.
  func pauseAnimation()
  /// Stops where it is.
  ///
  /// - Parameter withoutFinishing: true makes it inactive at once, without completions; false leaves
  ///   it stopped until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
