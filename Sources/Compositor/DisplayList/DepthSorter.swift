/// Sorts the planes of a 3D rendering context back to front, and splits planes that intersect
/// others.
///
/// Depth is linear over the target's pixels, so that two planes intersect in a line there. All
/// computations are on polygons in 2D.
package struct DepthSorter: Sendable {
  /// The visible polygon of a plane, or a fragment of it.
  package struct SortedPolygon: Sendable {
    /// The index of the plane among those that were added.
    package var source: Int
    /// The index of the fragment among those of its plane.
    package var fragmentIndex: UInt8 = 0
    /// The innermost cut; nil for an uncut plane.
    package var cut: Index<Cut>?
    /// Whether something may show through it.
    var isTranslucent: Bool
    var outline: Polygon
    /// The depth at a pixel, as factors of (x, y, 1); larger is nearer.
    var depth: SIMD3<Double>
    /// The depth of its center.
    var middle: Double
    var low: SIMD2<Double>
    var high: SIMD2<Double>
  }

  /// A line that a plane is cut along. The part where `line` · (x, y, 1) is not below 0 is kept;
  /// that value is the distance from the line in pixels.
  package struct Cut: Sendable {
    package var line: SIMD3<Double>
    /// The next outer cut.
    package var parent: Index<Cut>?
  }

  /// The maximum number of planes that are compared with each other; more are sorted by the depth
  /// of their centers.
  static let maximumCompared = 512
  /// The maximum number of pairs whose intersection polygon is computed; further pairs are compared
  /// at one pixel.
  static let maximumOverlaps = 8192
  /// The maximum number of fragments.
  static let maximumCuts = 64
  /// The maximum number of planes that are tried as the root of a partition.
  private static let maximumRootCandidates = 12
  /// The largest difference of depth within one plane, and the largest distance in pixels from an
  /// intersection line at which a corner counts as on it.
  private static let tolerance = (depth: 1e-6, pixels: 1.0 / 32)
  /// The overlap in pixels of a fragment below its neighbor, so that no gap shows between them.
  /// Translucent fragments have none, since the overlap would show.
  private static let overlap = 1.0
  /// The cost of cutting a translucent plane, in cuts of opaque ones: cuts show through it.
  private static let costOfTranslucent = 8

  package private(set) var polygons: [SortedPolygon] = []
  package private(set) var cuts: [Cut] = []
  /// The polygons, back to front.
  package private(set) var sequence: [Index<SortedPolygon>] = []

  /// The parts of the sequence that are still to be sorted.
  private var pending: [Range<Int>] = []
  /// The polygons of the current part, in their previous order.
  private var candidates: [Index<SortedPolygon>] = []
  /// A matrix by two candidates: whether the first is to be drawn before the second.
  private var isBelow: [Bool] = []
  private var belowCounts: [Int32] = []
  private var aboveCounts: [Int32] = []
  private var isSorted: [Bool] = []
  private var overlapsLeft = 0
  private var middles = KeySorter<Index<SortedPolygon>>()
  /// In the part that is partitioned: the polygons that are not sorted, and those of them in front
  /// of the root.
  private var remaining: [Index<SortedPolygon>] = []
  private var front: [Index<SortedPolygon>] = []

  package init() {}

  /// Whether no plane is cut and the order is the one in which they were added.
  package var isUnchanged: Bool {
    cuts.isEmpty && zip(sequence, sequence.dropFirst()).allSatisfy { $0 < $1 }
  }

  package mutating func removeAll() {
    polygons.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    sequence.removeAll(keepingCapacity: true)
  }

  /// Adds a plane, in front of those added before it where they are coplanar.
  package mutating func add(
    _ outline: Polygon, depth: SIMD3<Double>, middle: Double, isTranslucent: Bool = false,
    source: Int
  ) {
    let outline = outline.area < 0 ? outline.reversed : outline
    let (low, high) = outline.bounds
    sequence.append(polygons.nextIndex)
    polygons.append(
      SortedPolygon(
        source: source, isTranslucent: isTranslucent, outline: outline, depth: depth,
        middle: middle, low: low, high: high))
  }

  /// Sorts by the depth of the centers alone, which is sufficient for parallel planes.
  package mutating func sortByMiddle() {
    sortByMiddle(0..<sequence.count)
  }

  package mutating func sort() {
    overlapsLeft = Self.maximumOverlaps
    pending.append(0..<sequence.count)
    while let part = pending.popLast() {
      guard part.count > 1 else { continue }
      if part.count > Self.maximumCompared { sortByMiddle(part) } else { sort(part) }
    }
  }

  /// A stable sort.
  private mutating func sortByMiddle(_ part: Range<Int>) {
    middles.removeAll()
    for polygon in sequence[part] { middles.add(polygon, key: polygons[polygon].middle) }
    middles.sort()
    for (position, entry) in zip(part, middles.entries) { sequence[position] = entry.value }
  }

  /// Takes the polygons without others below from the bottom, and those without others above from
  /// the top. If neither is left, the rest intersect or form a cycle: one becomes the root of a
  /// partition, the others are cut along its plane, and those behind and in front of it are sorted
  /// separately.
  private mutating func sort(_ part: Range<Int>) {
    compare(part)
    var (bottom, top) = (part.lowerBound, part.upperBound)
    while bottom < top {
      if let position = candidates.indices.first(where: { !isSorted[$0] && belowCounts[$0] == 0 }) {
        sequence[bottom] = candidates[position]
        bottom += 1
        markSorted(position)
      } else if let position = candidates.indices.last(where: {
        !isSorted[$0] && aboveCounts[$0] == 0
      }) {
        top -= 1
        sequence[top] = candidates[position]
        markSorted(position)
      } else {
        return divide(bottom..<top)
      }
    }
  }

  private mutating func markSorted(_ position: Int) {
    isSorted[position] = true
    for other in candidates.indices {
      if isBelow[position * candidates.count + other] { belowCounts[other] -= 1 }
      if isBelow[other * candidates.count + position] { aboveCounts[other] -= 1 }
    }
  }

  private mutating func compare(_ part: Range<Int>) {
    candidates.removeAll(keepingCapacity: true)
    candidates.append(contentsOf: sequence[part])
    let count = candidates.count
    belowCounts.refill(with: 0, count: count)
    aboveCounts.refill(with: 0, count: count)
    isSorted.refill(with: false, count: count)
    isBelow.refill(with: false, count: count * count)
    for first in 0..<count {
      for second in first + 1..<count {
        let sides = sides(of: candidates[second], to: candidates[first])
        if sides.isFront || sides.isLevel { record(first, below: second) }
        if sides.isBack { record(second, below: first) }
      }
    }
  }

  private mutating func record(_ lower: Int, below upper: Int) {
    isBelow[lower * candidates.count + upper] = true
    belowCounts[upper] += 1
    aboveCounts[lower] += 1
  }

  /// The sides of a plane on which a polygon lies.
  private struct Sides {
    var isFront = false
    var isBack = false
    /// In the plane.
    var isLevel = false
  }

  /// The sides of `other`'s plane on which the common area of two polygons lies; none if there is
  /// no such area.
  private mutating func sides(
    of polygon: Index<SortedPolygon>, to other: Index<SortedPolygon>
  ) -> Sides {
    let (low, high) = (
      pointwiseMax(polygons[polygon].low, polygons[other].low),
      pointwiseMin(polygons[polygon].high, polygons[other].high)
    )
    guard low.x < high.x, low.y < high.y else { return Sides() }
    let difference = polygons[polygon].depth - polygons[other].depth
    guard overlapsLeft > 0 else {
      let middle = SIMD3((low + high) / 2, 1)
      let isFront = (difference * middle).sum() >= 0
      return Sides(isFront: isFront, isBack: !isFront)
    }
    overlapsLeft -= 1
    var common = polygons[polygon].outline
    for edge in 0..<polygons[other].outline.count where common.count > 2 {
      common = common.cut(by: polygons[other].outline.edge(edge))
    }
    // Polygons that only share an edge have no common area.
    guard common.count > 2, common.area > 0.01 else { return Sides() }
    return Self.sides(of: common, difference)
  }

  /// The sides of a plane on which an outline lies, by the difference of their depths.
  private static func sides(of outline: Polygon, _ difference: SIMD3<Double>) -> Sides {
    var sides = Sides()
    let slope = (difference.x * difference.x + difference.y * difference.y).squareRoot()
    let limit = max(tolerance.depth, slope * tolerance.pixels)
    for index in 0..<outline.count {
      let side = (difference * SIMD3(outline[index], 1)).sum()
      if side > limit { sides.isFront = true }
      if side < -limit { sides.isBack = true }
    }
    sides.isLevel = !sides.isFront && !sides.isBack
    return sides
  }

  /// Partitions the unsorted polygons by the plane of one of them: those behind it, itself, and
  /// those in front of it.
  private mutating func divide(_ part: Range<Int>) {
    remaining.removeAll(keepingCapacity: true)
    for position in candidates.indices where !isSorted[position] {
      remaining.append(candidates[position])
    }
    front.removeAll(keepingCapacity: true)
    let root = bestRoot
    var (isAfterRoot, middle) = (false, part.lowerBound)
    for polygon in remaining {
      if polygon == root {
        isAfterRoot = true
        continue
      }
      let difference = polygons[polygon].depth - polygons[root].depth
      let sides = Self.sides(of: polygons[polygon].outline, difference)
      if sides.isFront && sides.isBack && cuts.count < 2 * Self.maximumCuts {
        front.append(cut(polygon, along: difference))
      } else if sides.isLevel ? isAfterRoot : isNearer(polygon, sides, than: root) {
        front.append(polygon)
        continue
      }
      sequence[middle] = polygon
      middle += 1
    }
    sequence[middle] = root
    sequence.replaceSubrange(middle + 1..<part.upperBound, with: front)
    pending.append(part.lowerBound..<middle)
    pending.append(middle + 1..<middle + 1 + front.count)
  }

  private func isNearer(
    _ polygon: Index<SortedPolygon>, _ sides: Sides, than root: Index<SortedPolygon>
  ) -> Bool {
    guard sides.isFront && sides.isBack else { return sides.isFront }
    let point = SIMD3(polygons[polygon].outline.middle, 1)
    return ((polygons[polygon].depth - polygons[root].depth) * point).sum() > 0
  }

  /// The candidate whose plane cuts the others at the lowest cost.
  private var bestRoot: Index<SortedPolygon> {
    var (best, least) = (remaining[0], Int.max)
    for root in remaining.prefix(Self.maximumRootCandidates) {
      var cost = 0
      for polygon in remaining where polygon != root {
        let difference = polygons[polygon].depth - polygons[root].depth
        let sides = Self.sides(of: polygons[polygon].outline, difference)
        guard sides.isFront && sides.isBack else { continue }
        cost += polygons[polygon].isTranslucent ? Self.costOfTranslucent : 1
      }
      if cost < least { (best, least) = (root, cost) }
    }
    return best
  }

  /// Cuts a polygon along a line: it keeps the part behind the line, and a new one has the other
  /// part.
  private mutating func cut(
    _ polygon: Index<SortedPolygon>, along difference: SIMD3<Double>
  ) -> Index<SortedPolygon> {
    let length = (difference.x * difference.x + difference.y * difference.y).squareRoot()
    let line = difference / length
    let previous = polygons[polygon].cut
    var piece = polygons[polygon]
    piece.fragmentIndex =
      1 + polygons.reduce(0) { $1.source == piece.source ? max($0, $1.fragmentIndex) : $0 }
    piece.clip(line, cuts.nextIndex)
    cuts.append(Cut(line: line, parent: previous))
    polygons[polygon].clip(-line, cuts.nextIndex)
    let overlap = piece.isTranslucent ? 0 : Self.overlap
    cuts.append(Cut(line: SIMD3(-line.x, -line.y, overlap - line.z), parent: previous))
    polygons.append(piece)
    return Index(polygons.count - 1)
  }
}

extension DepthSorter.SortedPolygon {
  fileprivate mutating func clip(_ line: SIMD3<Double>, _ cut: Index<DepthSorter.Cut>) {
    outline = outline.cut(by: line)
    (low, high) = outline.bounds
    self.cut = cut
  }
}

extension Array {
  /// Replaces the contents; the memory is reused.
  fileprivate mutating func refill(with element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
