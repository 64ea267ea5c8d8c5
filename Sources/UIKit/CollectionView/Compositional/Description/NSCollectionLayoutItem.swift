import CoreGraphics
public import Foundation

/// What a group of a compositional layout consists of: an item of the collection view, or a group.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutItem".
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying
{
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  final var attached: [NSCollectionLayoutSupplementaryItem]

  /// The distances of the content from the sides of the item, which do not change the item's size. They
  /// have no effect in a direction in which the content determines the size. Default: zero.
  public var contentInsets = NSDirectionalEdgeInsets()

  /// The distances around the item. Default: nil.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, attached) = (layoutSize, supplementaryItems)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.takeDistances(of: self)
    return copy
  }

  final func takeDistances(of other: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
  }

  /// The insets in the directions in which they have an effect.
  final var effectiveInsets: UIEdgeInsets {
    let axes = layoutSize.fittedAxes
    let insets = contentInsets
    return UIEdgeInsets(
      top: axes.contains(.vertical) ? 0 : insets.top,
      left: axes.contains(.horizontal) ? 0 : insets.leading,
      bottom: axes.contains(.vertical) ? 0 : insets.bottom,
      right: axes.contains(.horizontal) ? 0 : insets.trailing)
  }

  /// Whether the content of the item, or of one in it, determines sizes.
  var isFitted: Bool {
    !layoutSize.fittedAxes.isEmpty || supplementaryItems.contains { $0.isFitted }
  }
}
