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
    guard !taking.contains(index) else { return nil }
    var result = index - taking.prefix { $0 < index }.count
    for other in giving {
      guard other <= result else { break }
      result += 1
    }
    return result
  }
}
