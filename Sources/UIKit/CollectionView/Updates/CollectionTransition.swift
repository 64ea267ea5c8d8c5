import CoreGraphics
import Foundation

/// An animated change of a collection view: an update of its items, or another layout. It knows which
/// element became which, and where elements were and will be.
@MainActor final class CollectionTransition {
  /// nil where the layout changes and the items stay.
  private let update: CollectionUpdate?
  private let old: [CollectionElement: UICollectionViewLayoutAttributes]
  private let oldLayout: UICollectionViewLayout
  private let newLayout: UICollectionViewLayout
  /// The kinds of supplementary views that belong to items.
  private let attachesToItems: (String) -> Bool

  init(
    _ update: CollectionUpdate?, old: [CollectionElement: UICollectionViewLayoutAttributes],
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    (self.update, self.old) = (update, old)
    (self.oldLayout, self.newLayout) = (oldLayout, newLayout)
    attachesToItems = { newLayout.attachesToItems($0) }
  }

  // MARK: Elements

  /// What an element has become; nil if it is removed, or replaced by a new one.
  func newElement(of element: CollectionElement) -> CollectionElement? {
    guard let update else { return element }
    return map(element) { path, isItem in
      if isItem { return update.keptPath(of: path) }
      guard update.changes.reloadedSections[path.section] == nil,
        let section = update.newSection(of: path.section)
      else { return nil }
      return IndexPath(item: path.item, section: section)
    }
  }

  /// What an element was; nil if it is new.
  func oldElement(of element: CollectionElement) -> CollectionElement? {
    guard let update else { return element }
    return map(element) { path, isItem in
      if isItem { return update.keptPath(ofNew: path) }
      guard let section = update.oldSection(of: path.section),
        update.changes.reloadedSections[section] == nil
      else { return nil }
      return IndexPath(item: path.item, section: section)
    }
  }

  private func map(
    _ element: CollectionElement, _ body: (IndexPath, Bool) -> IndexPath?
  ) -> CollectionElement? {
    // Views of the whole layout have paths of one index, which no update moves.
    guard element.path.count == 2 else { return element }
    let isItem = element.isCell || element.kind.map(attachesToItems) ?? false
    return body(element.path, isItem).map { CollectionElement(element.role, $0) }
  }

  // MARK: Places

  func oldAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    // The layout itself knows only the new places, unless it is another one.
    old[element] ?? (oldLayout === newLayout ? nil : oldLayout.attributes(of: element))
  }

  func newAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    newLayout.attributes(of: element)
  }
}
