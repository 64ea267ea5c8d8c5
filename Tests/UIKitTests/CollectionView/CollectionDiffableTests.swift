import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Diffable data sources of collection views", .serialized)
struct CollectionDiffableTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func makeSource() throws -> (OffscreenScreen, UICollectionView, Source) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let collection = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    let source = Source(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.window.addSubview(collection)
    return (screen, collection, source)
  }

  private func texts(_ collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted().map {
      (collection.cellForItem(at: $0) as? TextCell)?.text ?? ""
    }
  }

  private func snapshot(_ sections: [String: [Int]]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("Applying a snapshot moves the cells of items that stay")
  func apply() throws {
    let (screen, collection, source) = try makeSource()
    source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    try screen.render()
    #expect(texts(collection) == ["1", "2", "3"])
    let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
    source.apply(snapshot(["a": [3, 1], "b": [4]]))
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(texts(collection) == ["3", "1", "4"])
    #expect(source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
  }

  @Test("An item that is reconfigured keeps its cell, also where it moves")
  func reconfigure() throws {
    let (screen, collection, source) = try makeSource()
    source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    try screen.render()
    let cell = try #require(
      collection.cellForItem(at: IndexPath(item: 2, section: 0)) as? TextCell)
    cell.text = "changed"
    var next = snapshot(["a": [3, 1, 2]])
    next.reconfigureItems([3])
    source.apply(next)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(cell.text == "3")
  }

  @Test("A section shows the items of its tree that are visible")
  func tree() throws {
    let (screen, collection, source) = try makeSource()
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    source.apply(tree, to: "a", animatingDifferences: false)
    try screen.render()
    #expect(texts(collection) == ["1", "2"])
    tree.expand([1])
    source.apply(tree, to: "a", animatingDifferences: false)
    #expect(texts(collection) == ["1", "10", "11", "2"])
    #expect(source.snapshot(for: "a").level(of: 10) == 1)
  }

  @Test("A finger that moves an item changes the snapshot, as the handlers are told")
  func reordering() throws {
    let (screen, collection, source) = try makeSource()
    source.apply(snapshot(["a": [1, 2, 3, 4]]), animatingDifferences: false)
    try screen.render()
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    source.reorderingHandlers.willReorder = { log.append("will \($0.difference.count)") }
    source.reorderingHandlers.didReorder = { transaction in
      log.append("did \(transaction.finalSnapshot.itemIdentifiers)")
    }
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 30))
    collection.endInteractiveMovement()
    #expect(log == ["will 2", "did [2, 3, 1, 4]"])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4])
    #expect(texts(collection) == ["2", "3", "1", "4"])
  }

  @Test("Cells show configurations, which follow their state")
  func configurations() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 100))
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    screen.window.addSubview(cell)
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    cell.contentConfiguration = content
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .red : .green
      cell.backgroundConfiguration = background
    }
    try screen.render()
    #expect(cell.contentView is UIListContentView)
    cell.isSelected = true
    try screen.render()
    #expect(states == [false, true])
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
  }
}
