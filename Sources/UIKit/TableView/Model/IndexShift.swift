/// Where the things in a list are after some were removed and others put in.
struct IndexShift {
  /// Sorted indexes before the change.
  let removed: [Int]
  /// Sorted indexes after the change.
  let filled: [Int]

  init(removed: some Sequence<Int>, filled: some Sequence<Int>) {
    (self.removed, self.filled) = (removed.sorted(), filled.sorted())
  }

  /// The new index of a thing that stays.
  func newIndex(of old: Int) -> Int? { Self.shift(old, taking: removed, giving: filled) }

  /// The old index of a thing that was there before.
  func oldIndex(of new: Int) -> Int? { Self.shift(new, taking: filled, giving: removed) }

  private static func shift(_ index: Int, taking: [Int], giving: [Int]) -> Int? {
    let before = count(in: taking) { _, value in value < index }
    if before < taking.count, taking[before] == index { return nil }
    let place = index - before
    // Of those that are put in, the ones before the thing are those with too few others before them.
    return place + count(in: giving) { $1 - $0 <= place }
  }

  /// How many values at the beginning of a sorted list fulfil a condition, of their index and value.
  private static func count(in list: [Int], where isFirst: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(middle, list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
