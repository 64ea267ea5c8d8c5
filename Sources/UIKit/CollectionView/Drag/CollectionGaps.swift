import CoreGraphics
import Foundation

/// What a layout sees of the items while there are placeholders or a drag makes room: items that are dragged
/// away have no place, and placeholders and the gap of the drag have places of their own.
struct CollectionGaps {
  /// The item or the gap at a place of the layout.
  enum Content {
    case item(IndexPath)
    case placeholder(ItemPlaceholder)
    case gap(CGSize)
  }

  private var openings: [IndexPath: Content] = [:]
  private let removed: [IndexPath]
  private var update = TableUpdate(words: .collection)
  private var paths: TableUpdatePaths?
  private let sectionCount: Int

  @MainActor init(
    _ placeholders: [ItemPlaceholder] = [], _ gap: ItemGap? = nil, sectionCount: Int = 0
  ) {
    removed = gap?.removed ?? []
    self.sectionCount = sectionCount
    var places = placeholders.map { ($0.path, Content.placeholder($0)) }
    for index in places.indices { places[index].0.item -= removedCount(before: places[index].0) }
    if let gap { places.append((gap.path, .gap(gap.size))) }
    places.sort { $0.0 < $1.0 }
    for (index, (path, content)) in places.enumerated() {
      let earlier = places[..<index].count { $0.0.section == path.section }
      openings[IndexPath(item: path.item + earlier, section: path.section)] = content
    }
    guard !isEmpty else { return }
    for path in removed { update.deletedRows[path] = .automatic }
    for path in openings.keys { update.insertedRows[path] = .automatic }
    paths = TableUpdatePaths(update, sectionCount: sectionCount)
  }

  var isEmpty: Bool { openings.isEmpty && removed.isEmpty }

  private func removedCount(before path: IndexPath) -> Int {
    removed.count { $0.section == path.section && $0.item < path.item }
  }

  // MARK: Places

  /// The number of items that the layout sees in a section.
  func count(_ count: Int, inSection section: Int) -> Int {
    count + openings.keys.count { $0.section == section }
      - removed.count { $0.section == section }
  }

  func content(at path: IndexPath) -> Content {
    openings[path] ?? .item(paths?.oldPath(of: path) ?? path)
  }

  /// The place of an item in the layout; nil if it is dragged away.
  func place(of path: IndexPath) -> IndexPath? {
    guard let paths else { return path }
    return paths.newPath(of: path)
  }

  /// The place of the gap of a drag that is above an item.
  func insertionPath(above path: IndexPath, _ gap: ItemGap?) -> IndexPath {
    var place = path
    place.item -= removedCount(before: path)
    if let gap, gap.path.section == place.section, gap.path <= place { place.item += 1 }
    return place
  }

  // MARK: Changes

  /// How places move when the gaps open.
  var opening: CollectionUpdate { CollectionUpdate(update, sectionCount: sectionCount) }

  /// How places move when the gaps close.
  var closing: CollectionUpdate {
    var closing = TableUpdate(words: .collection)
    (closing.deletedRows, closing.insertedRows) = (update.insertedRows, update.deletedRows)
    return CollectionUpdate(closing, sectionCount: sectionCount)
  }
}
