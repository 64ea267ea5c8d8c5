public import CoreGraphics
public import Foundation

/// Determines where the elements of a collection view are. Subclasses do it; this class has no elements.
///
/// Main thread only. Geometry is in points, in the content's coordinates. Source: Apple,
/// "UICollectionViewLayout".
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var view: UICollectionView?
  /// Whether `prepare()` is called before the next use.
  final var needsPreparation = true
  final var decorationClasses: [String: AnyClass] = [:]
  /// What elements appear and disappear, while that is animated.
  final var transition: CollectionTransition?

  public override init() {
    super.init()
  }

  /// Creates a layout with default values; archives hold none of the properties.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// The view that uses the layout. Not retained.
  open var collectionView: UICollectionView? { view }

  /// The class of the attributes that the layout creates. Default: `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Default: `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Providing a layout

  /// Called before the layout is first used and after each invalidation.
  open func prepare() {}

  /// The attributes of all elements in a rectangle. Default: nil.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Default: nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Default: nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Default: nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the content. Default: zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The offset at which scrolling comes to rest.
  ///
  /// - Parameter velocity: in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// The offset after an update or a change of the layout. Default: the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The direction for which the layout is written. Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored where the direction is the other one. Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Makes everything invalid: the layout is prepared again before the next frame.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateWhole(counts: false)
    invalidateLayout(with: context)
  }

  /// Makes parts invalid. A subclass calls this.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    view?.layoutDidInvalidate(self, context)
  }

  /// Whether the layout changes with the view's bounds. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the size that a view's content needs changes the layout. Default: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidate(originalAttributes.element)
    return context
  }

  // MARK: Animated changes

  /// Called after `prepare()` for an update, before its attributes are asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the animation block of an update.
  open func finalizeCollectionViewUpdates() { transition = nil }

  /// Called before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called in the animation block of a change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Called on the layout that another one replaces.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the layout that replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called in the animation block of a change of the layout.
  open func finalizeLayoutTransition() { transition = nil }

  /// Where an item begins its animation. Default: where it was, or transparent at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(CollectionElement(.cell, itemIndexPath))
  }

  /// Where an item ends its animation. Default: where it will be, or transparent at its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(CollectionElement(.cell, itemIndexPath))
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(CollectionElement(.supplementary(elementKind), elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(CollectionElement(.supplementary(elementKind), elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(CollectionElement(.decoration(elementKind), decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(CollectionElement(.decoration(elementKind), decorationIndexPath))
  }

  /// Supplementary views that an update adds, besides those of new sections. Default: none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that an update removes, besides those of old sections. Default: none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Default: none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Default: none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decoration views

  /// Registers a class whose `init(frame:)` creates decoration views; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Interactive movement

  /// The index path to which an item that a finger moves goes. Default: that of the item under it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { view?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The attributes of an item that a finger moves. Default: those of the item, at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = .init(
      previous: previousIndexPaths, targets: targetIndexPaths, point: targetPosition)
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = .init(previous: previousIndexPaths, targets: indexPaths)
    return context
  }

  // MARK: What the layouts of the system add

  /// Keeps what the layout knows of items, such as their sizes, when an update moves them.
  func itemsWillMove(_ update: CollectionUpdate) {}

  /// Whether supplementary views of a kind belong to items, and not to sections.
  func attachesToItems(_ kind: String) -> Bool { false }

  /// How a section scrolls across the layout; nil if it does not.
  func strip(ofSection section: Int) -> CollectionStrip? { nil }

  /// Whether the insets of the view change the layout.
  var followsInsets: Bool { false }
}
