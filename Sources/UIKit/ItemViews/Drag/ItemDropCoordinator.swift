import CoreGraphics
import Foundation

/// The common part of the drop coordinators of tables and collection views.
@MainActor class ItemDropCoordinator: NSObject {
  final let drop: ItemDrop

  init(_ drop: ItemDrop) {
    self.drop = drop
  }

  final var destinationIndexPath: IndexPath? { drop.path }
  final var session: any UIDropSession { drop.session }

  /// Lets the preview of an item go somewhere. An item that is not dropped goes nowhere.
  final func move(_ item: UIDragItem, to goal: DroppedItem.Goal) -> DragAnimator {
    dropped(item)?.go(to: goal) ?? DragAnimator()
  }

  /// - Parameter parameters: the shape of the preview, for the placeholder's cell.
  final func move(
    _ item: UIDragItem, to placeholder: ItemPlaceholder,
    _ parameters: (UIView) -> UIDragPreviewParameters?
  ) -> PlaceholderContext {
    let (context, cell) = (PlaceholderContext(item, placeholder), placeholder.cell)
    _ = dropped(item)?.go(to: .placeholder(cell, parameters(cell)), context)
    return context
  }

  private func dropped(_ item: UIDragItem) -> DroppedItem? {
    drop.items.first { $0.dragItem === item }
  }
}
