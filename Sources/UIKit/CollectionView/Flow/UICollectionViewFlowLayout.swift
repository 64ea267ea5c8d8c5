public import CoreGraphics
public import Foundation

/// Lines of items, in sections with headers and footers.
///
/// Main thread only. Geometry is in points. Source: Apple, "UICollectionViewFlowLayout".
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where the insets of sections are measured.
  ///
  /// Source: Apple, "UICollectionViewFlowLayout.SectionInsetReference".
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// The estimate of items whose sizes follow from their contents.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  final var flow = FlowState()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(.flowLayout, into: self)
  }

  // MARK: Settings

  /// The smallest distance between lines. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }

  /// The smallest distance between the items of a line. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }

  /// The size of items for which the delegate names none. Default: 50 x 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }

  /// The size of items until their contents have determined it; zero, the default, means that contents
  /// determine no sizes.
  open var estimatedItemSize = CGSize.zero {
    didSet { if oldValue != estimatedItemSize { invalidateLayout() } }
  }

  /// The direction in which the content scrolls; lines run across. Default: `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }

  /// The size of headers for which the delegate names none, of which only the part in the direction of
  /// scrolling counts. Default: zero, no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }

  /// As `headerReferenceSize`, of footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }

  /// The distances of the items of a section from its sides, its header and its footer. Default: zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }

  /// From where `sectionInset` is measured. Default: `.fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
  }

  /// Whether the header of the first visible section stays visible. Default: false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }

  /// Whether the footer of the last visible section stays visible. Default: false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowElements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgeAttributes(elementKind, indexPath) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Default: true if the size across the lines changes, or while headers or footers stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != flow.size || pins
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isResized = newBounds.size != flow.size
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (
        isResized, isResized
      )
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.element.isCell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    flow.fitted[preferredAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override func itemsWillMove(_ update: CollectionUpdate) { moveSizes(update) }

  override var followsInsets: Bool { true }
}
