import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  /// The index of headers and footers that stay visible, which are above the items.
  private static let pinnedIndex = 10

  private var space: CGFloat { axes.breadth(flow.contentSize) }

  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let span = axes.span(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in flow.sections(from: span.lowerBound, to: span.upperBound) {
      found += edges(of: index, in: rect, UICollectionView.elementKindSectionHeader)
      found += items(of: index, in: rect)
      found += edges(of: index, in: rect, UICollectionView.elementKindSectionFooter)
    }
    return found
  }

  private func items(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (section, span) = (flow.sections[index], axes.span(rect))
    let lines = section.lines(
      from: span.lowerBound - section.itemsStart, to: span.upperBound - section.itemsStart)
    return lines.flatMap { number in
      let line = section.line(number)
      return zip(line.items, section.frames(of: line)).compactMap {
        (item, frame) -> UICollectionViewLayoutAttributes? in
        guard frame.overlaps(rect) else { return nil }
        return attributes(IndexPath(item: item, section: index), frame)
      }
    }
  }

  private func attributes(
    _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, path)
    attributes.frame = frame
    attributes.fittedAxes = estimates ? [.horizontal, .vertical] : []
    return attributes
  }

  private func edges(
    of index: Int, in rect: CGRect, _ kind: String
  ) -> [UICollectionViewLayoutAttributes] {
    let path = IndexPath(item: 0, section: index)
    guard let attributes = edgeAttributes(kind, path), attributes.frame.overlaps(rect) else {
      return []
    }
    return [attributes]
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, flow.sections.indices.contains(path.section),
      (0..<flow.sections[path.section].metrics.count).contains(path.item)
    else { return nil }
    return attributes(path, flow.sections[path.section].frame(ofItem: path.item))
  }

  func edgeAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, flow.sections.indices.contains(path.section), path.item == 0 else {
      return nil
    }
    let section = flow.sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      (isHeader ? section.metrics.header : section.metrics.footer) > 0
    else { return nil }
    let attributes = makeAttributes(.supplementary(kind), path)
    attributes.fittedAxes = []
    attributes.frame =
      isHeader ? section.headerFrame(space: space) : section.footerFrame(space: space)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(attributes, in: section, isHeader: isHeader)
    }
    return attributes
  }

  /// Keeps a header or a footer visible while its section is.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, in section: FlowSection, isHeader: Bool
  ) {
    guard let view = collectionView else { return }
    let visible = axes.span(view.bounds.inset(by: view.adjustedContentInset))
    var frame = attributes.frame
    let (start, length) = (axes.span(frame).lowerBound, axes.length(frame.size))
    let place =
      isHeader
      ? min(max(start, visible.lowerBound), section.end - length)
      : max(min(start, visible.upperBound - length), section.start)
    if axes.isVertical { frame.origin.y = place } else { frame.origin.x = place }
    attributes.frame = frame
    attributes.zIndex = Self.pinnedIndex
    attributes.isPinned = place != start
  }
}
