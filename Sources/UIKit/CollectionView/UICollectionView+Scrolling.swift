import CoreGraphics
import Foundation

extension UICollectionView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    load()
    let counts = model.counts
    require(
      counts.indices.contains(path.section),
      "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there "
        + "are only \(counts.count) sections.")
    require(
      model.contains(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are "
        + "only \(counts[path.section]) items in section \(path.section).")
    prepareLayout()
    updateContentSize()
    guard let attributes = placedAttributes(of: CollectionElement(.cell, path)) else { return }
    guard attributes.strip != nil else {
      return scroll(self, to: attributes.frame, position, animated)
    }
    scrollStrip(to: attributes, position, animated)
  }

  /// Scrolls a section across the layout, and the collection view to the section.
  private func scrollStrip(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, _ animated: Bool
  ) {
    guard let section = attributes.strip, let strip = layoutObject.strip(ofSection: section) else {
      return
    }
    let isAcross: ScrollPosition = [.left, .centeredHorizontally, .right]
    let along =
      strip.axis.isVertical ? position.intersection(isAcross) : position.subtracting(isAcross)
    var frame = attributes.frame
    frame.origin[strip.axis] = bounds.origin[strip.axis]
    frame.size[strip.axis] = 1
    scroll(self, to: frame, along, false)
    tile()
    guard let view = strips.views[section] else { return }
    let inside = attributes.frame.offsetBy(
      dx: -view.strip.frame.minX, dy: -view.strip.frame.minY)
    scroll(view, to: inside, position.subtracting(along), animated)
  }

  private func scroll(
    _ view: UIScrollView, to frame: CGRect, _ position: ScrollPosition, _ animated: Bool
  ) {
    guard !position.isEmpty else { return view.scrollRectToVisible(frame, animated: animated) }
    let inset = view.adjustedContentInset
    let room = view.bounds.inset(by: inset)
    var offset = view.contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - room.width - inset.left
    }
    view.setContentOffset(view.clamped(offset), animated: animated)
    if !animated { layoutIfNeeded() }
  }
}
