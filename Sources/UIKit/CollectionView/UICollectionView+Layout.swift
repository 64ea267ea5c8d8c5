import CoreGraphics
import Foundation

extension UICollectionView {
  /// Prepares the layout if it is invalid, and takes the content's size from it.
  func prepareLayout() {
    load()
    guard layoutObject.needsPreparation else { return }
    layoutObject.needsPreparation = false
    layoutObject.prepare()
  }

  func updateContentSize() {
    let size = layoutObject.collectionViewContentSize
    if size != contentSize { contentSize = size }
    showBeginning()
  }

  /// Content that is mirrored begins at its right side.
  private func showBeginning() {
    let isFlipped = isFlipped
    guard states.isFlipped != isFlipped else { return }
    let isFirst = states.isFlipped == nil
    states.isFlipped = isFlipped
    guard isFlipped || !isFirst, contentSize.width > bounds.width else { return }
    let limits = limits(.horizontal)
    contentOffset.x = isFlipped ? limits.upperBound : limits.lowerBound
  }

  /// Whether the layout is mirrored.
  var isFlipped: Bool {
    layoutObject.flipsHorizontallyInOppositeLayoutDirection
      && layoutObject.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  // MARK: Elements

  /// The attributes of all elements in a rectangle, in which hidden ones are left out.
  func placedAttributes(
    in rect: CGRect, of layout: UICollectionViewLayout? = nil
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let layout = layout ?? layoutObject
    let width = layout.collectionViewContentSize.width
    let rect = isFlipped ? rect.flipped(in: width) : rect
    var found: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    let all = layout.layoutAttributesForElements(in: rect) ?? []
    for attributes in all.compactMap(shown) where !attributes.isHidden {
      requireItem(attributes)
      found[attributes.element] = placed(attributes, width)
    }
    return found
  }

  /// The attributes of an element where it is shown.
  func placedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    if element.isCell, !model.contains(element.path) { return nil }
    guard let place = inLayout(element) else { return nil }
    return layoutObject.attributes(of: place).flatMap(shown).map {
      placed($0, layoutObject.collectionViewContentSize.width)
    }
  }

  func placed(
    _ attributes: UICollectionViewLayoutAttributes, _ width: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    guard isFlipped else { return attributes }
    let copy = attributes.duplicate()
    let strip = attributes.strip.flatMap { layoutObject.strip(ofSection: $0) }
    copy.flip(in: strip?.contentSize.width ?? width)
    return copy
  }

  private func requireItem(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.element.isCell else { return }
    require(
      model.contains(attributes.indexPath),
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "\(attributes.indexPath)")
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = placedAttributes(in: rect).values.filter {
      $0.element.isCell && displayedFrame($0).contains(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Invalidation

  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === layoutObject else { return }
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds, tiledSize != nil else { return }
    if newBounds.origin != bounds.origin { states.hasScrolled = true }
    invalidate(for: newBounds)
  }

  private func invalidate(for newBounds: CGRect) {
    guard !layoutObject.needsPreparation,
      layoutObject.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    layoutObject.invalidateLayout(
      with: layoutObject.invalidationContext(forBoundsChange: newBounds))
  }

  /// Invalidates the layout if the size or the insets have changed since the last layout.
  func sizeOrInsetMayHaveChanged() {
    defer { (tiledSize, tiledInset) = (bounds.size, adjustedContentInset) }
    if let tiledSize, tiledSize != bounds.size {
      layoutObject.shouldInvalidateLayout(forBoundsChange: bounds)
        ? layoutObject.invalidateLayout(
          with: layoutObject.invalidationContext(forBoundsChange: bounds)) : ()
    }
    if tiledInset != adjustedContentInset, layoutObject.followsInsets {
      layoutObject.invalidateLayout()
    }
  }
}

extension CGRect {
  /// Whether the rectangles have a point in common that is not at their sides.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle mirrored in content of a width.
  func flipped(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
