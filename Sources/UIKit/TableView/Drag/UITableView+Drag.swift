import CoreGraphics
import Foundation

extension UITableView {
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

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableView: ItemDragHost {
  func item(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func cell(ofItem path: IndexPath) -> UIView? { cellForRow(at: path) }

  func updateCellStates() {
    for cell in cells.values { cell.setNeedsUpdateConfiguration() }
  }

  func showDrag(_ state: UICellConfigurationState.DragState, ofItem path: IndexPath) {
    cells[path]?.show(state)
  }

  // MARK: The delegate of drags

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard swipe == nil, reorder == nil else { return [] }
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragParameters(ofItem path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Spring loading

  func shouldSpringLoad(
    _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  func activate(_ path: IndexPath) { rowTapped(path) }

  // MARK: The delegate of drops

  func wantsDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func proposal(for session: any UIDropSession, at path: IndexPath?) -> ItemDropProposal {
    guard
      let answer = dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return ItemDropProposal(drop: UIDropProposal(operation: .cancel), intent: .unspecified) }
    return ItemDropProposal(
      drop: answer, intent: intent(answer.intent, at: session.location(in: self)))
  }

  private func intent(
    _ intent: UITableViewDropProposal.Intent, at point: CGPoint
  ) -> ItemDropProposal.Intent {
    switch intent {
    case .unspecified: .unspecified
    case .insertAtDestinationIndexPath: .insert
    case .insertIntoDestinationIndexPath: .into
    case .automatic: isInMiddleOfRow(point) ? .into : .insert
    }
  }

  /// Whether a point is neither in the upper nor in the lower quarter of a row.
  private func isInMiddleOfRow(_ point: CGPoint) -> Bool {
    guard let path = indexPathForRow(at: point), let frame = cells[path]?.frame else {
      return false
    }
    return frame.insetBy(dx: 0, dy: frame.height / 4).contains(point)
  }

  func performDrop(_ drop: ItemDrop) {
    let proposal =
      drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
    dropDelegate?.tableView(
      self, performDropWith: TableDropCoordinator(drop, proposal, in: self))
  }

  func dropParameters(ofItem path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
}
