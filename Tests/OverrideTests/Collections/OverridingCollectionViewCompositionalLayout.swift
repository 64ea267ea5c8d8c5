import Foundation
import UIKit

final class OverridingCollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {

  override var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { called(super.configuration) }
    set { super.configuration = assigned(newValue) }
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    called(super.flipsHorizontallyInOppositeLayoutDirection)
  }
  override func prepare() {
    called(super.prepare())
  }
  override var collectionViewContentSize: CGSize { called(super.collectionViewContentSize) }
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
}
