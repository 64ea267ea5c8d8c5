import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  /// How far views that stay visible are above others of their index.
  private static let pinnedRise = 1000

  func composedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let span = span(rect)
    var found = composition.boundaries.map { attributes(globalBoundary: $0) }
    for index in composition.sections(from: span.lowerBound, to: span.upperBound) {
      let elements = elements(of: index, in: rect)
      found += elements
      if isVisible(rect) { callHandler(ofSection: index, elements) }
    }
    return found.filter { displayed($0).overlaps(rect) || $0.transformed }
  }

  private func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
    axis.isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  /// Whether a rectangle is what the view shows.
  private func isVisible(_ rect: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let shown =
      view.isFlipped ? view.bounds.flipped(in: composition.contentSize.width) : view.bounds
    return rect == shown
  }

  private func elements(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let places = composition.sections[index].places
    let moved = moved(rect, toSection: index)
    let range = places.groups(
      from: moved.origin[places.stacking],
      to: moved.origin[places.stacking] + moved.size[places.stacking])
    // Views that are attached to the last group before may reach into the rectangle.
    let groups = max(0, range.lowerBound - 1)..<min(places.groups.count, range.upperBound + 1)
    var found = places.boundaries.map { attributes(boundary: $0, index) }
    found += places.decorations.map { attributes(decoration: $0, index) }
    for group in groups {
      found += places.items(ofGroup: group).filter { $0.frame.overlaps(moved) }.map {
        attributes(item: $0, index)
      }
      found += places.attachments(ofGroup: group).filter { $0.frame.overlaps(moved) }.map {
        attributes(attachment: $0, index)
      }
    }
    return found
  }

  /// A rectangle of the content in a section's coordinates, in which it may have been scrolled.
  private func moved(_ rect: CGRect, toSection index: Int) -> CGRect {
    let places = composition.sections[index].places
    var rect = rect
    rect.origin[axis] -= places.start
    if places.strip != nil { rect.origin[axis.other] += stripOffset(index) }
    return rect
  }

  private func stripOffset(_ section: Int) -> CGFloat {
    collectionView?.stripOffset(ofSection: section) ?? 0
  }

  /// Where an element is shown: one that scrolls across the layout moves with its section.
  private func displayed(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.strip else { return attributes.frame }
    var frame = attributes.frame
    frame.origin[axis.other] -= stripOffset(section)
    return frame
  }

  // MARK: Attributes

  private func shift(_ frame: CGRect, _ section: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += composition.sections[section].places.start
    return frame
  }

  private func attributes(
    item: SolvedGroup.Item, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, IndexPath(item: item.index, section: section))
    attributes.frame = rounded(shift(item.frame, section))
    attributes.zIndex = item.zIndex
    attributes.fittedAxes = item.fittedAxes
    attributes.listRow = composition.sections[section].description.listRow(
      at: attributes.indexPath, of: composition.sections[section].places.count)
    attributes.strip = composition.sections[section].places.strip == nil ? nil : section
    return attributes
  }

  private func attributes(
    attachment: SolvedGroup.Attachment, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementary(attachment.kind), IndexPath(item: attachment.index, section: section))
    attributes.frame = rounded(shift(attachment.frame, section))
    attributes.zIndex = attachment.zIndex
    attributes.fittedAxes = attachment.fittedAxes
    attributes.strip = composition.sections[section].places.strip == nil ? nil : section
    return attributes
  }

  private func attributes(
    decoration: SectionArrangement.Decoration, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .decoration(decoration.kind), IndexPath(item: 0, section: section))
    attributes.frame = rounded(shift(decoration.frame, section))
    attributes.zIndex = decoration.zIndex
    attributes.fittedAxes = []
    return attributes
  }

  private func attributes(
    boundary: SectionArrangement.Boundary, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let places = composition.sections[section].places
    return attributes(
      boundary, IndexPath(item: boundary.index, section: section),
      frame: shift(boundary.frame, section), within: places.start...(places.start + places.length))
  }

  private func attributes(
    globalBoundary boundary: SectionArrangement.Boundary
  ) -> UICollectionViewLayoutAttributes {
    attributes(
      boundary, IndexPath(index: boundary.index), frame: boundary.frame,
      within: 0...max(0, composition.contentSize[axis]))
  }

  private func attributes(
    _ boundary: SectionArrangement.Boundary, _ path: IndexPath, frame: CGRect,
    within span: ClosedRange<CGFloat>
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplementary(boundary.kind), path)
    attributes.frame = rounded(frame)
    attributes.zIndex = boundary.zIndex
    attributes.fittedAxes = boundary.fittedAxes
    if boundary.pins { pin(attributes, boundary, span) }
    return attributes
  }

  /// Keeps a view visible while its section is.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, _ boundary: SectionArrangement.Boundary,
    _ span: ClosedRange<CGFloat>
  ) {
    guard let view = collectionView else { return }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    var frame = attributes.frame
    let (start, length) = (frame.origin[axis], frame.size[axis])
    let (low, high) = (visible.origin[axis], visible.origin[axis] + visible.size[axis])
    frame.origin[axis] =
      boundary.isAtEnd
      ? max(min(start, high - length), span.lowerBound)
      : min(max(start, low), span.upperBound - length)
    attributes.isPinned = frame.origin[axis] != start
    attributes.frame = frame
    attributes.zIndex += Self.pinnedRise
  }

  /// Rounds the sides of a frame to pixels, so that neighbors touch.
  private func rounded(_ frame: CGRect) -> CGRect {
    let scale = max(collectionView?.contentScaleFactor ?? 1, 1)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (round(frame.minX), round(frame.minY))
    return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
  }

  func composedAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.path
    guard path.count == 2 else {
      return composition.boundaries.first {
        element.kind == $0.kind && path == IndexPath(index: $0.index)
      }.map { attributes(globalBoundary: $0) }
    }
    guard composition.sections.indices.contains(path.section) else { return nil }
    let (places, section) = (composition.sections[path.section].places, path.section)
    switch element.role {
    case .cell:
      guard let group = places.group(ofItem: path.item) else { return nil }
      return places.items(ofGroup: group).first { $0.index == path.item }.map {
        attributes(item: $0, section)
      }
    case .placeholder: return nil
    case .decoration(let kind):
      return places.decorations.first { $0.kind == kind }.map {
        attributes(decoration: $0, section)
      }
    case .supplementary(let kind):
      if let boundary = places.boundaries.first(where: {
        $0.kind == kind && $0.index == path.item
      }) {
        return attributes(boundary: boundary, section)
      }
      guard let group = places.group(ofItem: path.item) else { return nil }
      return places.attachments(ofGroup: group).first {
        $0.kind == kind && $0.index == path.item
      }.map { attributes(attachment: $0, section) }
    }
  }

  // MARK: Scrolling across the layout

  func composedStrip(_ index: Int) -> CollectionStrip? {
    guard composition.sections.indices.contains(index) else { return nil }
    let section = composition.sections[index]
    guard let strip = section.places.strip else { return nil }
    let properties = section.description.orthogonalScrollingProperties
    return CollectionStrip(
      frame: shift(strip.frame, index), contentSize: strip.contentSize, axis: axis.other,
      behavior: section.description.orthogonalScrollingBehavior,
      groups: section.places.groups.map {
        let start = $0.origin[axis.other]
        return start...(start + $0.solved.size[axis.other])
      }, startInset: strip.insets.start, deceleration: properties.decelerationRate,
      bounce: properties.bounce)
  }

  private func callHandler(
    ofSection index: Int, _ elements: [UICollectionViewLayoutAttributes]
  ) {
    let section = composition.sections[index]
    guard let handler = section.description.visibleItemsInvalidationHandler,
      let view = collectionView, let environment = composition.environment
    else { return }
    var offset = view.contentOffset
    if section.places.strip != nil {
      offset = .zero
      offset[axis.other] = stripOffset(index)
    }
    handler(elements.map(VisibleItem.init), offset, environment)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the element is shown elsewhere than its frame says.
  fileprivate var transformed: Bool { !transform.isIdentity }
}
