public import Foundation

/// A direction in which a screen reader scrolls, or goes through pages.
///
/// Source: Apple, "UIAccessibilityScrollDirection".
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// How switches go through the elements of a container.
///
/// Source: Apple, "UIAccessibilityNavigationStyle".
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// What kind of container something is.
///
/// Source: Apple, "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How touches reach an element with the trait `.allowsDirectInteraction`.
///
/// Source: Apple, "UIAccessibilityDirectTouchOptions".
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let none: Self = []
  /// A reader says nothing while the element is touched.
  public static let silentOnTouch = Self(rawValue: 1)
  /// The element is activated before touches reach it.
  public static let requiresActivation = Self(rawValue: 2)
}

/// What kind of text something is, from which a reader chooses how to speak it.
///
/// Source: Apple, "UIAccessibilityTextualContext".
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

extension NSAttributedString.Key {
  /// Whether punctuation is spoken: a Boolean.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language, as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, from 0 to 2.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for what is being spoken: a Boolean.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How urgent an announcement is: a raw value of `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation, in the phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spelled: a Boolean.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// Names of further attributes, which a reader can say.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// The kind of text: a `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}

/// How urgent an announcement is.
///
/// Source: Apple, "UIAccessibilityPriority".
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It interrupts what is being spoken, and is not interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// It interrupts what is being spoken.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// It waits for what is being spoken.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
