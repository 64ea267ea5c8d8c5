public import Foundation

/// A size of text that the user prefers. Apple: UIContentSizeCategory.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories from small to large, without `.unspecified`.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all categories; nil if unspecified or unknown.
  var index: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether the category is one of the large ones for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The end of the raw value, such as `XXL` or `AccessibilityM`.
  package var shortName: String {
    String(rawValue.dropFirst("UICTContentSizeCategory".count))
  }

  package init?(shortName: String) {
    guard let category = Self.ordered.first(where: { $0.shortName == shortName }) else {
      return nil
    }
    self = category
  }

  /// Posted by the application after a change of `preferredContentSizeCategory`.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

// Categories compare by size. An unspecified one is neither smaller nor larger than others.

extension UIContentSizeCategory {
  private static func compare(
    _ lhs: Self, _ rhs: Self, _ isOrdered: (Int, Int) -> Bool
  ) -> Bool {
    guard let left = lhs.index, let right = rhs.index else { return false }
    return isOrdered(left, right)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { compare(lhs, rhs, <) }
  public static func <= (lhs: Self, rhs: Self) -> Bool { compare(lhs, rhs, <=) }
  public static func > (lhs: Self, rhs: Self) -> Bool { compare(lhs, rhs, >) }
  public static func >= (lhs: Self, rhs: Self) -> Bool { compare(lhs, rhs, >=) }
}

/// What can follow the size of text that the user prefers. Apple: UIContentSizeCategoryAdjusting.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, change with the category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
