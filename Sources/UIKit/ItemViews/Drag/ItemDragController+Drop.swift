import CoreGraphics
import Foundation
import LayerTree

extension ItemDragController: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { host.wantsDrop(session) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    dropSession = session
    host.dropDidEnter(session)
    host.updateCellStates()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    dropSession = session
    let point = session.location(in: host)
    scroller.finger = CGPoint(x: point.x - host.bounds.minX, y: point.y - host.bounds.minY)
    update()
    return proposal?.drop ?? UIDropProposal(operation: .cancel)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    endDrop()
    host.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    endDrop()
    host.dropDidEnd(session)
  }

  // MARK: The place

  /// Asks the delegate about the item below the drag, and shows where a drop would go.
  func update() {
    guard let session = dropSession else { return }
    let path = destination(session.location(in: host))
    let answer = host.proposal(for: session, at: path)
    proposal = answer
    let isMove = answer.drop.operation == .move
    plan(
      path.flatMap { path in
        guard answer.opensGap else { return nil }
        return ItemGap(
          path: path, removed: isMove ? moved(by: session) : [], size: previewSize(session))
      })
    let joined = answer.intent == .into ? path : nil
    guard joined != target else { return }
    target = joined
    host.updateCellStates()
  }

  private func destination(_ point: CGPoint) -> IndexPath? {
    proposal?.opensGap ?? false ? host.insertionPath(at: point) : host.item(at: point)
  }

  private func previewSize(_ session: any UIDropSession) -> CGSize {
    let path = session.items.first.flatMap(source)
    return path.flatMap(host.cell)?.bounds.size ?? gap?.size ?? .zero
  }

  private func plan(_ new: ItemGap?) {
    if let nextGap, nextGap.gap == new { return }
    cancelNextGap()
    guard new != gap, host.gapDelay > 0 else { return show(new) }
    let timer = InputTimers.shared.set(for: MediaClock.now + host.gapDelay) { [weak self] in
      self?.nextGap = nil
      self?.show(new)
    }
    nextGap = (new, timer)
  }

  private func cancelNextGap() {
    if let nextGap { InputTimers.shared.cancel(nextGap.timer) }
    nextGap = nil
  }

  func show(_ new: ItemGap?) {
    cancelNextGap()
    guard new != gap else { return }
    gap = new
    host.showGap(new)
  }

  private func endDrop() {
    guard dropSession != nil else { return }
    (dropSession, proposal, target, scroller.finger) = (nil, nil, nil, nil)
    show(nil)
    host.updateCellStates()
  }

  // MARK: The drop

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let size = previewSize(session)
    let path = destination(session.location(in: host))
    let answer = proposal?.drop ?? UIDropProposal(operation: .copy)
    let isLocal = session.localDragSession.map { $0 === dragSession } ?? false
    dropped = session.items.map {
      DroppedItem($0, from: isLocal ? source(of: $0) : nil, previewSize: size)
    }
    scroller.finger = nil
    show(nil)
    host.performDrop(ItemDrop(session: session, items: dropped, path: path, proposal: answer))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let goal = dropped.first(where: { $0.dragItem === item })?.goal else {
      return defaultPreview
    }
    switch goal {
    case .item(let path):
      host.layoutIfNeeded()
      return host.cell(ofItem: path).flatMap {
        preview(defaultPreview, at: $0, host.dropParameters(ofItem: path))
      } ?? defaultPreview
    case .rect(let path, let rect):
      guard let cell = host.cell(ofItem: path) else { return defaultPreview }
      let center = CGPoint(x: rect.midX, y: rect.midY)
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(container: cell, center: center))
    case .placeholder(let cell, let parameters):
      return preview(defaultPreview, at: cell, parameters) ?? defaultPreview
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    }
  }

  /// A preview at the place of a cell.
  private func preview(
    _ preview: UITargetedDragPreview, at cell: UIView, _ parameters: UIDragPreviewParameters?
  ) -> UITargetedDragPreview? {
    cell.superview.map { superview in
      UITargetedDragPreview(
        view: preview.view, parameters: parameters ?? preview.parameters,
        target: UIDragPreviewTarget(container: superview, center: cell.center))
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let index = dropped.firstIndex(where: { $0.dragItem === item }) else { return }
    dropped[index].animator.move(to: animator)
    dropped.remove(at: index)
  }
}
