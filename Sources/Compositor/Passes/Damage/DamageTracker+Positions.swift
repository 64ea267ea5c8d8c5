// Damage between lists whose items are compared by position. It needs no index of the items, so that
// a tracker for each rasterized layer costs little.

extension DamageTracker {
  /// The pixels in which `list` differs from the previous list. Keeps `list` for the next call, and
  /// returns the list that is no longer needed in `recycled`.
  mutating func changesByPosition(
    to list: DisplayList, placements: borrowing TextureTable, recycled: inout DisplayList
  ) -> Region {
    var changes = Changes(limit: Self.maximumSeparateChanges)
    let count = list.items.count
    let difference = previous.items.count - count
    // If items were added or removed, those at the start and at the end may still be the same.
    let first = difference == 0 ? count : commonPrefix(list)
    let last = difference == 0 ? count : count - commonSuffix(list, after: first)
    for index in list.items.indices where index < first || index >= last {
      let match = index < first ? index : index + difference
      compare(
        Index(match), with: index, of: list, isReordered: !hasSameItem(match, index, list),
        table: placements, changes: &changes)
    }
    for index in first..<last { changes.add(list.items[index].box) }
    for index in first..<(last + difference) { changes.add(previous.items[index].box) }
    if list.reach > 0 { addReach(of: list, &changes) }
    recycled = previous
    previous = list
    return changes.region
  }

  private func hasSameItem(_ match: Int, _ index: Int, _ list: borrowing DisplayList) -> Bool {
    let (before, item) = (previous.items[match], list.items[index])
    return before.slot == item.slot && before.part == item.part
      && before.fragmentIndex == item.fragmentIndex
  }

  private func commonPrefix(_ list: borrowing DisplayList) -> Int {
    let limit = min(list.items.count, previous.items.count)
    return (0..<limit).first { !hasSameItem($0, $0, list) } ?? limit
  }

  private func commonSuffix(_ list: borrowing DisplayList, after first: Int) -> Int {
    let (count, previousCount) = (list.items.count, previous.items.count)
    let limit = min(count, previousCount) - first
    return (0..<limit).first { !hasSameItem(previousCount - 1 - $0, count - 1 - $0, list) } ?? limit
  }
}
