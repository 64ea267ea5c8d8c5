public import Foundation

/// A key from its press to its release. The object is the same for the whole time.
///
/// Main thread only. Source: Apple, "UIPress".
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press.
  ///
  /// Source: Apple, "UIPress.Phase".
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// What a press means to a remote control. Keys without such a meaning have types without a name.
  ///
  /// Source: Apple, "UIPress.PressType".
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let upArrow = PressType(rawValue: 0)
    public static let downArrow = PressType(rawValue: 1)
    public static let leftArrow = PressType(rawValue: 2)
    public static let rightArrow = PressType(rawValue: 3)
    public static let select = PressType(rawValue: 4)
    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
    public static let pageUp = PressType(rawValue: 30)
    public static let pageDown = PressType(rawValue: 31)
    public static let tvRemoteOneTwoThree = PressType(rawValue: 32)
    public static let tvRemoteFourColors = PressType(rawValue: 33)
  }

  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  /// The meaning of the arrow keys, Page Up and Page Down; other keys are told by `key`.
  open var type: PressType { key?.keyCode.pressType ?? PressType(rawValue: -1) }
  /// The window that was key when the press began.
  open internal(set) weak var window: UIWindow?
  /// The responder that was first when the press began. It gets everything of the press.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that receive the press; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// The force of the press, from 0 to 1. Always 0, because keys do not measure it.
  open var force: CGFloat { 0 }
  /// The key.
  open internal(set) var key: UIKey?

  /// The recognizers that the press was offered to when it began, from the responder outwards.
  final var recognizers: [UIGestureRecognizer] = []
  /// Whether the responder has got the beginning.
  final var isDelivered = false
  /// Whether a recognizer has taken the press away from the responder.
  final var isClaimed = false
}

extension UIKeyboardHIDUsage {
  fileprivate var pressType: UIPress.PressType {
    switch self {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: UIPress.PressType(rawValue: 2000 + rawValue)
    }
  }
}
