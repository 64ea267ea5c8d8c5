import CoreGraphics
import Foundation

extension UICollectionView {
  // MARK: The layout's places

  /// Attributes of the layout for the item that it has there; nil for the gap of a drag.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard !gaps.isEmpty, belongsToItem(attributes.element) else { return attributes }
    let copy = attributes.duplicate()
    switch gaps.content(at: attributes.indexPath) {
    case .item(let path): copy.element.path = path
    case .placeholder(let placeholder):
      copy.element = CollectionElement(.placeholder(ObjectIdentifier(placeholder)), IndexPath())
    case .gap: return nil
    }
    return copy
  }

  /// Attributes of an item for the place that it has in the layout.
  func inLayout(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard let element = inLayout(attributes.element), element != attributes.element else {
      return attributes
    }
    let copy = attributes.duplicate()
    copy.element = element
    return copy
  }

  /// An element by its place in the layout; nil if it has none.
  func inLayout(_ element: CollectionElement) -> CollectionElement? {
    guard !gaps.isEmpty, belongsToItem(element) else { return element }
    return gaps.place(of: element.path).map { CollectionElement(element.role, $0) }
  }

  private func belongsToItem(_ element: CollectionElement) -> Bool {
    element.isCell || element.kind.map(layoutObject.attachesToItems) ?? false
  }

  // MARK: Changes

  /// Lets the layout see the present placeholders, and the gap of the drag.
  func updateGaps() {
    if !gaps.isEmpty { layoutObject.itemsWillMove(gaps.closing) }
    gaps = CollectionGaps(placeholders, dragGap, sectionCount: model.counts.count)
    if !gaps.isEmpty { layoutObject.itemsWillMove(gaps.opening) }
    invalidateCounts()
  }

  /// Lets the layout see the items alone, before they change.
  func closeGaps() {
    guard !gaps.isEmpty else { return }
    layoutObject.itemsWillMove(gaps.closing)
    gaps = CollectionGaps()
    invalidateCounts()
  }

  func insertionPath(at point: CGPoint) -> IndexPath? {
    if let path = item(at: point) { return gaps.insertionPath(above: path, dragGap) }
    // Beside the items, a gap stays where it is.
    return CGRect(origin: .zero, size: contentSize).contains(point) ? dragGap?.path : nil
  }

  /// Estimates, since Apple names none.
  var gapDelay: Double {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.4
    }
  }

  func showGap(_ gap: ItemGap?) {
    dragGap = gap
    showGaps()
  }

  private func showGaps() {
    updateGaps()
    guard window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }
}

// MARK: - Placeholders

extension UICollectionView: ItemPlaceholderHost {
  func addPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> ItemPlaceholder {
    let path = placeholder.insertionIndexPath
    let cell = takeCell(placeholder.reuseIdentifier, path)
    placeholder.cellUpdateHandler?(cell)
    cell.isUserInteractionEnabled = false
    let item = ItemPlaceholder(cell, before: path, height: 0, in: self) {
      placeholder.cellUpdateHandler?(cell)
    }
    add(item)
    return item
  }

  func placeholdersDidChange() { showGaps() }

  func insertItem(at path: IndexPath, _ changes: () -> Void) {
    beginUpdate()
    changes()
    insertItems(at: [path])
    endUpdate(nil)
  }

  /// The cell of a placeholder that becomes visible.
  func placeholderCell(_ id: ObjectIdentifier) -> UICollectionViewCell? {
    placeholders.first { ObjectIdentifier($0) == id }?.cell as? UICollectionViewCell
  }
}
