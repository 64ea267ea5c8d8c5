/// Puts flat pictures of one room in the order in which they are drawn, and cuts those that go through
/// others.
///
/// Their depths are linear over the target's pixels, so that where two of them meet is a line there:
/// all of it is a matter of polygons in the plane.
package struct DepthSorter: Sendable {
  /// A picture, or a piece of one.
  package struct Panel: Sendable {
    /// Whose it is: the place among those that were added.
    package var source: Int32
    /// Of the pieces of a picture, which one it is.
    package var copy: UInt8 = 0
    /// Index of the innermost of its cuts; -1: it is whole.
    package var cut: Int32 = -1
    /// Something shows through it.
    var isTranslucent: Bool
    var outline: Polygon
    /// How near it is at a pixel, by (x, y, 1): the larger the nearer.
    var depth: SIMD3<Double>
    /// How near its middle is.
    var middle: Double
    var low: SIMD2<Double>
    var high: SIMD2<Double>
  }

  /// A line that a picture is cut along; what is kept is where `line` · (x, y, 1) is not below 0, and
  /// the distance from the line in pixels.
  package struct Cut: Sendable {
    package var line: SIMD3<Double>
    /// The next one, or -1.
    package var parent: Int32
  }

  /// Of more pictures than this, the nearer middle is in front.
  static let mostCompared = 512
  /// So many are found to be in front or behind by what they have in common; of others, one pixel
  /// tells.
  static let mostOverlaps = 8192
  /// More pieces than this are not made.
  static let mostCuts = 64
  /// So many are tried to cut the others by.
  private static let mostTried = 12
  /// How near two may be to be in one plane, and how far from where they meet, in pixels, a corner may
  /// lie to lie there.
  private static let tolerance = (depth: 1e-6, pixels: 1.0 / 32)
  /// A piece that goes below another reaches this far under it, so that nothing is seen between them.
  /// One through which that would show ends where the other begins.
  private static let reach = 1.0
  /// As many are rather cut as one through which cuts show.
  private static let costOfTranslucent = 8

  package private(set) var panels: [Panel] = []
  package private(set) var cuts: [Cut] = []
  /// Indices of the panels, back to front.
  package private(set) var sequence: [Int32] = []

  /// Parts of the sequence that are not in order yet.
  private var pending: [Range<Int>] = []
  /// Of the part at work: the panels left, in the order in which they were.
  private var left: [Int32] = []
  /// By the places in it: whether the first is to be drawn before the second.
  private var isBelow: [Bool] = []
  private var below: [Int32] = []
  private var above: [Int32] = []
  private var isPlaced: [Bool] = []
  private var overlapsLeft = 0
  private var middles = KeySorter()
  /// Of the part that is divided: those that are not placed, and of them those in front of the root.
  private var remaining: [Int32] = []
  private var front: [Int32] = []

  package init() {}

  /// Whether all pictures are whole and stay in the order in which they were added.
  package var isUnchanged: Bool {
    cuts.isEmpty && zip(sequence, sequence.dropFirst()).allSatisfy { $0 < $1 }
  }

  package mutating func removeAll() {
    panels.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    sequence.removeAll(keepingCapacity: true)
  }

  /// Adds a picture, in front of those before it where they are in one plane.
  package mutating func add(
    _ outline: Polygon, depth: SIMD3<Double>, middle: Double, isTranslucent: Bool = false,
    source: Int32
  ) {
    let outline = outline.area < 0 ? outline.reversed : outline
    let (low, high) = outline.bounds
    sequence.append(Int32(panels.count))
    panels.append(
      Panel(
        source: source, isTranslucent: isTranslucent, outline: outline, depth: depth,
        middle: middle, low: low, high: high))
  }

  /// By the middles alone, as is enough where all lie one before the other.
  package mutating func sortByMiddle() {
    sortByMiddle(0..<sequence.count)
  }

  package mutating func sort() {
    overlapsLeft = Self.mostOverlaps
    pending.append(0..<sequence.count)
    while let part = pending.popLast() {
      guard part.count > 1 else { continue }
      if part.count > Self.mostCompared { sortByMiddle(part) } else { sort(part) }
    }
  }

  /// Keeps the order of equal ones.
  private mutating func sortByMiddle(_ part: Range<Int>) {
    middles.removeAll()
    for panel in sequence[part] { middles.add(panel, key: panels[Int(panel)].middle) }
    middles.sort()
    for (place, entry) in zip(part, middles.entries) { sequence[place] = entry.number }
  }

  /// Takes those that nothing lies below from the bottom, and those that nothing lies above from the
  /// top. Where neither is left, they go through each other or round in a circle: one is taken, the
  /// others are cut along its plane, and what is behind it and in front of it is sorted apart.
  private mutating func sort(_ part: Range<Int>) {
    compare(part)
    var (bottom, top) = (part.lowerBound, part.upperBound)
    while bottom < top {
      if let place = left.indices.first(where: { !isPlaced[$0] && below[$0] == 0 }) {
        sequence[bottom] = left[place]
        bottom += 1
        take(place)
      } else if let place = left.indices.last(where: { !isPlaced[$0] && above[$0] == 0 }) {
        top -= 1
        sequence[top] = left[place]
        take(place)
      } else {
        return divide(bottom..<top)
      }
    }
  }

  private mutating func take(_ place: Int) {
    isPlaced[place] = true
    for other in left.indices {
      if isBelow[place * left.count + other] { below[other] -= 1 }
      if isBelow[other * left.count + place] { above[other] -= 1 }
    }
  }

  private mutating func compare(_ part: Range<Int>) {
    left.removeAll(keepingCapacity: true)
    left.append(contentsOf: sequence[part])
    let count = left.count
    below.refill(with: 0, count: count)
    above.refill(with: 0, count: count)
    isPlaced.refill(with: false, count: count)
    isBelow.refill(with: false, count: count * count)
    for first in 0..<count {
      for second in first + 1..<count {
        let sides = sides(of: Int(left[second]), to: Int(left[first]))
        if sides.isFront || sides.isLevel { note(first, below: second) }
        if sides.isBack { note(second, below: first) }
      }
    }
  }

  private mutating func note(_ lower: Int, below upper: Int) {
    isBelow[lower * left.count + upper] = true
    below[upper] += 1
    above[lower] += 1
  }

  /// On which sides of another panel's plane one lies, where it does.
  private struct Sides {
    var isFront = false
    var isBack = false
    /// In the plane, and over the other panel.
    var isLevel = false
  }

  /// Where the two lie on each other.
  private mutating func sides(of panel: Int, to other: Int) -> Sides {
    let (low, high) = (
      pointwiseMax(panels[panel].low, panels[other].low),
      pointwiseMin(panels[panel].high, panels[other].high)
    )
    guard low.x < high.x, low.y < high.y else { return Sides() }
    let difference = panels[panel].depth - panels[other].depth
    guard overlapsLeft > 0 else {
      let middle = SIMD3((low + high) / 2, 1)
      let isFront = (difference * middle).sum() >= 0
      return Sides(isFront: isFront, isBack: !isFront)
    }
    overlapsLeft -= 1
    var common = panels[panel].outline
    for edge in 0..<panels[other].outline.count where common.count > 2 {
      common = common.cut(by: panels[other].outline.edge(edge))
    }
    // Those that share an edge have nothing in common.
    guard common.count > 2, common.area > 0.01 else { return Sides() }
    return Self.sides(of: common, difference)
  }

  /// Of an outline whose depth differs so much from a plane's.
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

  /// Cuts the panels left by the plane of one of them: those behind it, it, and those before it.
  private mutating func divide(_ part: Range<Int>) {
    remaining.removeAll(keepingCapacity: true)
    for place in left.indices where !isPlaced[place] { remaining.append(left[place]) }
    front.removeAll(keepingCapacity: true)
    let root = bestRoot
    var (showsOutgoing, middle) = (false, part.lowerBound)
    for panel in remaining {
      if panel == root {
        showsOutgoing = true
        continue
      }
      let difference = panels[Int(panel)].depth - panels[Int(root)].depth
      let sides = Self.sides(of: panels[Int(panel)].outline, difference)
      if sides.isFront && sides.isBack && cuts.count < 2 * Self.mostCuts {
        front.append(cut(Int(panel), along: difference))
      } else if sides.isLevel ? showsOutgoing : isNearer(panel, sides, than: root) {
        front.append(panel)
        continue
      }
      sequence[middle] = panel
      middle += 1
    }
    sequence[middle] = root
    sequence.replaceSubrange(middle + 1..<part.upperBound, with: front)
    pending.append(part.lowerBound..<middle)
    pending.append(middle + 1..<middle + 1 + front.count)
  }

  private func isNearer(_ panel: Int32, _ sides: Sides, than root: Int32) -> Bool {
    guard sides.isFront && sides.isBack else { return sides.isFront }
    let point = SIMD3(panels[Int(panel)].outline.middle, 1)
    return ((panels[Int(panel)].depth - panels[Int(root)].depth) * point).sum() > 0
  }

  /// The one by which others are cut the least.
  private var bestRoot: Int32 {
    var (best, least) = (remaining[0], Int.max)
    for root in remaining.prefix(Self.mostTried) {
      var cost = 0
      for panel in remaining where panel != root {
        let difference = panels[Int(panel)].depth - panels[Int(root)].depth
        let sides = Self.sides(of: panels[Int(panel)].outline, difference)
        guard sides.isFront && sides.isBack else { continue }
        cost += panels[Int(panel)].isTranslucent ? Self.costOfTranslucent : 1
      }
      if cost < least { (best, least) = (root, cost) }
    }
    return best
  }

  /// Leaves what is behind the line to the panel; the new one has the rest.
  private mutating func cut(_ panel: Int, along difference: SIMD3<Double>) -> Int32 {
    let length = (difference.x * difference.x + difference.y * difference.y).squareRoot()
    let line = difference / length
    let previous = panels[panel].cut
    var piece = panels[panel]
    piece.copy = 1 + panels.reduce(0) { $1.source == piece.source ? max($0, $1.copy) : $0 }
    piece.keep(line, Int32(cuts.count))
    cuts.append(Cut(line: line, parent: previous))
    panels[panel].keep(-line, Int32(cuts.count))
    let reach = piece.isTranslucent ? 0 : Self.reach
    cuts.append(Cut(line: SIMD3(-line.x, -line.y, reach - line.z), parent: previous))
    panels.append(piece)
    return Int32(panels.count - 1)
  }
}

extension DepthSorter.Panel {
  fileprivate mutating func keep(_ line: SIMD3<Double>, _ cut: Int32) {
    outline = outline.cut(by: line)
    (low, high) = outline.bounds
    self.cut = cut
  }
}

extension Array {
  /// Keeps the memory.
  fileprivate mutating func refill(with element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
