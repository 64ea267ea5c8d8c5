/// Which item of a group has the focus when it comes to the group.
///
/// Source: Apple, "UIFocusGroupPriority".
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// That of an item that has nothing to distinguish it.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// That of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// That of a selected row or item.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
