import UIKit

final class OverridingCollectionReusableView: UICollectionReusableView {

  override var reuseIdentifier: String? { called(super.reuseIdentifier) }
  override func prepareForReuse() {
    called(super.prepareForReuse())
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    called(super.apply(layoutAttributes))
  }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    called(super.willTransition(from: oldLayout, to: newLayout))
  }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    called(super.didTransition(from: oldLayout, to: newLayout))
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    called(super.preferredLayoutAttributesFitting(layoutAttributes))
  }
  override func invalidateIntrinsicContentSize() {
    called(super.invalidateIntrinsicContentSize())
  }
}
