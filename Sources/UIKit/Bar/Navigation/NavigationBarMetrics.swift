import CoreGraphics

/// The measures of navigation bars of iOS 17. Points.
enum NavigationBarMetrics {
  /// The height of the row of the title and the buttons in a sheet.
  static let rowHeightInSheet: CGFloat = 56
  /// The height that a prompt adds.
  static let promptHeight: CGFloat = 30
  /// The width of a search bar in the row of the title, and with its cancel button.
  static let inlineSearchWidth: CGFloat = 240
  static let activeInlineSearchWidth: CGFloat = 320
  /// The height that a large title adds.
  static let largeTitleHeight: CGFloat = 52
  /// The distance of a large title from the lower edge.
  static let largeTitleBottom: CGFloat = 8
  /// The distance of the chevron from the leading side.
  static let chevronStart: CGFloat = 8
  /// The distance between the chevron and the title of the back button.
  static let chevronSpacing: CGFloat = 6
  /// The least distance between the title and what is beside it.
  static let titleSpacing: CGFloat = 8
}

/// The height of a navigation bar, in its parts. Points.
struct NavigationBarHeight: Equatable {
  var prompt: CGFloat = 0
  /// The row of the title and the buttons.
  var row = BarMetrics.height
  /// The visible height of the large title: 0 when it is collapsed.
  var largeTitle: CGFloat = 0
  /// The visible height of a stacked search bar.
  var search: CGFloat = 0
  /// Whether the search bar has taken the place of everything else.
  var isSearchAlone = false

  /// The height above the search bar.
  var aboveSearch: CGFloat { isSearchAlone ? 0 : prompt + row + largeTitle }
  var total: CGFloat { aboveSearch + search }

  /// Takes away what content has hidden that is scrolled up by a distance: first the search bar, if it hides,
  /// then the large title.
  mutating func collapse(by distance: CGFloat, hidingSearch: Bool) {
    guard !isSearchAlone else { return }
    var rest = max(distance, 0)
    if hidingSearch {
      let part = min(rest, search)
      search -= part
      rest -= part
    }
    largeTitle = max(largeTitle - rest, 0)
  }
}
