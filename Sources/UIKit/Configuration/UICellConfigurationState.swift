/// The state of a cell that configurations are updated by.
///
/// Source: Apple, "UICellConfigurationState".
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  /// How far a drag of the cell is.
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  /// Whether something is dragged over the cell's list, or over the cell.
  public enum DropState: Int, Sendable {
    case none
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  /// Whether the cell is swiped aside, so that its actions show.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
