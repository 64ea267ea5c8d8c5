import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// The height of rows until their contents have determined it.
  private static let rowHeight: CGFloat = 44
  /// The distance of inset groups from the sides.
  private static let sideInset: CGFloat = 16

  /// A section that is a list.
  ///
  /// Source: Apple, "list(using:layoutEnvironment:)".
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    section.contentInsets = insets(of: configuration)
    section.boundarySupplementaryItems = boundaries(of: configuration)
    return section
  }

  private static func insets(
    of configuration: UICollectionLayoutListConfiguration
  ) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets()
    switch configuration.appearance {
    case .plain, .sidebarPlain: break
    case .grouped: (insets.top, insets.bottom) = (17.5, 17.5)
    case .insetGrouped:
      insets = NSDirectionalEdgeInsets(
        top: 17.5, leading: sideInset, bottom: 17.5, trailing: sideInset)
    case .sidebar: (insets.leading, insets.trailing) = (8, 8)
    }
    if configuration.headerMode == .supplementary { insets.top = 0 }
    if configuration.footerMode == .supplementary { insets.bottom = 0 }
    return insets
  }

  private static func boundaries(
    of configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: configuration.headerTopPadding ?? 0))
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }

  /// The place of an item in the list.
  func listRow(at path: IndexPath, of count: Int) -> ListRow? {
    guard let configuration = listConfiguration else { return nil }
    let separators = configuration.separatorConfiguration
    let hasHeader = configuration.headerMode == .firstItemInSection
    return ListRow(
      appearance: configuration.appearance, isFirst: path.item == (hasHeader ? 1 : 0),
      isLast: path.item == count - 1, isHeader: hasHeader && path.item == 0,
      separators: configuration.showsSeparators
        ? configuration.itemSeparatorHandler?(path, separators) ?? separators : nil,
      leadingActions: configuration.leadingSwipeActionsConfigurationProvider,
      trailingActions: configuration.trailingSwipeActionsConfigurationProvider)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists.
  ///
  /// Source: Apple, "list(using:)".
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.listBackground
    return layout
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the list.
  var listBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }
}
