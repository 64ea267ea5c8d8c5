extension UITableViewCell {
  /// The labels and images of a cell, and where they are.
  ///
  /// Source: Apple, "UITableViewCell.CellStyle".
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default`
    /// A text, and a secondary one at the other side.
    case value1
    /// A small text in the tint color, and another one beside it.
    case value2
    /// A text above a smaller one, and an image before them.
    case subtitle
  }

  /// Whether a selected cell shows it.
  ///
  /// Source: Apple, "UITableViewCell.SelectionStyle".
  public enum SelectionStyle: Int, Sendable {
    case none
    /// The cell looks like one with `.default`.
    case blue
    /// The cell looks like one with `.default`.
    case gray
    case `default`
  }

  /// The standard view at the trailing side of a cell.
  ///
  /// Source: Apple, "UITableViewCell.AccessoryType".
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    /// A button, and an arrow.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// Whether there are lines between rows.
  ///
  /// Source: Apple, "UITableViewCell.SeparatorStyle".
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// How far a drag of a cell is.
  ///
  /// Source: Apple, "UITableViewCell.DragState".
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging

    init(_ state: UICellConfigurationState.DragState) {
      switch state {
      case .none: self = .none
      case .lifting: self = .lifting
      case .dragging: self = .dragging
      }
    }
  }
}
