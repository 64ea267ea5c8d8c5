import UIKit

final class OverridingCollectionViewFlowLayoutInvalidationContext:
  UICollectionViewFlowLayoutInvalidationContext
{

  override var invalidateFlowLayoutDelegateMetrics: Bool {
    get { called(super.invalidateFlowLayoutDelegateMetrics) }
    set { super.invalidateFlowLayoutDelegateMetrics = assigned(newValue) }
  }
  override var invalidateFlowLayoutAttributes: Bool {
    get { called(super.invalidateFlowLayoutAttributes) }
    set { super.invalidateFlowLayoutAttributes = assigned(newValue) }
  }
}
