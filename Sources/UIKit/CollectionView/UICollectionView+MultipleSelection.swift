import CoreGraphics
import Foundation

extension UICollectionView: MultipleSelectionHost {
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
  func isItemSelected(_ path: IndexPath) -> Bool { selection.contains(path) }
  func userChangesSelection(of path: IndexPath) { changeSelectionByUser(at: path) }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard swiping?.swipe == nil else { return false }
    return delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func multipleSelectionDidBegin(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func multipleSelectionDidEnd() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  /// Lets two fingers select items from now on, if items can be selected so.
  func updateMultipleSelection() {
    guard multipleSelection == nil,
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return }
    multipleSelection = MultipleSelection(of: self)
  }
}
