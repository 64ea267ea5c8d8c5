/// Lists of integers, one per key, in a single allocation, because many small arrays are slow.
struct Buckets {
  private let starts: [Int]
  private let items: [Int]

  /// Creates lists for the keys below `count`. `fill` is called twice and adds items to the lists.
  init(count: Int, fill: (_ insert: (_ key: Int, _ item: Int) -> Void) -> Void) {
    var starts = [Int](repeating: 0, count: count + 1)
    fill { key, _ in starts[key + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    var (next, items) = (starts, [Int](repeating: 0, count: starts[count]))
    fill { key, item in
      items[next[key]] = item
      next[key] += 1
    }
    (self.starts, self.items) = (starts, items)
  }

  var count: Int { starts.count - 1 }

  /// The items of a key, in the order in which they were added.
  subscript(key: Int) -> ArraySlice<Int> { items[starts[key]..<starts[key + 1]] }
}
