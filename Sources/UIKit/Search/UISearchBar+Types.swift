extension UISearchBar {
  /// An image of a search bar.
  ///
  /// Source: Apple, "UISearchBar.Icon".
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The background of a search bar.
  ///
  /// Source: Apple, "UISearchBar.Style".
  public enum Style: UInt, Sendable {
    /// `.prominent`.
    case `default`
    /// A blurred background with a line below it.
    case prominent
    /// No background.
    case minimal
  }
}
