extension UIEvent {
  /// What causes an event.
  ///
  /// Source: Apple, "UIEvent.EventType".
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    /// A wheel turns, or fingers scroll on a touchpad.
    case scroll = 10
    /// The pointer moves without a button.
    case hover = 11
    /// Fingers pinch or rotate on a touchpad.
    case transform = 14
  }

  /// The kind of an event that is not one of touches.
  ///
  /// Source: Apple, "UIEvent.EventSubtype".
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// A set of the pointer's buttons.
  ///
  /// Source: Apple, "UIEvent.ButtonMask".
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button with a number; 1 is the primary one, 2 the secondary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
