import CoreGraphics
import Foundation

extension UICollectionView {
  /// The controller of drags, which exists as long as there is a delegate for one of them.
  func updateDragging() {
    guard dragDelegate != nil || dropDelegate != nil || itemDrag != nil else { return }
    let controller = itemDrag ?? ItemDragController(of: self)
    itemDrag = controller
    controller.set(controller.drag, isOn: dragDelegate != nil)
    controller.set(controller.drop, isOn: dropDelegate != nil)
    controller.drag.isEnabled = dragInteractionEnabled
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UICollectionView: ItemDragHost {
  func cell(ofItem path: IndexPath) -> UIView? { cellForItem(at: path) }

  func updateCellStates() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  func showDrag(_ state: UICellConfigurationState.DragState, ofItem path: IndexPath) {
    cellForItem(at: path)?.show(state)
  }

  // MARK: The delegate of drags

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard movement == nil else { return [] }
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragParameters(ofItem path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Spring loading

  func shouldSpringLoad(
    _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  func activate(_ path: IndexPath) { itemTapped(path) }

  // MARK: The delegate of drops

  func wantsDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func proposal(for session: any UIDropSession, at path: IndexPath?) -> ItemDropProposal {
    guard
      let answer = dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return ItemDropProposal(drop: UIDropProposal(operation: .cancel), intent: .unspecified) }
    let intent: ItemDropProposal.Intent =
      switch answer.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return ItemDropProposal(drop: answer, intent: intent)
  }

  func performDrop(_ drop: ItemDrop) {
    let proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDropCoordinator(drop, proposal, in: self))
  }

  func dropParameters(ofItem path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
}
