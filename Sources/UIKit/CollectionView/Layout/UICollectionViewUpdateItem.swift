public import Foundation

/// A change of an item or a section, as a layout is told about it.
///
/// Main thread only. Source: Apple, "UICollectionViewUpdateItem".
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  ///
  /// Source: Apple, "UICollectionViewUpdateItem.Action".
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  private let paths: (before: IndexPath?, after: IndexPath?)
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (self.action, paths) = (action, (before, after))
    super.init()
  }

  /// nil for an insertion. The item of a section's path is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { paths.before }

  /// nil for a deletion. The item of a section's path is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { paths.after }

  open var updateAction: Action { action }
}
