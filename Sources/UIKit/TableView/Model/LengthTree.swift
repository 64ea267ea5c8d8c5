import CoreGraphics

/// The lengths of many things in a row, most of which have a standard length: a Fenwick tree that
/// stores only the differences from it, so that its memory and time follow the lengths that were set.
struct LengthTree {
  let count: Int
  let standard: CGFloat
  /// The lengths that were set.
  private(set) var lengths: [Int: CGFloat] = [:]
  /// Sums of differences, by the index of the tree's node, from 1 to `count`.
  private var sums: [Int: CGFloat] = [:]

  init(count: Int, standard: CGFloat) {
    (self.count, self.standard) = (count, standard)
  }

  subscript(index: Int) -> CGFloat {
    get { lengths[index] ?? standard }
    set {
      let change = newValue - self[index]
      lengths[index] = newValue
      guard change != 0 else { return }
      var node = index + 1
      while node <= count {
        sums[node, default: 0] += change
        node += node & -node
      }
    }
  }

  /// Where a thing begins: the sum of the lengths before it.
  func start(of index: Int) -> CGFloat {
    var (node, sum) = (index, CGFloat(index) * standard)
    while node > 0 {
      sum += sums[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  var total: CGFloat { start(of: count) }

  /// The last thing that begins at or before an offset; the first one for an offset before it. There
  /// must be one.
  func index(at offset: CGFloat) -> Int {
    var (index, rest) = (0, offset)
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      let length = CGFloat(step) * standard + (sums[next] ?? 0)
      if next < count, length <= rest { (index, rest) = (next, rest - length) }
      step >>= 1
    }
    return index
  }
}
