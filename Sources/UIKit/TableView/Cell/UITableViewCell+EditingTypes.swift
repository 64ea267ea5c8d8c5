import CoreGraphics

extension UITableViewCell {
  /// The control at the leading side of a cell that is edited.
  ///
  /// Source: Apple, "UITableViewCell.EditingStyle".
  public enum EditingStyle: Int, Sendable {
    case none
    /// A red minus sign, which asks for a confirmation.
    case delete
    /// A green plus sign.
    case insert
  }

  /// What a cell shows besides its content.
  ///
  /// Source: Apple, "UITableViewCell.StateMask".
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

/// How a cell is edited.
struct CellEditing: Equatable {
  /// Whether the cell shows that it is edited.
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether rows are selected by check marks instead.
  var selectsSeveral = false
  /// Whether the content makes room for a control.
  var indents = true
  /// Whether the row can be moved.
  var isMovable = false
  /// Whether the confirmation of a deletion shows.
  var showsConfirmation = false
  var isReordering = false

  var hasControl: Bool { isOn && (selectsSeveral || style != .none) }
  /// How far the content is from its usual place. Points.
  var inset: CGFloat { isOn && (hasControl || indents) ? EditControl.inset : 0 }
}
