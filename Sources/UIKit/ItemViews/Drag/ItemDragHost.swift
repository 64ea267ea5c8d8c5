import CoreGraphics
import Foundation

/// A table or a collection view, as the drags and drops of its rows or items see it.
@MainActor protocol ItemDragHost: UIScrollView {
  // MARK: Items

  /// The item at a point of the content.
  func item(at point: CGPoint) -> IndexPath?
  /// The cell of a visible item.
  func cell(ofItem path: IndexPath) -> UIView?
  /// The cells that are visible show their configurations again.
  func updateCellStates()
  func showDrag(_ state: UICellConfigurationState.DragState, ofItem path: IndexPath)

  // MARK: The delegate of drags

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragParameters(ofItem path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: The delegate of drops

  func wantsDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> ItemDropProposal
  func performDrop(_ drop: ItemDrop)
  func dropParameters(ofItem path: IndexPath) -> UIDragPreviewParameters?

  // MARK: Spring loading

  /// Whether a drag that rests on an item activates it.
  func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
  func activate(_ path: IndexPath)

  // MARK: The gap

  /// Where an item is inserted that is dropped at a point of the content, after the items are removed that
  /// the gap has removed.
  func insertionPath(at point: CGPoint) -> IndexPath?
  /// The seconds for which a drag rests before it opens another gap.
  var gapDelay: Double { get }
  /// Opens a gap between the items instead of the present one, with animation; nil closes it.
  func showGap(_ gap: ItemGap?)
}

/// Space for an item that is dragged.
struct ItemGap: Equatable {
  /// Where the item would be, after others are removed.
  var path: IndexPath
  /// The items that are dragged away from their places.
  var removed: [IndexPath]
  var size: CGSize
}

/// The answer of a delegate to items that are dragged above a table or a collection view.
struct ItemDropProposal {
  enum Intent {
    case unspecified, insert, into
  }

  var drop: UIDropProposal
  var intent: Intent

  @MainActor var opensGap: Bool {
    intent == .insert && [.copy, .move].contains(drop.operation)
  }
}

/// Items that are dropped on a table or a collection view.
struct ItemDrop {
  let session: any UIDropSession
  let items: [DroppedItem]
  let path: IndexPath?
  let proposal: UIDropProposal
}
