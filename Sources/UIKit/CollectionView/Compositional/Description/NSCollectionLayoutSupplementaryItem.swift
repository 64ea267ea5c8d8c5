import CoreGraphics
public import Foundation

/// A view that is attached to an item or a group, such as a badge.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutSupplementaryItem".
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Where the view is attached to the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of the view is attached; nil means that with the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Views with larger numbers are above those with smaller ones. Default: 1.
  public var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.takeDistances(of: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The frame of the view, attached to a frame.
  final func frame(size: CGSize, at container: CGRect) -> CGRect {
    let (there, here) = (containerAnchor.unitPoint, (itemAnchor ?? containerAnchor).unitPoint)
    var distance = containerAnchor.distance(for: size)
    if let itemAnchor {
      let own = itemAnchor.distance(for: size)
      distance = CGPoint(x: distance.x + own.x, y: distance.y + own.y)
    }
    return CGRect(
      x: container.minX + there.x * container.width - here.x * size.width + distance.x,
      y: container.minY + there.y * container.height - here.y * size.height + distance.y,
      width: size.width, height: size.height)
  }
}
