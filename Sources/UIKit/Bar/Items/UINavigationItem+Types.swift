extension UINavigationItem {
  /// Whether the title is large.
  ///
  /// Source: Apple, "UINavigationItem.LargeTitleDisplayMode".
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below in the stack.
    case automatic
    case always
    case never
  }

  /// What the back button that leads to the item shows.
  ///
  /// Source: Apple, "UINavigationItem.BackButtonDisplayMode".
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item, or “Back” where it is too long.
    case `default`
    /// “Back”.
    case generic
    /// The chevron alone.
    case minimal
  }

  /// How a bar arranges an item.
  ///
  /// Source: Apple, "UINavigationItem.ItemStyle".
  public enum ItemStyle: Int, Sendable {
    /// The title is in the center.
    case navigator
    /// The title is at the leading side, and the center has groups of items.
    case browser
    /// The layout of `browser`, for documents.
    case editor
  }
}
