import CoreGraphics
import Foundation

/// The coordinator of a drop on a collection view.
final class CollectionDropCoordinator: ItemDropCoordinator, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  private weak var collection: UICollectionView?

  init(_ drop: ItemDrop, _ proposal: UICollectionViewDropProposal, in collection: UICollectionView)
  {
    (self.proposal, self.collection) = (proposal, collection)
    super.init(drop)
  }

  var items: [any UICollectionViewDropItem] { drop.items }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    guard let collection else { preconditionFailure("the collection view is gone") }
    return move(dragItem, to: collection.addPlaceholder(placeholder), placeholder.parameters(of:))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    move(dragItem, to: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { move(dragItem, to: .rect(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    move(dragItem, to: .target(target))
  }
}

extension UICollectionViewDropPlaceholder {
  /// The shape of the preview, for the placeholder's cell.
  fileprivate func parameters(of cell: UIView) -> UIDragPreviewParameters? {
    (cell as? UICollectionViewCell).flatMap { previewParametersProvider?($0) }
  }
}
