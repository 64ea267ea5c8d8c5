import Foundation
import UIKit

final class OverridingCollectionViewTransitionLayout: UICollectionViewTransitionLayout {

  override var transitionProgress: CGFloat {
    get { called(super.transitionProgress) }
    set { super.transitionProgress = assigned(newValue) }
  }
  override var currentLayout: UICollectionViewLayout { called(super.currentLayout) }
  override var nextLayout: UICollectionViewLayout { called(super.nextLayout) }
  override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    called(super.updateValue(value, forAnimatedKey: key))
  }
  override func value(forAnimatedKey key: String) -> CGFloat {
    called(super.value(forAnimatedKey: key))
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
}
