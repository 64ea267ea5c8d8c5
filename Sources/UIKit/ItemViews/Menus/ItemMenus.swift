import CoreGraphics
import Foundation

/// A table or a collection view, as the context menus of its rows or items see it.
@MainActor protocol ItemMenuHost: UIScrollView {
  /// The item at a point whose menu may be shown; nil beside the items.
  func menuItem(at point: CGPoint) -> IndexPath?
  /// Whether there are no menus now.
  var isWithoutMenus: Bool { get }
  func menuCell(at path: IndexPath) -> UIView?

  // MARK: The delegate

  func menu(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, of path: IndexPath?, isHighlight: Bool
  ) -> UITargetedPreview?
  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Lets the delegate of a table or a collection view provide the context menus of rows or items.
@MainActor final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: (any ItemMenuHost)?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item of the menu that is open.
  private var path: IndexPath?

  init(of host: any ItemMenuHost) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let host, !host.isWithoutMenus else { return nil }
    let item = host.menuItem(at: location)
    let answer = host.menu(of: item, at: location)
    if answer != nil { path = item }
    return answer
  }

  /// The preview that the delegate provides, or the cell.
  private func preview(
    _ configuration: UIContextMenuConfiguration, isHighlight: Bool
  ) -> UITargetedPreview? {
    guard let host else { return nil }
    let own = host.menuPreview(configuration, of: path, isHighlight: isHighlight)
    let cell = path.flatMap(host.menuCell)
    return own ?? cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(configuration, isHighlight: true) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(configuration, isHighlight: false) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { host?.menuWillPerformPreviewAction(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host?.menuWillDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host?.menuWillEnd(configuration, animator) }
}
