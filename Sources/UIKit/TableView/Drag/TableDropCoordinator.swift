import CoreGraphics
import Foundation

/// The coordinator of a drop on a table.
final class TableDropCoordinator: ItemDropCoordinator, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  private weak var table: UITableView?

  init(_ drop: ItemDrop, _ proposal: UITableViewDropProposal, in table: UITableView) {
    (self.proposal, self.table) = (proposal, table)
    super.init(drop)
  }

  var items: [any UITableViewDropItem] { drop.items }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    guard let table else { preconditionFailure("the table view is gone") }
    return move(dragItem, to: table.addPlaceholder(placeholder), placeholder.parameters(of:))
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    move(dragItem, to: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { move(dragItem, to: .rect(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    move(dragItem, to: .target(target))
  }
}

extension UITableViewDropPlaceholder {
  /// The shape of the preview, for the placeholder's cell.
  fileprivate func parameters(of cell: UIView) -> UIDragPreviewParameters? {
    (cell as? UITableViewCell).flatMap { previewParametersProvider?($0) }
  }
}
