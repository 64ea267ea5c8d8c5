import CoreGraphics

/// The measures of menus, in points: those of iOS 7 to 18.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  /// The space above and below a title that needs more than the height of a row.
  static let rowMargin: CGFloat = 10
  /// The heights of rows of images, and of images above titles.
  static let imageRowHeight: CGFloat = 48
  static let imageAndTitleRowHeight: CGFloat = 66
  static let sectionTitleHeight: CGFloat = 30
  static let sectionGap: CGFloat = 8
  static let sideMargin: CGFloat = 16
  /// The width of the column for check marks.
  static let markWidth: CGFloat = 20
  /// The width of the column for images.
  static let imageWidth: CGFloat = 26
  static let cornerRadius: CGFloat = 13
  /// The distance from the edges of the safe area.
  static let screenMargin: CGFloat = 8
  /// The distance between a preview and its menu.
  static let previewGap: CGFloat = 12
  /// The time for which a finger rests until a context menu appears, in seconds.
  static let pressDuration = 0.5
}
