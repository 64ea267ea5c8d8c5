import Foundation
import XMLTree

extension ViewFileClass {
  static let collectionView = ViewFileClass(
    "collectionView", UICollectionView.self,
    [
      .custom("collectionViewLayout", of: UICollectionView.self) { view, reader in
        let layout = reader.object("collectionViewLayout", as: UICollectionViewLayout.self)
        if let layout { view.collectionViewLayout = layout }
      },
      .bool("allowsSelection", \UICollectionView.allowsSelection),
      .bool("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      .bool("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      .object("backgroundView", \UICollectionView.backgroundView),
      .custom("cells", of: UICollectionView.self) { view, reader in
        for cell in reader.element.children(of: "cells") {
          guard let identifier = cell["reuseIdentifier"] else { continue }
          view.reuse.pool.register(reader.loader.prototype(cell), .init(.cell, identifier))
        }
      },
      .custom("sectionHeaderView", of: UICollectionView.self) { view, reader in
        reader.registerSectionViews(of: view)
      },
    ],
    members: [
      .property("dataSource", \UICollectionView.dataSource),
      .property("delegate", \UICollectionView.delegate),
      .property("prefetchDataSource", \UICollectionView.prefetchDataSource),
      .property("collectionViewLayout", \UICollectionView.collectionViewLayout),
      .property("backgroundView", \UICollectionView.backgroundView),
    ])

  static let collectionReusableView = ViewFileClass(
    "collectionReusableView", UICollectionReusableView.self)

  static let collectionViewCell = ViewFileClass(
    "collectionViewCell", UICollectionViewCell.self,
    [
      .object("backgroundView", \UICollectionViewCell.backgroundView),
      .object("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
      .custom("contentView", of: UICollectionViewCell.self) { cell, reader in
        if let content = reader.child("contentView") {
          reader.loader.configure(cell.contentView, with: content)
        }
      },
    ])

  /// A layout of a class of the program.
  static let collectionViewLayout = ViewFileClass(
    "collectionViewLayout", UICollectionViewLayout.self)

  static let flowLayout = ViewFileClass(
    "collectionViewFlowLayout", UICollectionViewFlowLayout.self,
    [
      .choice(
        "scrollDirection", \UICollectionViewFlowLayout.scrollDirection,
        ["vertical": .vertical, "horizontal": .horizontal]),
      .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing, in: 0...1e6),
      .number(
        "minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing,
        in: 0...1e6),
      .size("itemSize", \UICollectionViewFlowLayout.itemSize),
      .size("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
      .custom("automaticEstimatedItemSize", of: UICollectionViewFlowLayout.self) {
        if $1.bool("automaticEstimatedItemSize") == true {
          $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
      },
      .size("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
      .size("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
      .insets("sectionInset", \UICollectionViewFlowLayout.sectionInset),
      .bool(
        "sectionHeadersPinToVisibleBounds",
        \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
      .bool(
        "sectionFootersPinToVisibleBounds",
        \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
    ])
}

extension ElementReader {
  fileprivate func registerSectionViews(of view: UICollectionView) {
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let element = child(key), let identifier = element["reuseIdentifier"] else { continue }
      view.reuse.pool.register(
        loader.prototype(element), .init(.supplementary(kind), identifier))
    }
  }
}
