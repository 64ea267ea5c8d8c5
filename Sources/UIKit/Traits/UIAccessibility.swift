public import Foundation

/// What the user prefers for accessibility.
///
/// Source: Apple, "UIAccessibility".
public enum UIAccessibility {
  /// Whether the user prefers less motion, which `LAMINA_REDUCE_MOTION=1` in the environment says.
  /// Default: false.
  ///
  /// Source: Apple, "isReduceMotionEnabled".
  public static var isReduceMotionEnabled: Bool { UserPreferences.reducesMotion }

  /// Posted after a change of `isReduceMotionEnabled`. The environment does not change while a program
  /// runs, but tests do.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
