import CoreGraphics

extension UICollectionView {
  /// Called when an interactive transition between layouts has ended.
  ///
  /// - Parameters:
  ///   - completed: whether its animation ran to the end.
  ///   - finished: whether the new layout is in place.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) ->
    Void

  /// The direction in which a layout scrolls.
  ///
  /// Source: Apple, "UICollectionView.ScrollDirection".
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// Where an item is placed by scrolling: one value for each direction.
  ///
  /// Source: Apple, "UICollectionView.ScrollPosition".
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// What a view of a collection view shows.
  ///
  /// Source: Apple, "UICollectionView.ElementCategory".
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer, or another view of the data source.
    case supplementaryView
    /// A view that the layout adds.
    case decorationView
  }

  /// How soon items make room for a drag.
  ///
  /// Source: Apple, "UICollectionView.ReorderingCadence".
  public enum ReorderingCadence: Int, Sendable {
    case immediate
    /// After a short rest of the drag.
    case fast
    /// After a longer rest of the drag.
    case slow
  }

  /// When the size of a cell is determined again after a change of its content.
  ///
  /// Source: Apple, "UICollectionView.SelfSizingInvalidation".
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by itself.
    case disabled
    /// When the program invalidates the natural size of the cell or its content view.
    case enabled
    /// Also when constraints in the content change.
    case enabledIncludingConstraints
  }

  /// The kind of the headers of a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
