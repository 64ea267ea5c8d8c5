import CoreGraphics
public import Foundation

/// The look of a list in a compositional layout.
///
/// Main thread only, where it is shown. Source: Apple, "UICollectionLayoutListConfiguration".
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// Source: Apple, "UICollectionLayoutListConfiguration.Appearance".
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// Source: Apple, "UICollectionLayoutListConfiguration.HeaderMode".
  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source makes a view of the kind of headers.
    case supplementary
    /// The first item of a section is its header.
    case firstItemInSection
  }

  /// Source: Apple, "UICollectionLayoutListConfiguration.FooterMode".
  public enum FooterMode: Int, Sendable {
    case none
    /// The data source makes a view of the kind of footers.
    case supplementary
  }

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  /// Whether there are lines between the items. Default: true, except in sidebars.
  public var showsSeparators: Bool
  /// The look of the lines.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the lines of an item. Default: nil, those of `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list. Default: nil, that of the appearance.
  public var backgroundColor: UIColor?
  /// Default: `.none`.
  public var headerMode = HeaderMode.none
  /// Default: `.none`.
  public var footerMode = FooterMode.none
  /// The space above headers. Points. Default: nil, that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Returns the actions at a side of an item.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions that a swipe from the leading side shows. Default: nil, none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe from the trailing side shows. Default: nil, none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
