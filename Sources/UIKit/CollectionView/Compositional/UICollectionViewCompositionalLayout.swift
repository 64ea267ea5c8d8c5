public import CoreGraphics
public import Foundation

/// Sections of different arrangements, which descriptions of groups and items determine.
///
/// Main thread only. Geometry is in points. Source: Apple, "UICollectionViewCompositionalLayout".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var composition = CompositionState()
  /// The color behind a layout of lists, for views that have none.
  final var listBackground: UIColor?
  private var settings: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    settings = Self.copied(configuration)
    super.init()
  }

  /// Creates a layout that asks for each section; nil traps.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = Self.copied(configuration)
    super.init()
  }

  /// Traps: archives do not contain descriptions of sections.
  public required init?(coder: NSCoder) {
    preconditionFailure("UICollectionViewCompositionalLayout cannot be created from an archive")
  }

  private static func copied(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  /// What belongs to the layout as a whole. It is copied.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = Self.copied(newValue)
      invalidateLayout()
    }
  }

  // MARK: UICollectionViewLayout

  /// Default: true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    prepareComposition()
  }

  open override var collectionViewContentSize: CGSize { composition.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { composedElements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    composedAttributes(CollectionElement(.cell, indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    composedAttributes(CollectionElement(.supplementary(elementKind), indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    composedAttributes(CollectionElement(.decoration(elementKind), indexPath))
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Default: true if the size changes, or while boundary views stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != composition.size || composition.pins
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    composition.isScrolling = newBounds.size == composition.size
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    composition.fitted[originalAttributes.element] != preferredAttributes.size
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    composition.fitted[originalAttributes.element] = preferredAttributes.size
    composition.refit.insert(originalAttributes.element)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override func itemsWillMove(_ update: CollectionUpdate) { moveFittedSizes(update) }

  override func attachesToItems(_ kind: String) -> Bool {
    composition.attachedKinds.contains(kind)
  }

  override var followsInsets: Bool { true }

  override func strip(ofSection section: Int) -> CollectionStrip? { composedStrip(section) }
}

/// Returns the description of a section for an environment.
///
/// Source: Apple, "UICollectionViewCompositionalLayoutSectionProvider".
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?
