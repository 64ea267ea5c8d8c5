import CoreGraphics

/// How a section scrolls across the direction in which the layout scrolls.
///
/// Source: Apple, "UICollectionLayoutSectionOrthogonalScrollingBehavior".
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  case continuous
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the width of the collection view.
  case paging
  /// By a group.
  case groupPaging
  /// By a group, which comes to rest in the middle.
  case groupPagingCentered
}

/// How the scrolling of a section slows down and bounces.
///
/// Main thread only. Source: Apple, "UICollectionLayoutSectionOrthogonalScrollingProperties".
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// Default: `.automatic`, which follows from the behavior.
  public var decelerationRate = DecelerationRate.automatic
  /// Default: `.automatic`, which bounces.
  public var bounce = Bounce.automatic

  public init() {}

  /// Source: Apple, "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate".
  public enum DecelerationRate: Int, Sendable {
    case automatic, normal, fast
  }

  /// Source: Apple, "UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce".
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }
}
