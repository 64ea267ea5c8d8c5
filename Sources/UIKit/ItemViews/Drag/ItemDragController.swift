import CoreGraphics
import Foundation

/// Lets the rows of a table, or the items of a collection view, be dragged, and others be dropped on it.
@MainActor final class ItemDragController: NSObject {
  unowned let host: any ItemDragHost
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  /// A drag that began here, and where its items are.
  private(set) var dragSession: (any UIDragSession)?
  private var lifted: [(item: UIDragItem, path: IndexPath?)] = []
  private var hasBegun = false

  /// Items above the view, and what the delegate says about them.
  var dropSession: (any UIDropSession)?
  var proposal: ItemDropProposal?
  /// The item with which a drop would be joined.
  var target: IndexPath?
  var gap: ItemGap?
  /// A gap that opens when the drag has rested.
  var nextGap: (gap: ItemGap?, timer: InputTimers.ID)?
  var dropped: [DroppedItem] = []
  private(set) lazy var scroller = EdgeScroller(of: host) { [weak self] in self?.update() }

  init(of host: any ItemDragHost) {
    self.host = host
  }

  /// Adds an interaction to the view, or removes it.
  func set(_ interaction: any UIInteraction, isOn: Bool) {
    guard (interaction.view != nil) != isOn else { return }
    if isOn { host.addInteraction(interaction) } else { host.removeInteraction(interaction) }
  }

  // MARK: What is dragged

  /// The present place of an item of a drag that began here.
  func source(of item: UIDragItem) -> IndexPath? {
    lifted.first { $0.item === item }?.path
  }

  /// The items that a drop here moves to another place here.
  func moved(by session: any UIDropSession) -> [IndexPath] {
    guard let own = session.localDragSession, own === dragSession else { return [] }
    return Set(lifted.compactMap(\.path)).sorted()
  }

  /// Lets the paths of a drag follow the items.
  func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    for index in lifted.indices { lifted[index].path = lifted[index].path.flatMap(newPath) }
    target = target.flatMap(newPath)
  }

  func dragState(of path: IndexPath) -> UICellConfigurationState.DragState {
    guard lifted.contains(where: { $0.path == path }) else { return .none }
    return hasBegun ? .dragging : .lifting
  }

  func dropState(of path: IndexPath) -> UICellConfigurationState.DropState {
    dropSession == nil ? .none : target == path ? .targeted : .notTargeted
  }

  private func endDrag() {
    let paths = Set(lifted.compactMap(\.path))
    (dragSession, lifted, hasBegun) = (nil, [], false)
    for path in paths { host.showDrag(.none, ofItem: path) }
  }
}

extension ItemDragController: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard dragSession == nil, let path = host.item(at: session.location(in: host)) else {
      return []
    }
    let items = host.dragItems(for: session, at: path)
    guard !items.isEmpty else { return [] }
    (dragSession, lifted) = (session, items.map { ($0, path) })
    host.showDrag(.lifting, ofItem: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = host.cell(ofItem: path) else { return nil }
    let parameters = host.dragParameters(ofItem: path) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasBegun = true
    for path in Set(lifted.compactMap(\.path)) { host.showDrag(.dragging, ofItem: path) }
    host.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { host.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    endDrag()
    host.dragDidEnd(session)
  }

  /// The preview returns to the item's cell, or fades where that is not visible any more.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    source(of: item).flatMap(host.cell).map { cell in
      defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(container: cell.superview ?? host, center: cell.center))
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    // Items that were lifted and not moved have no session that ends.
    if !hasBegun { endDrag() }
  }
}
