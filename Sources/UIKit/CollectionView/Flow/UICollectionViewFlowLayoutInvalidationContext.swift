/// Which parts of a flow layout are no longer valid.
///
/// Main thread only. Source: Apple, "UICollectionViewFlowLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of the items are determined again. Default: true.
  open var invalidateFlowLayoutAttributes = true
}
