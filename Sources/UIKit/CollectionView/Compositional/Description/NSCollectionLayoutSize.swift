import CoreGraphics
public import Foundation

/// The size of an item, a group or a supplementary view in a compositional layout.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutSize".
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  func dimension(_ axis: UIScrollView.Axis) -> NSCollectionLayoutDimension {
    axis.isVertical ? heightDimension : widthDimension
  }

  /// The directions in which the content determines the size.
  var fittedAxes: Set<UIScrollView.Axis> {
    Set(UIScrollView.Axis.allCases.filter { dimension($0).isFitted })
  }

  /// The points in a container; estimates where the content determines the size.
  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// The points, with those parts of a size that the content has determined.
  func points(in container: CGSize, fitted: CGSize?) -> CGSize {
    var size = points(in: container)
    guard let fitted else { return size }
    if widthDimension.isFitted { size.width = fitted.width }
    if heightDimension.isFitted { size.height = fitted.height }
    return size
  }
}
