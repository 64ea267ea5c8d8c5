public import Foundation

/// The answer of a table's delegate to items that are dragged above it.
///
/// Main thread only. Source: Apple, "UITableViewDropProposal".
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  ///
  /// Source: Apple, "UITableViewDropProposal.Intent".
  public enum Intent: Int, Sendable {
    /// Somewhere in the table, which shows no place.
    case unspecified
    /// Between rows, which make room.
    case insertAtDestinationIndexPath
    /// Into the row below the drag.
    case insertIntoDestinationIndexPath
    /// Into the row in its middle, and between rows at its edges.
    case automatic
  }

  private var ownIntent = Intent.unspecified

  /// Creates a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    ownIntent = intent
  }

  /// Default: `.unspecified`.
  open var intent: Intent { ownIntent }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UITableViewDropProposal)?.ownIntent = ownIntent
    return copy
  }
}
