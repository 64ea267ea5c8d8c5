public import CoreGraphics
public import Foundation
import QuartzCore

/// A layout between two others, during an interactive change from the first to the second.
///
/// Main thread only. Source: Apple, "UICollectionViewTransitionLayout".
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let layouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)
  private var values: [String: CGFloat] = [:]

  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    layouts = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a layout between two layouts without elements; archives hold none.
  public required init?(coder: NSCoder) {
    layouts = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// From 0, the current layout, to 1, the next one. The program invalidates the layout after a change.
  open var transitionProgress: CGFloat = 0 {
    didSet { if oldValue != transitionProgress { invalidateLayout() } }
  }

  open var currentLayout: UICollectionViewLayout { layouts.current }

  open var nextLayout: UICollectionViewLayout { layouts.next }

  /// Stores a value that changes with the transition, for attributes of a subclass.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value that was stored; 0 without one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    for layout in [layouts.current, layouts.next] where layout.needsPreparation {
      layout.needsPreparation = false
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (
      layouts.current.collectionViewContentSize, layouts.next.collectionViewContentSize
    )
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // An element between its two places may be visible although it is in neither rectangle alone.
    var elements: Set<CollectionElement> = []
    for layout in [layouts.current, layouts.next] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? []
      where !attributes.isHidden { elements.insert(attributes.element) }
    }
    return elements.compactMap(mixed).filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(CollectionElement(.cell, indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(CollectionElement(.supplementary(elementKind), indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(CollectionElement(.decoration(elementKind), indexPath))
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// The attributes of an element between those of the two layouts; transparent in the one without it.
  private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let found = (
      layouts.current.attributes(of: element), layouts.next.attributes(of: element)
    )
    guard let result = (found.1 ?? found.0)?.duplicate() else { return nil }
    guard let from = found.0, let to = found.1 else {
      result.alpha *= found.0 == nil ? transitionProgress : 1 - transitionProgress
      return result
    }
    result.frame = CGRect(
      x: mix(from.center.x - from.size.width / 2, to.center.x - to.size.width / 2),
      y: mix(from.center.y - from.size.height / 2, to.center.y - to.size.height / 2),
      width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    result.alpha = mix(from.alpha, to.alpha)
    result.transform = CGAffineTransform(
      a: mix(from.transform.a, to.transform.a), b: mix(from.transform.b, to.transform.b),
      c: mix(from.transform.c, to.transform.c), d: mix(from.transform.d, to.transform.d),
      tx: mix(from.transform.tx, to.transform.tx), ty: mix(from.transform.ty, to.transform.ty))
    result.fittedAxes = []
    return result
  }
}
