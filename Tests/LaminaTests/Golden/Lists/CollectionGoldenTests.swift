import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Collection views match their golden images", .serialized)
@MainActor struct CollectionGoldenTests {
  @Test(
    "flow, nested groups, rows that scroll, pinned headers and right to left, beside one another",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 660, height: 420))
    screen.window.backgroundColor = .secondarySystemBackground
    let source = Numbers()
    let layouts: [UICollectionViewLayout] = [flow, mosaic, rows, pinned, flow, mosaic]
    for (index, layout) in layouts.enumerated() {
      let collection = UICollectionView(
        frame: CGRect(
          x: 10 + CGFloat(index % 3) * 217, y: 10 + CGFloat(index / 3) * 205, width: 205,
          height: 195), collectionViewLayout: layout)
      collection.contentScaleFactor = look.scale
      collection.backgroundColor = .systemBackground
      collection.semanticContentAttribute = index < 4 ? .forceLeftToRight : .forceRightToLeft
      source.register(in: collection)
      screen.window.addSubview(collection)
      if index == 3 {
        try screen.render()
        collection.contentOffset.y = 50
      }
    }
    try look.compare(screen, with: "collections")
  }

  // MARK: Layouts

  private var flow: UICollectionViewLayout {
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 44, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.minimumInteritemSpacing = 4
    layout.headerReferenceSize = CGSize(width: 0, height: 22)
    return layout
  }

  private var pinned: UICollectionViewLayout {
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 84, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.headerReferenceSize = CGSize(width: 0, height: 22)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  private var mosaic: UICollectionViewLayout {
    let large = item(width: 0.6, height: 1)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitems: [item(width: 1, height: 0.5)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private var rows: UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(70), .absolute(50)), subitems: [item(width: 1, height: 1)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(22)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    return item
  }
}

private final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Two sections of numbers, with headers.
private final class Numbers: NSObject, UICollectionViewDataSource {
  func register(in collection: UICollectionView) {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 11 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    cell.contentView.layer.cornerRadius = 6
    show("\(indexPath.item + 1)", .white, .center, in: cell.contentView)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.backgroundColor = .tertiarySystemBackground
    show("Section \(indexPath.section + 1)", .label, .natural, in: view)
    return view
  }

  private func show(
    _ text: String, _ color: UIColor, _ alignment: NSTextAlignment, in view: UIView
  ) {
    let label = view.subviews.first as? UILabel ?? UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.text, label.textColor, label.textAlignment) = (text, color, alignment)
    label.font = .systemFont(ofSize: 13)
    view.addSubview(label)
  }
}
