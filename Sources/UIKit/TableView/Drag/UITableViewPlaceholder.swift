public import CoreGraphics
public import Foundation

/// A row for which there is no data yet.
///
/// Main thread only. Source: Apple, "UITableViewPlaceholder".
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// Called to show content in the cell. Default: nil.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder that is shown by a registered cell.
  ///
  /// - Parameter insertionIndexPath: where it is shown, counting other placeholders.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
  }
}

/// A placeholder of an item that is dropped.
///
/// Main thread only. Source: Apple, "UITableViewDropPlaceholder".
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The shape of the preview that goes to the placeholder. Default: nil, that of the lift.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
