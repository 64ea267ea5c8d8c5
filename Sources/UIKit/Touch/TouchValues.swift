import CoreGraphics
import Foundation

/// What a touch reports at one time. Locations are in the coordinates of its window.
struct TouchValues {
  var phase = UITouch.Phase.began
  var timestamp = 0.0
  var location = CGPoint.zero
  /// The location at the event before.
  var previousLocation = CGPoint.zero
  var tapCount = 1
  var majorRadius: CGFloat = 0
  var force: CGFloat?
  var altitude = CGFloat.pi / 2
  var azimuth: CGFloat = 0
}

extension UITouch {
  /// The state of a touch.
  ///
  /// Source: Apple, "UITouch.Phase".
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// The pointer has entered the window, without a button.
    case regionEntered
    /// The pointer has moved in the window, without a button.
    case regionMoved
    /// The pointer has left the window.
    case regionExited
  }

  /// What touches the screen.
  ///
  /// Source: Apple, "UITouch.TouchType".
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
    /// A button of the pointer.
    case indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch that may be estimates.
  ///
  /// Source: Apple, "UITouch.Properties".
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  /// Whether the touch has left the screen, or was taken away.
  final var isOver: Bool { values.phase == .ended || values.phase == .cancelled }

  /// Whether the touch changes in the event that is being delivered.
  final var isChanging: Bool { values.phase != .stationary }

  /// Makes a touch with earlier or predicted values, for `UIEvent`.
  final func copy(with values: TouchValues) -> UITouch {
    let copy = UITouch()
    copy.values = values
    (copy.kind, copy.hitWindow, copy.hitView) = (kind, hitWindow, hitView)
    return copy
  }
}
