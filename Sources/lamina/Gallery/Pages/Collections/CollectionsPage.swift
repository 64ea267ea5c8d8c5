import UIKit

extension GalleryPage {
  static let collections = GalleryPage(
    name: "collections", title: "Collections",
    caption: "Tap items to select them; scroll with a finger, a wheel or keys.",
    space: CGSize(width: 316, height: 230),
    specimens: [
      Specimen("UICollectionViewFlowLayout", note: "lines reach from side to side") { stage in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 64, height: 44)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        let collection = stage.collection(layout, counts: [14])
        collection.selectItem(
          at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
      },
      Specimen("sectionHeadersPinToVisibleBounds", note: "headers stay at the top") { stage in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 84, height: 40)
        layout.headerReferenceSize = CGSize(width: 0, height: 26)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        layout.sectionHeadersPinToVisibleBounds = true
        stage.collection(layout, counts: [12, 12]).contentOffset.y = 60
      },
      Specimen("NSCollectionLayoutGroup", note: "a large item beside two small ones") { stage in
        _ = stage.collection(.mosaic, counts: [9])
      },
      Specimen("orthogonalScrollingBehavior", note: "each row scrolls by itself") { stage in
        _ = stage.collection(.rows, counts: [8, 8])
      },
      Specimen("NSCollectionLayoutSection", note: ".dark, right to left") { stage in
        let collection = stage.collection(.mosaic, counts: [9], in: .dark)
        collection.semanticContentAttribute = .forceRightToLeft
      },
      Specimen("insertItems(at:)", note: "a tap inserts an item") { stage in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 64, height: 44)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        stage.collection(layout, counts: [5]).insertsItems = true
      },
    ])
}

/// A collection view that is its own data source and delegate, with numbers as items.
private final class SpecimenCollection: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var sections: [[Int]] = []
  var insertsItems = false

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? SectionHeader)?.title = indexPath.section == 0 ? "First section" : "Second section"
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard insertsItems else { return }
    sections[indexPath.section].insert(
      sections[indexPath.section].count + 1, at: indexPath.item + 1)
    insertItems(at: [IndexPath(item: indexPath.item + 1, section: indexPath.section)])
  }
}

/// A number on a rounded color.
private final class NumberCell: UICollectionViewCell {
  private static let colors: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
  ]
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 17)
    contentView.layer.cornerRadius = 8
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 3 : 0
      contentView.layer.borderColor = UIColor.label.cgColor
    }
  }

  var number = 0 {
    didSet {
      label.text = "\(number)"
      contentView.backgroundColor = Self.colors[number % Self.colors.count]
    }
  }
}

private final class SectionHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .headline)
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var title: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
}

extension UICollectionViewLayout {
  /// A large item beside two small ones, again and again.
  fileprivate static var mosaic: UICollectionViewLayout {
    let large = item(width: 0.6, height: 1)
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
      subitems: [item(width: 1, height: 0.5)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
      subitems: [large, small])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Rows that scroll by themselves, below headers.
  fileprivate static var rows: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(index == 0 ? 110 : 72), heightDimension: .absolute(64)),
        subitems: [item(width: 1, height: 1)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .continuous
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(26)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private static func item(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    return item
  }
}

extension Stage {
  fileprivate func collection(
    _ layout: UICollectionViewLayout, counts: [Int],
    in appearance: UIUserInterfaceStyle = .light
  ) -> SpecimenCollection {
    let panel = panel(in: appearance)
    let collection = SpecimenCollection(frame: panel.bounds, collectionViewLayout: layout)
    collection.backgroundColor = .systemBackground
    collection.layer.cornerRadius = 8
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collection.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.sections = counts.map { Array(1...$0) }
    (collection.dataSource, collection.delegate) = (collection, collection)
    panel.addSubview(collection)
    return collection
  }
}
