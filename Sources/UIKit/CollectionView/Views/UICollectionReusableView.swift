import CoreGraphics
public import Foundation

/// A view that a collection view uses again for other elements.
///
/// Main thread only. Source: Apple, "UICollectionReusableView".
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What the view can be used for again.
  final var reuseKey: CollectionReuse.Key?
  /// The collection view that shows the view, or has created it.
  final weak var collection: UICollectionView?
  /// The attributes that are shown.
  final var shown: UICollectionViewLayoutAttributes?
  /// The size in which the content fits, once it has been determined.
  final var fittedSize: CGSize?
  /// Whether the delegate knows that the view is shown.
  final var isTold = false
  final var placedRank: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name by which the collection view uses the view again.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  /// Called before the view is used for another element.
  open func prepareForReuse() {
    fittedSize = nil
  }

  /// Called with the attributes before they are shown, if they differ from the previous ones. A subclass
  /// shows values of its own attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout of the collection view is replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout of the collection view was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the content needs, in the directions in which the layout leaves
  /// that to the content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.contentDidChange(of: self)
  }
}
