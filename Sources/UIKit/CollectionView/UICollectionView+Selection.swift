import CoreGraphics
import Foundation

extension UICollectionView {
  private var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether several items can be selected now.
  var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Touches

  func beginHighlight(at point: CGPoint) {
    // A touch beside a swiped row lets the row return, and does nothing else.
    if let swiping, swiping.swipe != nil { return swiping.close(animated: true) }
    guard highlighted == nil, selects || selectsSeveralItems,
      let path = indexPathForItem(at: point),
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

  /// Selects the item, or deselects it where several may be selected, and performs its action unless others
  /// are selected.
  func itemTapped(_ path: IndexPath) {
    let isExtending = selectsSeveralItems && !selection.isEmpty
    guard changeSelectionByUser(at: path), !isExtending, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects the item, or deselects it where several may be selected, as the delegate allows. Returns whether it
  /// was selected.
  @discardableResult func changeSelectionByUser(at path: IndexPath) -> Bool {
    if selectsSeveralItems, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return false
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !selectsSeveralItems {
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
    return true
  }

  // MARK: The program's changes

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  func changeSelection(to path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    load()
    guard selects || selectsSeveralItems else { return }
    if path == nil || !selectsSeveralItems {
      for old in selection where old != path { deselect(old) }
    }
    guard let path, model.contains(path) else { return }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Deselects what may no longer be selected.
  func selectionRulesDidChange() {
    updateMultipleSelection()
    if !selects, !selectsSeveralItems {
      for path in selection { deselect(path) }
    } else if !selectsSeveralItems {
      for path in selection.sorted().dropFirst() { deselect(path) }
    }
  }

  func editingDidChange() {
    for path in selection { deselect(path) }
    for cell in visibleCells { cell.isEditingItem = isEditing }
  }
}
