import LaminaTesting
import Testing

@testable import UIKit

// Apple, "UICollectionViewDelegate", context menus. Requirement V39.
@MainActor @Suite("Context menus of items", .serialized) struct CollectionMenuTests {
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var log: [[Int]] = []
    var preview: UITargetedPreview?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append(paths.map(\.item))
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: nil, actionProvider: nil)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { indexPath.item == 1 ? preview : nil }
  }

  @Test(
    "The delegate is asked for the menu of an item, of the selected items, and beside the items")
  func menus() throws {
    let test = try CollectionScreen([itemTexts(4)])
    let (collection, delegate) = (test.collection, Delegate())
    collection.delegate = delegate
    collection.allowsMultipleSelection = true
    try test.screen.render()
    let menus = try #require(collection.menus)
    let interaction = try #require(collection.contextMenuInteraction)
    func open(_ point: CGPoint) -> UIContextMenuConfiguration? {
      menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: point)
    }
    let middle = try #require(test.frame(1)).origin.applying(.init(translationX: 5, y: 5))
    let menu = try #require(open(middle))
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    let lifted = menus.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: menu)
    #expect(lifted?.view === cell)
    delegate.preview = UITargetedPreview(view: collection)
    let own = menus.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: menu)
    #expect(own === delegate.preview)
    for item in [1, 3] {
      collection.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    _ = open(middle)
    _ = open(CGPoint(x: 10, y: 400))
    #expect(delegate.log == [[1], [1, 3], []])
  }
}
