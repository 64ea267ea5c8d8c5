import CoreGraphics
public import Foundation

/// What belongs to a compositional layout as a whole.
///
/// Main thread only. Source: Apple, "UICollectionViewCompositionalLayoutConfiguration".
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// Default: `.vertical`.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections. Points. Default: 0.
  public var interSectionSpacing: CGFloat = 0

  /// Headers, footers and other views at the sides of the layout, whose index paths have one index.
  /// Default: none.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// From where the content insets of sections are measured. Default: `.safeArea`.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
