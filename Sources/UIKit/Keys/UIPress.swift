public import Foundation

/// A key or button from its press to its release.
///
/// Main thread only. Source: Apple, "UIPress".
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press.
  ///
  /// Source: Apple, "UIPress.Phase".
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control, or the key with the same meaning.
  ///
  /// Source: Apple, "UIPress.PressType".
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  /// The force of the press; keys have no sensor for it. Always 0.
  open var force: CGFloat { 0 }
}
