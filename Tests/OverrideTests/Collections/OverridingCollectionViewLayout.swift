import Foundation
import UIKit

final class OverridingCollectionViewLayout: UICollectionViewLayout {

  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var collectionView: UICollectionView? { called(super.collectionView) }
  override class var layoutAttributesClass: AnyClass {
    called("")
    return super.layoutAttributesClass
  }
  override class var invalidationContextClass: AnyClass {
    called("")
    return super.invalidationContextClass
  }
  override func prepare() {
    called(super.prepare())
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    called(super.layoutAttributesForElements(in: rect))
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(super.layoutAttributesForItem(at: indexPath))
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }
  override var collectionViewContentSize: CGSize { called(super.collectionViewContentSize) }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    called(
      super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity))
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    called(super.targetContentOffset(forProposedContentOffset: proposedContentOffset))
  }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    called(super.developmentLayoutDirection)
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    called(super.flipsHorizontallyInOppositeLayoutDirection)
  }
  override func invalidateLayout() {
    called(super.invalidateLayout())
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    called(super.invalidateLayout(with: context))
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    called(super.shouldInvalidateLayout(forBoundsChange: newBounds))
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    called(super.invalidationContext(forBoundsChange: newBounds))
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    called(
      super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes))
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    called(
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes))
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    called(super.prepare(forCollectionViewUpdates: updateItems))
  }
  override func finalizeCollectionViewUpdates() {
    called(super.finalizeCollectionViewUpdates())
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    called(super.prepare(forAnimatedBoundsChange: oldBounds))
  }
  override func finalizeAnimatedBoundsChange() {
    called(super.finalizeAnimatedBoundsChange())
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    called(super.prepareForTransition(to: newLayout))
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    called(super.prepareForTransition(from: oldLayout))
  }
  override func finalizeLayoutTransition() {
    called(super.finalizeLayoutTransition())
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(
      super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(
      super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    called(super.indexPathsToInsertForSupplementaryView(ofKind: elementKind))
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    called(super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind))
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    called(super.indexPathsToInsertForDecorationView(ofKind: elementKind))
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    called(super.indexPathsToDeleteForDecorationView(ofKind: elementKind))
  }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    called(super.register(viewClass, forDecorationViewOfKind: elementKind))
  }
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    called(
      super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position))
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    called(
      super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position))
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    called(
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition))
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    called(
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled))
  }
}
