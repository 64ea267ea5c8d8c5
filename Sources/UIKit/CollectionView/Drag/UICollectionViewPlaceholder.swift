public import Foundation

/// An item for which there is no data yet.
///
/// Main thread only. Source: Apple, "UICollectionViewPlaceholder".
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  /// Called to show content in the cell. Default: nil.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder that is shown by a registered cell.
  ///
  /// - Parameter insertionIndexPath: where it is shown, counting other placeholders.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
  }
}

/// A placeholder of an item that is dropped.
///
/// Main thread only. Source: Apple, "UICollectionViewDropPlaceholder".
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The shape of the preview that goes to the placeholder. Default: nil, that of the lift.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
