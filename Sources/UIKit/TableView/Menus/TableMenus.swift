import CoreGraphics
import Foundation

/// Lets a table's delegate provide the context menus of rows.
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The row of the menu that is open.
  private var path: IndexPath?

  init(of table: UITableView) {
    self.table = table
    super.init()
    table.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, table.swipe == nil, table.reorder == nil,
      let row = table.indexPathForRow(at: location)
    else { return nil }
    let answer = table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row, point: location)
    if answer != nil { path = row }
    return answer
  }

  /// The cell is lifted where the delegate has no other preview.
  private var cellPreview: UITargetedPreview? {
    guard let cell = path.flatMap({ table?.cellForRow(at: $0) }), cell.window != nil else {
      return nil
    }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
