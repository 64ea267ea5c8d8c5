import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists of collection views", .serialized)
struct CollectionListTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private struct List {
    let screen: OffscreenScreen
    let collection: UICollectionView
    let source: Source

    @MainActor func cell(_ item: Int) -> UICollectionViewListCell? {
      collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
  }

  private func makeList(
    _ configuration: UICollectionLayoutListConfiguration,
    accessories: @escaping (String) -> [UICellAccessory] = { _ in [] }
  ) throws -> List {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let collection = UICollectionView(
      frame: screen.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories(item)
    }
    let source = Source(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.window.addSubview(collection)
    return List(screen: screen, collection: collection, source: source)
  }

  private func show(_ items: [String], in list: List) throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])
    snapshot.appendItems(items)
    list.source.apply(snapshot, animatingDifferences: false)
    try list.screen.render()
  }

  @Test("Rows of an inset group lie inside of the sides, with round corners at the ends")
  func insetGroup() throws {
    let list = try makeList(.init(appearance: .insetGrouped))
    try show(["a", "b", "c"], in: list)
    let cells = (0..<3).compactMap(list.cell)
    #expect(cells.map(\.frame.minX) == [16, 16, 16])
    #expect(cells.map(\.frame.width) == [288, 288, 288])
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(list.collection.backgroundColor == .systemGroupedBackground)
    #expect(cells.map { $0.list.bottom.isHidden } == [false, false, true])
  }

  @Test("Accessories lie at their sides and follow the editing mode")
  func accessories() throws {
    let list = try makeList(.init(appearance: .plain)) { _ in
      [.disclosureIndicator(), .delete(), .multiselect(displayed: .always)]
    }
    try show(["a"], in: list)
    let cell = try #require(list.cell(0))
    #expect(cell.list.accessories.count == 2)
    let places = cell.list.accessories.map { $0.view.frame.midX }
    #expect(places[0] > 280 && places[1] < 40)
    #expect(cell.contentView.frame.minX > places[1])
    #expect(cell.contentView.frame.maxX < places[0])
    list.collection.isEditing = true
    try list.screen.render()
    #expect(cell.list.accessories.count == 3)
  }

  @Test("A tap on an outline's arrow expands the item, as the handlers are asked")
  func outline() throws {
    let list = try makeList(.init(appearance: .sidebar)) { item in
      item == "parent" ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["parent", "other"])
    tree.append(["child"], to: "parent")
    list.source.apply(tree, to: "section", animatingDifferences: false)
    var log: [String] = []
    list.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    try list.screen.render()
    let arrow = try #require(list.cell(0)?.list.accessories.first?.view)
    let point = arrow.convert(CGPoint(x: 14, y: 22), to: list.screen.window)
    list.screen.tap(at: point)
    for _ in 0..<5 {
      list.screen.time += 0.1
      try list.screen.render()
    }
    #expect(list.source.snapshot().itemIdentifiers == ["parent", "child", "other"])
    #expect(list.cell(1)?.indentationLevel == 1)
    list.screen.tap(at: point)
    #expect(list.source.snapshot().itemIdentifiers.count == 3)
    #expect(log == ["expand parent"])
  }

  @Test("The first item of a section may be its header")
  func header() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = try makeList(configuration)
    try show(["header", "a"], in: list)
    #expect(list.cell(0)?.layer.cornerRadius == 0)
    #expect(list.cell(1)?.layer.maskedCorners.isEmpty == false)
  }

  @Test("Texts begin 16 points from the side, and lines where the text begins")
  func textStart() throws {
    let list = try makeList(.init(appearance: .plain)) {
      $0 == "b" ? [.delete(displayed: .always)] : []
    }
    try show(["a", "b"], in: list)
    let cells = (0..<2).compactMap(list.cell)
    let starts = try cells.map { cell in
      let text = try #require((cell.contentView as? UIListContentView)?.parts.text)
      return text.convert(text.bounds, to: cell).minX
    }
    #expect(starts[0] == 16 && starts[1] > 40)
    #expect(cells.map(\.list.bottom.frame.minX) == starts)
  }

  @Test("The program chooses the lines of an item")
  func separators() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, standard in
      var separators = standard
      if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      separators.bottomSeparatorInsets.leading = 30
      return separators
    }
    let list = try makeList(configuration)
    try show(["a", "b"], in: list)
    #expect(list.cell(0)?.list.bottom.isHidden == false)
    #expect(list.cell(0)?.list.bottom.frame.minX == 30)
    #expect(list.cell(1)?.list.bottom.isHidden == true)
  }
}
