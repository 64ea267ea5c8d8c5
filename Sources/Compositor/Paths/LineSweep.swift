/// Sweeps over the lines of a cell from top to bottom, in strips between the heights at which lines
/// begin or end. Its arrays are reused from cell to cell.
///
/// A cell with a round cap has 20 lines, of which 2 to 4 are crossed at a height. Comparing all pairs
/// of lines took more than half of the time of a frame with 100 growing strokes.
struct LineSweep: Sendable {
  /// A line without its direction, from top to bottom.
  struct Edge: Sendable {
    let top: Float
    let bottom: Float
    private let start: Float
    private let slope: Float
    /// The change of the winding number from left to right.
    let sign: Int
    /// The index of the line.
    let line: Int
    /// Its position in the middle of the strip.
    fileprivate(set) var x: Float = 0

    @inline(__always)
    fileprivate init(_ line: SIMD4<Float>, index: Int) {
      let isDownwards = line.w > line.y
      (top, bottom) = isDownwards ? (line.y, line.w) : (line.w, line.y)
      start = isDownwards ? line.x : line.z
      slope = (line.z - line.x) / (line.w - line.y)
      sign = isDownwards ? 1 : -1
      self.line = index
    }

    @inline(__always)
    func x(at height: Float) -> Float { start + slope * (height - top) }
  }

  /// The strip's heights.
  private(set) var top: Float = 0
  private(set) var bottom: Float = 0
  /// The edges in the strip, sorted from left to right in its middle.
  private(set) var crossed: [Edge] = []
  /// All edges, by their tops.
  private var edges: [Edge] = []
  private var heights: [Float] = []
  /// The indices of what comes next.
  private var (nextEdge, nextHeight) = (0, 0)
  /// The heights at which edges of a strip cross.
  private var crossings: [Float] = []

  /// Strips that are lower than this are not visible.
  private static let leastHeight: Float = 1e-5
  /// Lines that overlap by less than this touch, and do not cross.
  private static let leastOverlap: Float = 1e-4

  /// Begins above the first line. None of the lines is level.
  mutating func begin(_ lines: [SIMD4<Float>]) {
    edges.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    for index in lines.indices {
      let edge = Edge(lines[index], index: index)
      edges.append(edge)
      heights.append(edge.top)
      heights.append(edge.bottom)
    }
    heights.sortSmall(by: <)
    edges.sortSmall { $0.top < $1.top }
    restart()
  }

  /// Begins above the first line again.
  mutating func restart() {
    crossed.removeAll(keepingCapacity: true)
    (nextEdge, nextHeight) = (0, 1)
  }

  /// Goes to the next strip; false after the last one.
  mutating func nextStrip() -> Bool {
    while nextHeight < heights.count {
      (top, bottom) = (heights[nextHeight - 1], heights[nextHeight])
      nextHeight += 1
      if bottom - top > Self.leastHeight {
        updateCrossed((top + bottom) / 2)
        return true
      }
    }
    return false
  }

  private mutating func updateCrossed(_ middle: Float) {
    var kept = 0
    for index in crossed.indices where crossed[index].bottom > middle {
      crossed[kept] = crossed[index]
      kept += 1
    }
    crossed.removeLast(crossed.count - kept)
    while nextEdge < edges.count, edges[nextEdge].top <= middle {
      if edges[nextEdge].bottom > middle { crossed.append(edges[nextEdge]) }
      nextEdge += 1
    }
    sortCrossed(at: middle)
  }

  /// Sorts by insertion, since there are few and the order rarely changes.
  private mutating func sortCrossed(at height: Float) {
    for index in crossed.indices {
      var (edge, place) = (crossed[index], index)
      edge.x = edge.x(at: height)
      while place > 0, crossed[place - 1].x > edge.x {
        crossed[place] = crossed[place - 1]
        place -= 1
      }
      crossed[place] = edge
    }
  }

  // MARK: Crossings

  /// Whether edges of the strip cross.
  var hasCrossings: Bool { !isInOrder(at: top) || !isInOrder(at: bottom) }

  private func isInOrder(at height: Float) -> Bool {
    for index in crossed.indices.dropFirst()
    where crossed[index - 1].x(at: height) > crossed[index].x(at: height) + Self.leastOverlap {
      return false
    }
    return true
  }

  /// Calls `body` with each part of the strip in which no edges cross, from top to bottom.
  mutating func cutAtCrossings(_ body: (LineSweep) -> Void) {
    collectCrossings()
    let (first, last) = (top, bottom)
    var from = first
    for index in 0...crossings.count {
      let to = index < crossings.count ? crossings[index] : last
      guard to - from > Self.leastHeight else { continue }
      (top, bottom) = (from, to)
      sortCrossed(at: (from + to) / 2)
      body(self)
      from = to
    }
    (top, bottom) = (first, last)
  }

  private mutating func collectCrossings() {
    crossings.removeAll(keepingCapacity: true)
    for index in crossed.indices.dropLast() {
      for other in index + 1..<crossed.count {
        let above = crossed[index].x(at: top) - crossed[other].x(at: top)
        let below = crossed[index].x(at: bottom) - crossed[other].x(at: bottom)
        guard (above > 0) != (below > 0), above != below else { continue }
        crossings.append(top + (bottom - top) * (above / (above - below)))
      }
    }
    crossings.sort()
  }
}

extension Array {
  /// Sorts by insertion where there are few elements: most cells have less than twenty, many of which
  /// are in order already.
  @inline(__always)
  fileprivate mutating func sortSmall(by isBefore: (Element, Element) -> Bool) {
    guard count <= 64 else { return sort(by: isBefore) }
    for index in indices.dropFirst() where isBefore(self[index], self[index - 1]) {
      let element = self[index]
      var place = index
      while place > 0, isBefore(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }
}
