public import Foundation

/// The answer of a collection view's delegate to items that are dragged above it.
///
/// Main thread only. Source: Apple, "UICollectionViewDropProposal".
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The place where a drop goes.
  ///
  /// Source: Apple, "UICollectionViewDropProposal.Intent".
  public enum Intent: Int, Sendable {
    /// Somewhere in the collection view, which shows no place.
    case unspecified
    /// Between items, which make room.
    case insertAtDestinationIndexPath
    /// Into the item below the drag.
    case insertIntoDestinationIndexPath
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
    (copy as? UICollectionViewDropProposal)?.ownIntent = ownIntent
    return copy
  }
}
