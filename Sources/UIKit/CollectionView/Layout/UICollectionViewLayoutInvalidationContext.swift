public import CoreGraphics
public import Foundation

/// Which parts of a layout are no longer valid.
///
/// Main thread only. Source: Apple, "UICollectionViewLayoutInvalidationContext".
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var isWhole = false
  private var hasNewCounts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?
  final var movement = Movement()

  /// Items that a finger moves.
  struct Movement {
    var previous: [IndexPath]?
    var targets: [IndexPath]?
    var point = CGPoint.zero
  }

  public override init() {
    super.init()
  }

  /// Whether everything is invalid, as after a reload of the data.
  open var invalidateEverything: Bool { isWhole }

  /// Whether the numbers of sections and items are asked for again.
  open var invalidateDataSourceCounts: Bool { hasNewCounts }

  final func invalidateWhole(counts: Bool) {
    isWhole = true
    hasNewCounts = counts
  }

  final func invalidateCounts() {
    hasNewCounts = true
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// Index paths by the kinds of the views.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }

  /// Index paths by the kinds of the views.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// By how much the content offset is changed. Points. Default: zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the size of the content is changed. Points. Default: zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where items that a finger moves were before.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement.previous }

  /// Where items that a finger moves go.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement.targets }

  /// The place of an item that a finger moves, in the collection view's coordinates.
  open var interactiveMovementTarget: CGPoint { movement.point }
}
