import Foundation
import LaminaTesting
import UIKit

/// A screen with a collection view that fills it, whose items are texts, and a log of its calls.
@MainActor
final class CollectionScreen: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  let screen: OffscreenScreen
  let collection: UICollectionView
  var sections: [[String]]
  var log: [String] = []
  /// The size of an item by its text; nil means the layout's.
  var size: ((String) -> CGSize)?
  var inset: UIEdgeInsets?

  init(
    _ sections: [[String]], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 320, height: 480),
    setUp: (CollectionScreen) -> Void = { _ in }
  ) throws {
    screen = try OffscreenScreen(size: size, scale: 2)
    collection = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    (collection.dataSource, collection.delegate) = (self, self)
    setUp(self)
    screen.window.addSubview(collection)
    try screen.render()
  }

  /// The texts of the visible items, in the order of their paths.
  var texts: [String] {
    collection.indexPathsForVisibleItems.sorted().map {
      (collection.cellForItem(at: $0) as? TextCell)?.text ?? ""
    }
  }

  /// The frame of the cell of an item.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Renders frames until half a second is over, in which updates end.
  func wait() throws {
    for _ in 0..<5 {
      screen.time += 0.1
      try screen.render()
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return sections.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("items \(section)")
    return sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.append("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    // Views of the whole layout have paths of one index.
    let text = "\(isHeader ? "header" : "footer") \(indexPath[0])"
    log.append(text)
    (view as? TextHeader)?.text = text
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("willDisplay \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("didEndDisplaying \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return size?(sections[indexPath.section][indexPath.item]) ?? flow?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    inset ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("didSelect \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("didDeselect \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("primaryAction \(indexPath.item)") }

  // MARK: Prefetching

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { log.append("prefetch \(indexPaths.map(\.item))") }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { log.append("cancel \(indexPaths.map(\.item))") }
}

/// A cell with a text that fills it.
final class TextCell: UICollectionViewCell {
  private let label = UILabel()
  /// The frame with which the cell was created.
  let firstFrame: CGRect

  override init(frame: CGRect) {
    firstFrame = frame
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
}

/// A header or a footer with a text.
final class TextHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
}

/// Returns texts with the numbers of items.
func itemTexts(_ count: Int, _ name: String = "item") -> [String] {
  (0..<count).map { "\(name) \($0)" }
}
