import CoreGraphics
import Foundation

extension UICollectionView {
  private var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Touches

  func beginHighlight(at point: CGPoint) {
    // A touch beside a swiped row lets the row return, and does nothing else.
    if let swiping, swiping.swipe != nil { return swiping.close(animated: true) }
    guard highlighted == nil, selects || selectsSeveral, let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends a touch. A tap selects the item before it is no longer highlighted.
  func endHighlight(isTap: Bool) {
    guard let path = highlighted else { return }
    if isTap { itemTapped(path) }
    // The delegate may have changed the items.
    guard let path = highlighted else { return }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects the item, or deselects it where several may be selected, as the delegate allows.
  func itemTapped(_ path: IndexPath) {
    if selectsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let isExtending = selectsSeveral && !selection.isEmpty
    if !selectsSeveral {
      for old in selection.sorted() where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    let cell = cellForItem(at: path)
    cell?.selectionSegue?.trigger(cell)
    delegate?.collectionView(self, didSelectItemAt: path)
    guard !isExtending, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  // MARK: The program's changes

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  func changeSelection(to path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    load()
    guard selects || selectsSeveral else { return }
    if path == nil || !selectsSeveral {
      for old in selection where old != path { deselect(old) }
    }
    guard let path, model.contains(path) else { return }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Deselects what may no longer be selected.
  func selectionRulesDidChange() {
    if !selects, !selectsSeveral {
      for path in selection { deselect(path) }
    } else if !selectsSeveral {
      for path in selection.sorted().dropFirst() { deselect(path) }
    }
  }

  func editingDidChange() {
    for path in selection { deselect(path) }
    for cell in visibleCells { cell.isEditingItem = isEditing }
  }
}
