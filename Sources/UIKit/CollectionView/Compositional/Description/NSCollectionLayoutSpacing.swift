import CoreGraphics
public import Foundation

/// A distance in a compositional layout.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutSpacing".
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// Points; of a flexible distance, the least ones.
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// A distance that gets a share of the space that is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item in a compositional layout.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutEdgeSpacing".
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  func before(_ axis: UIScrollView.Axis) -> NSCollectionLayoutSpacing? {
    axis.isVertical ? top : leading
  }

  func after(_ axis: UIScrollView.Axis) -> NSCollectionLayoutSpacing? {
    axis.isVertical ? bottom : trailing
  }
}
