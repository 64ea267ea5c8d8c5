package import Foundation

/// The order in which things are read: in rows from top to bottom, in a row along the direction of the
/// language.
package enum ReadingOrder {
  /// The number of a thing, with its frame.
  private struct Place {
    let frame: CGRect
    let index: Int
  }

  private struct Row {
    /// The frame of the first thing in the row.
    let frame: CGRect
    var places: [Place]

    /// Whether a thing stands beside the first one: the middles differ by less than half of the lower one.
    func accepts(_ other: CGRect) -> Bool {
      abs(frame.midY - other.midY) < min(frame.height, other.height) / 2
    }
  }

  /// - Parameter isReversed: whether rows are read from right to left.
  package static func sorted<Item>(
    _ items: [Item], isReversed: Bool, frame: (Item) -> CGRect
  ) -> [Item] {
    guard items.count > 1 else { return items }
    // Numbers are sorted, and not the things, because those are expensive to move.
    let places = items.indices.map { Place(frame: frame(items[$0]), index: $0) }
      .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    let order = rows(of: places).flatMap { row in
      row.places.sorted {
        isReversed
          ? ($1.frame.maxX, $0.index) < ($0.frame.maxX, $1.index)
          : ($0.frame.minX, $0.index) < ($1.frame.minX, $1.index)
      }
    }.map(\.index)
    return order.elementsEqual(items.indices) ? items : order.map { items[$0] }
  }

  private static func rows(of places: [Place]) -> [Row] {
    var rows: [Row] = []
    for place in places {
      if let index = rows.indices.suffix(rowsInReach).last(where: { rows[$0].accepts(place.frame) })
      {
        rows[index].places.append(place)
      } else {
        rows.append(Row(frame: place.frame, places: [place]))
      }
    }
    return rows
  }

  /// How many rows begin near one another: what is beside a large picture, for example.
  private static let rowsInReach = 8
}
