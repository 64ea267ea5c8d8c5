import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Lists match their golden images", .serialized)
@MainActor struct ListGoldenTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private static let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  @Test(
    "the appearances, accessories, selection and editing look like those of iOS beside one another",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 900, height: 600))
    screen.window.backgroundColor = .systemGray4
    var sources: [Source] = []
    for index in 0..<6 {
      let list = makeList(Self.appearances[index % Self.appearances.count])
      list.frame.origin = CGPoint(x: CGFloat(index % 3) * 300 + 5, y: CGFloat(index / 3) * 300 + 5)
      list.contentScaleFactor = look.scale
      screen.window.addSubview(list)
      sources.append(fill(list))
      list.isEditing = index == 5
    }
    try screen.render()
    for case let list as UICollectionView in screen.window.subviews where !list.isEditing {
      list.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    try look.compare(screen, with: "lists")
  }

  private func makeList(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 290, height: 290),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
  }

  private func fill(_ list: UICollectionView) -> Source {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      var content = path.item == 2 ? UIListContentConfiguration.valueCell() : .subtitleCell()
      content.text = item
      content.secondaryText = path.item == 0 ? nil : "Details"
      if path.item == 1 { content.image = UIImage(systemName: "star.fill") }
      cell.contentConfiguration = content
      cell.accessories = Self.accessories[path.item % Self.accessories.count]
    }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["One", "Two", "Three"], toSection: 0)
    snapshot.appendItems(["Four", "Five"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    return source
  }

  private static let accessories: [[UICellAccessory]] = [
    [.disclosureIndicator(), .delete(displayed: .whenEditing)],
    [.checkmark(), .reorder(displayed: .whenEditing)],
    [.detail(), .multiselect(displayed: .whenEditing)],
  ]
}
