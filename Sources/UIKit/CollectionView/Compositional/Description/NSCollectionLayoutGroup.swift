import CoreGraphics
public import Foundation

/// Items side by side, one below the other, or where the program puts them.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutGroup".
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group arranges its subitems.
  enum Arrangement {
    /// Again and again, while there is space.
    case line(UIScrollView.Axis)
    /// A number of times.
    case repeating(UIScrollView.Axis, count: Int)
    /// A number of times, in equal parts of the space.
    case equal(UIScrollView.Axis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]

  /// The distance between the subitems. Default: nil, none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The views that are attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Subitems side by side, which are repeated while there is space.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { line(layoutSize, .horizontal, subitems) }

  /// Subitems one below the other, which are repeated while there is space.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { line(layoutSize, .vertical, subitems) }

  /// An item a number of times, side by side, in its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { Self(layoutSize, .repeating(.horizontal, count: required(count)), [subitem]) }

  /// An item a number of times, one below the other, in its own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { Self(layoutSize, .repeating(.vertical, count: required(count)), [subitem]) }

  /// An item a number of times, side by side, in equal widths.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, .equal(.horizontal, count: required(count)), [subitem]) }

  /// An item a number of times, one below the other, in equal heights.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, .equal(.vertical, count: required(count)), [subitem]) }

  /// Items whose frames the closure returns, in the group's coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { Self(layoutSize, .custom(itemProvider), []) }

  private class func line(
    _ size: NSCollectionLayoutSize, _ axis: UIScrollView.Axis, _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    require(
      !subitems.isEmpty,
      "Invalid parameter not satisfying: subitems.count > 0. A group must have at least one subitem."
    )
    return Self(size, .line(axis), subitems)
  }

  private class func required(_ count: Int) -> Int {
    require(count > 0, "Invalid parameter not satisfying: count > 0")
    return count
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
    copy.takeDistances(of: self)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }

  override var isFitted: Bool { super.isFitted || subitems.contains(where: \.isFitted) }

  /// Returns a text with the frames of the items of the group in a container of 400 x 400 points.
  public func visualDescription() -> String {
    let solver = GroupSolver(end: Int.max, fitted: { _ in nil }, environment: nil)
    let solved = solver.solve(self, in: CGSize(width: 400, height: 400), first: 0)
    let lines = solved.items.map { "  item \($0.index): \($0.frame)" }
    return (["group: \(solved.size)"] + lines).joined(separator: "\n")
  }
}

/// Returns the items of a custom group.
///
/// Source: Apple, "NSCollectionLayoutGroupCustomItemProvider".
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
///
/// Main thread only. Source: Apple, "NSCollectionLayoutGroupCustomItem".
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In the group's coordinates. Points.
  public let frame: CGRect
  /// Items with larger numbers are above those with smaller ones. Default: 0.
  public let zIndex: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
