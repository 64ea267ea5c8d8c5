import CoreGraphics
import Foundation

extension UICollectionView: ItemMenuHost {
  var isWithoutMenus: Bool { swiping?.swipe != nil || movement != nil }

  func menuItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  /// The menu of a selected item is that of all selected ones.
  func menu(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    let paths = path.map { selection.contains($0) ? selection.sorted() : [$0] } ?? []
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, of path: IndexPath?, isHighlight: Bool
  ) -> UITargetedPreview? {
    path.flatMap {
      isHighlight
        ? delegate?.collectionView(
          self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
        : delegate?.collectionView(
          self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
  }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
