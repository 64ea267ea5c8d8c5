import CoreGraphics
public import Foundation

/// A header, a footer or another view at a side of a section or of the whole layout.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutBoundarySupplementaryItem".
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  /// The distance from the place that the alignment means. Points.
  public let offset: CGPoint

  /// Whether the section becomes larger by the view; otherwise the view covers a part. Default: true.
  public var extendsBoundary = true

  /// Whether the view stays visible while its section is. Default: false.
  public var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize, elementKind, NSCollectionLayoutAnchor(edges: Self.edges[alignment] ?? []), nil)
  }

  private static let edges: [NSRectAlignment: NSDirectionalRectEdge] = [
    .top: .top, .topLeading: [.top, .leading], .leading: .leading,
    .bottomLeading: [.bottom, .leading], .bottom: .bottom,
    .bottomTrailing: [.bottom, .trailing], .trailing: .trailing,
    .topTrailing: [.top, .trailing],
  ]

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.takeDistances(of: self)
    (copy.zIndex, copy.extendsBoundary) = (zIndex, extendsBoundary)
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  /// Which side of a section the view is at: corners count as ends of the direction of scrolling.
  func side(_ axis: UIScrollView.Axis) -> Side? {
    let edges = containerAnchor.edges
    let along: (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis.isVertical ? (.top, .bottom) : (.leading, .trailing)
    let across: (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis.isVertical ? (.leading, .trailing) : (.top, .bottom)
    if edges.contains(along.0) { return .start }
    if edges.contains(along.1) { return .end }
    if edges.contains(across.0) { return .near }
    return edges.contains(across.1) ? .far : nil
  }

  enum Side {
    case start, end, near, far
  }
}
