import CoreGraphics

/// Has a transition of UIKit follow a finger that drags a view, and go on when the finger has let it go.
@MainActor final class DraggedTransition: UIPercentDrivenInteractiveTransition, TimedTransition {
  /// The spring on which the view moves after the finger has let it go.
  private static let frequency: CGFloat = 22
  private static let dampingRatio: CGFloat = 0.85
  /// For how long the view is taken to move on when it is decided whether it returns, in seconds.
  private static let foresight: CGFloat = 0.12

  var timingParameters: (any UITimingCurveProvider)? { timingCurve }

  /// Lets the view go: the transition is completed if it would be beyond the middle soon.
  ///
  /// - Parameter velocity: that of the finger, in its whole way per second; nil if the touch was taken
  ///   away, so that the view returns.
  func letGo(velocity given: CGFloat?) {
    let velocity = given ?? 0
    let completes = given != nil && percentComplete + Self.foresight * velocity > 0.5
    let rest = completes ? 1 - percentComplete : percentComplete
    let speed = (completes ? velocity : -velocity) / max(rest, 0.01)
    let relative = min(max(speed, -30), 30)
    timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: Self.frequency * Self.frequency,
      damping: 2 * Self.dampingRatio * Self.frequency,
      initialVelocity: CGVector(dx: relative, dy: 0))
    if completes { finish() } else { cancel() }
  }
}
