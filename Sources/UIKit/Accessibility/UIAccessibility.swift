public import Foundation

/// What assistive technologies and the program tell one another.
///
/// Main thread only, except for what the user prefers. Source: Apple, "UIAccessibility".
public enum UIAccessibility {
  /// What a program tells a screen reader.
  ///
  /// Source: Apple, "UIAccessibility.Notification".
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared. The argument is the element at which the reader goes on, or nil.
    public static let screenChanged = Self(rawValue: 1000)
    /// Elements have appeared or disappeared. The argument is the element at which the reader goes on,
    /// or nil.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text is to be spoken: the argument, a `String` or an `NSAttributedString`.
    public static let announcement = Self(rawValue: 1008)
    /// A scroll has ended. The argument is a text that says where, such as "Page 2 of 5".
    public static let pageScrolled = Self(rawValue: 1009)
    /// A technology stops what it does by itself. The argument is its identifier.
    public static let pauseAssistiveTechnology = Self(rawValue: 1010)
    /// The technology goes on.
    public static let resumeAssistiveTechnology = Self(rawValue: 1011)
  }

  /// Source: Apple, "UIAccessibility.AssistiveTechnologyIdentifier".
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells the screen readers that run. Does nothing without one.
  ///
  /// Source: Apple, "post(notification:argument:)".
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityClients.shared.post(notification, argument)
  }

  /// The element at which a technology is; nil if none is at one.
  ///
  /// - Parameter assistiveTechnologyIdentifier: nil means any.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    let focus = AccessibilityFocus.shared
    guard let wanted = assistiveTechnologyIdentifier else { return focus.element }
    return wanted == focus.technology ? focus.element : nil
  }

  // MARK: Conversion

  /// Converts a rectangle from the coordinates of a view to those of the screen.
  ///
  /// Source: Apple, "convertToScreenCoordinates(_:in:)".
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let screen = view.window?.screen else { return view.convert(rect, to: nil) }
    return view.convert(rect, to: screen.coordinateSpace)
  }

  /// Returns a path in the coordinates of the screen.
  ///
  /// Source: Apple, "convertToScreenCoordinates(_:in:)".
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let origin = convertToScreenCoordinates(unit, in: view).origin
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }
}
