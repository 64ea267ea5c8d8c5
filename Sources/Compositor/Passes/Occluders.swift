/// The four largest opaque rectangles in front of what is drawn next. Rectangles that form a larger one
/// together, such as the rows of a table, count as one.
struct Occluders {
  private var rects: InlineArray<4, PixelRect> = .init(repeating: .empty)
  /// The rectangles before this index are not empty, and the largest is the first.
  private var count = 0

  @inline(__always)
  func hides(_ box: PixelRect) -> Bool {
    for index in 0..<count where rects[index].contains(box) { return true }
    return false
  }

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // The union of two can form a rectangle with a third.
    while let union = removeNeighbor(of: rect) { rect = union }
    insert(rect)
  }

  /// Removes a rectangle that forms a larger one with `rect`, and returns that.
  private mutating func removeNeighbor(of rect: PixelRect) -> PixelRect? {
    for index in 0..<count {
      guard let union = rects[index].joined(with: rect) else { continue }
      count -= 1
      for moved in index..<count { rects[moved] = rects[moved + 1] }
      return union
    }
    return nil
  }

  private mutating func insert(_ rect: PixelRect) {
    var index = count
    while index > 0, rects[index - 1].area < rect.area { index -= 1 }
    guard index < rects.count else { return }
    count = min(count + 1, rects.count)
    for moved in (index..<count).dropFirst().reversed() { rects[moved] = rects[moved - 1] }
    rects[index] = rect
  }
}

extension PixelRect {
  /// The union of two rectangles that have the same rows or the same columns, and that leave no gap.
  @inline(__always)
  fileprivate func joined(with other: PixelRect) -> PixelRect? {
    let haveSameColumns = minX == other.minX && maxX == other.maxX
    let haveSameRows = minY == other.minY && maxY == other.maxY
    if haveSameColumns, minY <= other.maxY, other.minY <= maxY { return union(other) }
    if haveSameRows, minX <= other.maxX, other.minX <= maxX { return union(other) }
    return nil
  }
}
