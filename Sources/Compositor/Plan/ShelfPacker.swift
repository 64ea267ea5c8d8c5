/// Allocates rectangles on shelves of similar height, and frees them. It knows nothing of textures.
///
/// Shelves suit the bitmaps of views: many bitmaps of few sizes, with long lifetimes.
package struct ShelfPacker: Sendable {
  package let size: PixelSize
  private var shelves: [Shelf] = []
  /// Pixels in use.
  package private(set) var usedArea = 0

  private struct Shelf {
    let y: Int32
    let height: Int32
    /// Gaps, ascending, never adjacent.
    var free: [Range<Int32>]
  }

  package init(size: PixelSize) {
    self.size = size
  }

  package var isEmpty: Bool { usedArea == 0 }

  /// A free rectangle of the given size, or nil when the page is full.
  package mutating func allocate(_ wanted: PixelSize) -> PixelRect? {
    guard wanted.width <= size.width, wanted.height <= size.height, wanted.area > 0 else {
      return nil
    }
    guard let (shelf, gap) = bestGap(for: wanted) ?? newShelf(for: wanted) else { return nil }
    let x = shelves[shelf].free[gap].lowerBound
    let rest = (x + wanted.width)..<shelves[shelf].free[gap].upperBound
    if rest.isEmpty { shelves[shelf].free.remove(at: gap) } else { shelves[shelf].free[gap] = rest }
    usedArea += wanted.area
    let y = shelves[shelf].y
    return PixelRect(minX: x, minY: y, maxX: x + wanted.width, maxY: y + wanted.height)
  }

  /// Frees a rectangle that `allocate` returned; traps for any other.
  package mutating func free(_ rect: PixelRect) {
    guard let shelf = shelves.firstIndex(where: { $0.y == rect.minY }) else {
      preconditionFailure("\(rect) was not allocated here")
    }
    usedArea -= rect.area
    var gap = rect.minX..<rect.maxX
    var gaps = shelves[shelf].free
    let next = gaps.firstIndex { $0.lowerBound >= gap.upperBound } ?? gaps.count
    if next < gaps.count && gaps[next].lowerBound == gap.upperBound {
      gap = gap.lowerBound..<gaps.remove(at: next).upperBound
    }
    if next > 0 && gaps[next - 1].upperBound == gap.lowerBound {
      gaps[next - 1] = gaps[next - 1].lowerBound..<gap.upperBound
    } else {
      gaps.insert(gap, at: next)
    }
    shelves[shelf].free = gaps
    while let last = shelves.last, last.free == [0..<size.width] { shelves.removeLast() }
  }

  /// The gap on the lowest shelf that fits and wastes at most a third of its height.
  private func bestGap(for wanted: PixelSize) -> (shelf: Int, gap: Int)? {
    var best: (shelf: Int, gap: Int)?
    for (index, shelf) in shelves.enumerated()
    where shelf.height >= wanted.height && shelf.height * 2 <= wanted.height * 3 {
      if let best, shelves[best.shelf].height <= shelf.height { continue }
      if let gap = shelf.free.firstIndex(where: { $0.count >= wanted.width }) {
        best = (index, gap)
        if shelf.height == wanted.height { break }
      }
    }
    return best
  }

  private mutating func newShelf(for wanted: PixelSize) -> (shelf: Int, gap: Int)? {
    let y = shelves.last.map { $0.y + $0.height } ?? 0
    guard y + wanted.height <= size.height else { return nil }
    shelves.append(Shelf(y: y, height: wanted.height, free: [0..<size.width]))
    return (shelves.count - 1, 0)
  }
}
