public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection view is, and how it looks, as a layout determines it.
///
/// A subclass with values of its own overrides `copy(with:)` and `isEqual(_:)`.
///
/// Main thread only. Geometry is in points. Source: Apple, "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var rect = CGRect.zero
  final var element = CollectionElement(.cell, IndexPath())
  /// The directions in which the view's content determines its size.
  final var fittedAxes: Set<UIScrollView.Axis> = [.horizontal, .vertical]
  /// What an item of a list knows of its place.
  final var listRow: ListRow?
  /// The section with which the element scrolls across the layout; nil if it does not.
  final var strip: Int?
  /// Whether the element stays at an edge although the content scrolls.
  final var isPinned = false

  public override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = CollectionElement(.cell, indexPath)
  }

  /// Creates attributes of a header, a footer or another view of the data source.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = CollectionElement(.supplementary(elementKind), indexPath)
  }

  /// Creates attributes of a view that the layout itself adds.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = CollectionElement(.decoration(decorationViewKind), indexPath)
  }

  /// Creates attributes of the class of a layout.
  static func make(
    of aClass: AnyClass, _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = makeObject(of: aClass) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(aClass) is not a UICollectionViewLayoutAttributes class")
    }
    attributes.element = element
    return attributes
  }

  // MARK: The element

  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { element.kind }

  // MARK: The geometry

  /// The rectangle that encloses the transformed element. Setting it sets `center` and `size`.
  open var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(transform3D) else { return rect }
      let box = CGRect(
        x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height
      ).applying(transform)
      return box.offsetBy(dx: rect.midX, dy: rect.midY)
    }
    set { rect = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: rect.midX, y: rect.midY) }
    set {
      rect.origin = CGPoint(x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2)
    }
  }

  /// The size without the transform. Setting it keeps `center`.
  open var size: CGSize {
    get { rect.size }
    set {
      let center = center
      rect.size = newValue
      self.center = center
    }
  }

  /// The origin is zero. Setting it sets `size`; another origin traps.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      require(
        newValue.origin == .zero,
        "UICollectionViewLayoutAttributes: -setBounds: only supports a bounds with an origin of zero"
      )
      size = newValue.size
    }
  }

  /// Default: the identity.
  open var transform3D = CATransform3DIdentity

  /// `transform3D` as a transform of the plane. Default: the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: The look

  /// From 0 to 1. Default: 1.
  open var alpha: CGFloat = 1

  /// Elements with larger numbers are above those with smaller ones. Default: 0.
  open var zIndex = 0

  /// Whether the element has no view. Default: false.
  open var isHidden = false

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(of: type(of: self), element)
    (copy.rect, copy.transform3D, copy.fittedAxes) = (rect, transform3D, fittedAxes)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.isPinned, copy.strip, copy.listRow) = (isPinned, strip, listRow)
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UICollectionViewLayoutAttributes
    return MainActor.assumeIsolated { equals(other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  private func equals(_ other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other, type(of: other) == type(of: self) else { return false }
    return element == other.element && rect == other.rect && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && listRow?.place == other.listRow?.place
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// Returns a copy of the same class.
  final func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) returned another object")
    }
    return copy
  }

  /// Mirrors the element in content of a width.
  final func flip(in width: CGFloat) {
    rect.origin.x = width - rect.maxX
  }
}
