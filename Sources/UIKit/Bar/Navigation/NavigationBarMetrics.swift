import CoreGraphics

/// The measures of navigation bars of iOS 17. Points.
enum NavigationBarMetrics {
  /// The height that a prompt adds.
  static let promptHeight: CGFloat = 30
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

  var total: CGFloat { prompt + row + largeTitle }
}
