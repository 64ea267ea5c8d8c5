import Foundation
import UIKit

final class OverridingCollectionViewLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{

  override var invalidateEverything: Bool { called(super.invalidateEverything) }
  override var invalidateDataSourceCounts: Bool { called(super.invalidateDataSourceCounts) }
  override func invalidateItems(at indexPaths: [IndexPath]) {
    called(super.invalidateItems(at: indexPaths))
  }
  override func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    called(super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths))
  }
  override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    called(super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths))
  }
  override var invalidatedItemIndexPaths: [IndexPath]? { called(super.invalidatedItemIndexPaths) }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    called(super.invalidatedSupplementaryIndexPaths)
  }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    called(super.invalidatedDecorationIndexPaths)
  }
  override var contentOffsetAdjustment: CGPoint {
    get { called(super.contentOffsetAdjustment) }
    set { super.contentOffsetAdjustment = assigned(newValue) }
  }
  override var contentSizeAdjustment: CGSize {
    get { called(super.contentSizeAdjustment) }
    set { super.contentSizeAdjustment = assigned(newValue) }
  }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    called(super.previousIndexPathsForInteractivelyMovingItems)
  }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    called(super.targetIndexPathsForInteractivelyMovingItems)
  }
  override var interactiveMovementTarget: CGPoint { called(super.interactiveMovementTarget) }
}
