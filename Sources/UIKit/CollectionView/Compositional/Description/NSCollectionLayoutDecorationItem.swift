import CoreGraphics
public import Foundation

/// A view behind a section, which the layout itself adds.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutDecorationItem".
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String

  /// Views with larger numbers are above those with smaller ones. Default: -1, below the items.
  public var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view that fills the section, except for its `contentInsets`.
  public class func background(elementKind: String) -> Self { Self(kind: elementKind) }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.takeDistances(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
