public import Foundation

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

  /// From where the insets of separators count.
  ///
  /// Source: Apple, "UITableView.SeparatorInsetReference".
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the sides of the cell.
    case fromCellEdges
    /// From where separators are by themselves: they begin where the texts do.
    case fromAutomaticInsets
  }

  /// When the height of a row is determined again after a change of its content.
  ///
  /// Source: Apple, "UITableView.SelfSizingInvalidation".
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by itself.
    case disabled
    /// When the program sets the cell's content configuration, or invalidates its natural size.
    case enabled
    /// Also when constraints in the content change.
    case enabledIncludingConstraints
  }

  /// Posted by a table when the user has changed which rows are selected.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// A title of the index that means the search above the sections.
  public static let indexSearch = "{search}"

  /// A height that follows from the content, or a standard distance.
  public static let automaticDimension: CGFloat = -1
}
