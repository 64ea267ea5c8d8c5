import CoreGraphics
public import Foundation

/// A width or a height in a compositional layout.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutDimension".
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The number with which the dimension was created: a fraction, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    require(
      dimension.isFinite && dimension >= 0,
      "Invalid dimension: \(dimension). NSCollectionLayoutDimension must be finite and not negative."
    )
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// Points, until the content has determined the dimension.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// An item is measured as with `estimated(_:)`, and takes the largest such dimension in its group.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniform, estimatedDimension)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the content determines the dimension.
  var isFitted: Bool { kind == .estimated || kind == .uniform }

  var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// The points in a container; of a dimension that contents determine, the estimate.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}
