import CoreGraphics

/// The lines above and below an item of a list.
///
/// Main thread only, where it is shown. Source: Apple, "UIListSeparatorConfiguration".
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether there is a line.
  ///
  /// Source: Apple, "UIListSeparatorConfiguration.Visibility".
  public enum Visibility: Int, Sendable {
    /// Where lists of the appearance have one.
    case automatic
    case visible
    case hidden
  }

  /// Insets that follow the content of the cell.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Default: `.automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// Default: `.automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Default: `automaticInsets`.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Default: `automaticInsets`.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Default: `UIColor.separator`.
  public var color = UIColor.separator
  /// The color at a selected or touched item; nil means `color`. Default: nil.
  public var multipleSelectionColor: UIColor?
  let appearance: UICollectionLayoutListConfiguration.Appearance

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }
}
