public import Foundation

/// An item that is dragged, or that may be dropped.
///
/// Main thread only. Source: Apple, "UIDragItem".
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Provides the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// What this program knows of the item; other programs do not get it. Default: nil.
  open var localObject: Any?
  /// Makes the preview under the finger; nil means that of the lift, and a preview of nil hides the
  /// item. Default: nil.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}
