public import Foundation

// What the user prefers, which the environment says. Linux has no settings for the others.
extension UIAccessibility {
  /// Whether the user prefers less motion, which `LAMINA_REDUCE_MOTION=1` in the environment says.
  /// Default: false.
  ///
  /// Source: Apple, "isReduceMotionEnabled".
  public static var isReduceMotionEnabled: Bool { UserPreferences.isOn(.reducesMotion) }
  /// Whether text is bold, which `LAMINA_BOLD_TEXT=1` says. Default: false.
  public static var isBoldTextEnabled: Bool { UserPreferences.isOn(.boldText) }
  /// Whether colors have more contrast, which `LAMINA_INCREASE_CONTRAST=1` says. Default: false.
  public static var isDarkerSystemColorsEnabled: Bool { UserPreferences.isOn(.increasesContrast) }
  /// Whether materials are opaque, which `LAMINA_REDUCE_TRANSPARENCY=1` says. Default: false.
  public static var isReduceTransparencyEnabled: Bool {
    UserPreferences.isOn(.reducesTransparency)
  }
  /// Whether views cross-fade where others slide, as far as motion is reduced. Default: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Default: true.
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  // MARK: Technologies

  /// Whether a screen reader uses the program.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    !AccessibilityClients.shared.isEmpty
  }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
}

extension UIAccessibility {
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the first screen reader begins, and when the last one ends.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when an announcement has been spoken, or was interrupted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The text of the announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was spoken to its end: a Boolean.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when a screen reader has gone to another element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The raw value of the technology's identifier.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
