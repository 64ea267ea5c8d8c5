package import Foundation

/// The order in which things are read: in rows from top to bottom, in a row along the direction of the
/// language.
package enum ReadingOrder {
  private struct Row<Item> {
    /// The frame of the first thing in the row.
    let frame: CGRect
    var items: [(frame: CGRect, item: Item)]

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
    let placed = items.map { (frame: frame($0), item: $0) }.stableSorted {
      $0.frame.minY < $1.frame.minY
    }
    var rows: [Row<Item>] = []
    for place in placed {
      if let index = rows.indices.suffix(rowsInReach).last(where: { rows[$0].accepts(place.frame) })
      {
        rows[index].items.append(place)
      } else {
        rows.append(Row(frame: place.frame, items: [place]))
      }
    }
    return rows.flatMap { row in
      row.items.stableSorted {
        isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }.map(\.item)
  }

  /// How many rows begin near one another: what is beside a large picture, for example.
  private static let rowsInReach = 8
}

extension Array {
  /// Sorts so that equal elements keep their order.
  fileprivate func stableSorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if isBefore(first.element, second.element) { return true }
      return !isBefore(second.element, first.element) && first.offset < second.offset
    }.map(\.element)
  }
}
