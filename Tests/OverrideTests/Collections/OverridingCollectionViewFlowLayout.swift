import Foundation
import UIKit

final class OverridingCollectionViewFlowLayout: UICollectionViewFlowLayout {

  override var minimumLineSpacing: CGFloat {
    get { called(super.minimumLineSpacing) }
    set { super.minimumLineSpacing = assigned(newValue) }
  }
  override var minimumInteritemSpacing: CGFloat {
    get { called(super.minimumInteritemSpacing) }
    set { super.minimumInteritemSpacing = assigned(newValue) }
  }
  override var itemSize: CGSize {
    get { called(super.itemSize) }
    set { super.itemSize = assigned(newValue) }
  }
  override var estimatedItemSize: CGSize {
    get { called(super.estimatedItemSize) }
    set { super.estimatedItemSize = assigned(newValue) }
  }
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { called(super.scrollDirection) }
    set { super.scrollDirection = assigned(newValue) }
  }
  override var headerReferenceSize: CGSize {
    get { called(super.headerReferenceSize) }
    set { super.headerReferenceSize = assigned(newValue) }
  }
  override var footerReferenceSize: CGSize {
    get { called(super.footerReferenceSize) }
    set { super.footerReferenceSize = assigned(newValue) }
  }
  override var sectionInset: UIEdgeInsets {
    get { called(super.sectionInset) }
    set { super.sectionInset = assigned(newValue) }
  }
  override var sectionInsetReference: SectionInsetReference {
    get { called(super.sectionInsetReference) }
    set { super.sectionInsetReference = assigned(newValue) }
  }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { called(super.sectionHeadersPinToVisibleBounds) }
    set { super.sectionHeadersPinToVisibleBounds = assigned(newValue) }
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { called(super.sectionFootersPinToVisibleBounds) }
    set { super.sectionFootersPinToVisibleBounds = assigned(newValue) }
  }
  override class var invalidationContextClass: AnyClass {
    called("")
    return super.invalidationContextClass
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
