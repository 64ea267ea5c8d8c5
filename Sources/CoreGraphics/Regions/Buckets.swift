/// Lists of whole numbers, one for each key, in one block of memory: many small arrays take their time.
struct Buckets {
  private let starts: [Int]
  private let items: [Int]

  /// For the keys below `count`. `fill`, which is called twice, adds an item to the list of a key.
  init(count: Int, fill: (_ add: (_ key: Int, _ item: Int) -> Void) -> Void) {
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

  /// In the order in which they were added.
  subscript(key: Int) -> ArraySlice<Int> { items[starts[key]..<starts[key + 1]] }
}
