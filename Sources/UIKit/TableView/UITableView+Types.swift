public import CoreGraphics

extension UITableView {
  /// The look of a table.
  ///
  /// Source: Apple, "UITableView.Style".
  public enum Style: Int, Sendable {
    /// Rows from side to side; headers stay at the top while their section is visible.
    case plain
    /// Sections on a background, with space between them.
    case grouped
    /// Sections with rounded corners on a background, with space around them.
    case insetGrouped
  }

  /// Where a row is placed by scrolling.
  ///
  /// Source: Apple, "UITableView.ScrollPosition".
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is visible with the least movement.
    case none
    case top
    case middle
    case bottom
  }

  /// How rows appear and disappear.
  ///
  /// Source: Apple, "UITableView.RowAnimation".
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// A title of the index that means the search above the sections.
  public static let indexSearch = "{search}"

  /// A height that follows from the content, or a standard distance.
  public static let automaticDimension: CGFloat = -1
}
