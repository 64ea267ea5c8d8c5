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

  /// Where a bar has the search bar of an item.
  ///
  /// Source: Apple, "UINavigationItem.SearchBarPlacement".
  public enum SearchBarPlacement: Int, Sendable {
    /// `inline` in a wide bar, and else `stacked`.
    case automatic
    /// In the row of the title, before the items at the trailing side.
    case inline
    /// Below the title.
    case stacked
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
