import CoreGraphics
import Foundation

extension UITableView: ItemMenuHost {
  var isWithoutMenus: Bool { swipe != nil || reorder != nil }

  func menuItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func menu(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap {
      delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point)
    }
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, of path: IndexPath?, isHighlight: Bool
  ) -> UITargetedPreview? {
    isHighlight
      ? delegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
