/// A part of a frame: a few rectangles; none is empty, and none overlaps another.
package struct Region: Equatable, Sendable {
  package private(set) var rects = Rects()

  /// More rectangles would cost more in passes than they save in pixels.
  private static let maximumRects = 4

  package init() {}

  package init(_ rect: PixelRect) {
    if !rect.isEmpty { rects.append(rect) }
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// The rectangle around everything.
  package var box: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle; overlapping rectangles are merged, so that no pixel is drawn twice.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Self.maximumRects { mergeCheapestPair() }
  }

  package mutating func add(_ region: Region) {
    for rect in region.rects { add(rect) }
  }

  func intersection(_ limit: PixelRect) -> Region {
    var result = Region()
    for rect in rects { result.add(rect.intersection(limit)) }
    return result
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let union = rects[first].union(rects[second])
        let cost = union.area - rects[first].area - rects[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}

extension Region {
  /// Rectangles in inline storage, since every frame has some.
  package struct Rects: RandomAccessCollection, Equatable, Sendable {
    package private(set) var count = 0
    private var storage = InlineArray<5, PixelRect>(repeating: .empty)

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> PixelRect { storage[index] }

    fileprivate mutating func append(_ rect: PixelRect) {
      storage[count] = rect
      count += 1
    }

    fileprivate mutating func remove(at index: Int) -> PixelRect {
      let removed = storage[index]
      count -= 1
      for position in index..<count { storage[position] = storage[position + 1] }
      return removed
    }

    package static func == (first: Self, second: Self) -> Bool { first.elementsEqual(second) }
  }
}
