import CoreGraphics
public import Foundation

/// Where a supplementary view is attached to an item.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutAnchor".
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  public let edges: NSDirectionalRectEdge
  /// Points, or fractions of the supplementary view's size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's point in a rectangle of a size, from 0 to 1.
  var unitPoint: CGPoint {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : edges.contains(start) ? 0 : 1
    }
    return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
  }

  /// The offset in points.
  func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
