import CoreGraphics
public import Foundation

/// A section of a compositional layout: a group that is repeated for all items.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutSection".
@preconcurrency @MainActor
public final class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// What a section that is a list looks like.
  var listConfiguration: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// The distances of the groups from the sides of the section. Default: zero.
  public var contentInsets = NSDirectionalEdgeInsets()

  /// The distance between groups. Points. Default: 0.
  public var interGroupSpacing: CGFloat = 0

  /// From where `contentInsets` are measured. Default: `.automatic`.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  /// From where boundary views are measured. Default: `.automatic`, as `contentInsetsReference` with the
  /// insets; other values leave the insets out.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether boundary views are inside of the insets. Default: true.
  @available(*, deprecated, message: "use supplementaryContentInsetsReference")
  public var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  /// How the section scrolls across the layout. Default: `.none`.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How that scrolling slows down and bounces.
  public var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers, footers and other views at the sides of the section. Default: none.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Views behind the section. Default: none.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called before each layout with the elements of the section that are visible, which it may change,
  /// and the offset by which the content has been scrolled.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.listConfiguration = listConfiguration
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// Gets the visible elements of a section, the scroll offset and the environment.
///
/// Source: Apple, "NSCollectionLayoutSectionVisibleItemsInvalidationHandler".
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ items: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void
