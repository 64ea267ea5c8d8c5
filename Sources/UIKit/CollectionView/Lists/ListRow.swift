import CoreGraphics

/// The place of an item in a list.
@MainActor struct ListRow {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  let isHeader: Bool
  /// nil shows no lines.
  let separators: UIListSeparatorConfiguration?
  typealias Actions = UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
  let leadingActions: Actions?
  let trailingActions: Actions?

  /// The position of the item in its section.
  struct Place: Equatable {
    var isFirst = false
    var isLast = false
    var isHeader = false
  }

  var place: Place { Place(isFirst: isFirst, isLast: isLast, isHeader: isHeader) }

  /// The radius of the corners at the ends of a section.
  static let cornerRadius: CGFloat = 10

  /// Whether the cell draws a line at its bottom; of grouped lists, the last one of a section does not.
  var showsBottom: Bool {
    guard let separators, !isHeader else { return false }
    switch separators.bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic: return !isLast || appearance == .plain
    }
  }

  var showsTop: Bool {
    guard let separators, !isHeader else { return false }
    return separators.topSeparatorVisibility == .visible
  }
}
