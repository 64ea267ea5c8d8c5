import LayerTree

// The part of a path that is stroked, and its dashes.

extension StrokeOutline {
  /// Alternating lengths of dashes and gaps.
  struct Dashes: Equatable, Sendable {
    private let lengths: [Double]
    private let period: Double
    /// The index and the rest of the length at which each line begins.
    private let first: (index: Int, rest: Double)

    /// More dashes than this in a path are not drawn; it is stroked without any.
    static let maximumCount = 65_536.0

    /// Returns nil where nothing is cut: no lengths, a negative one, one that is not finite, or only
    /// zeros.
    init?(phase: Double, lengths: [Double]) {
      let all = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
      period = all.reduce(0, +)
      guard all.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
        return nil
      }
      let start = phase.truncatingRemainder(dividingBy: period)
      var (index, reached) = (0, start < 0 ? start + period : start)
      while reached >= all[index] {
        reached -= all[index]
        index = (index + 1) % all.count
      }
      (self.lengths, first) = (all, (index, all[index] - reached))
    }

    static func == (first: Self, second: Self) -> Bool {
      first.lengths == second.lengths && first.first == second.first
    }

    func count(in length: Double) -> Double { length / period * Double(lengths.count) }

    /// Calls `body` with the start and the end of each dash of a line.
    func forEach(in length: Double, _ body: (_ from: Double, _ to: Double) -> Void) {
      var (index, rest, from) = (first.index, first.rest, 0.0)
      repeat {
        if index.isMultiple(of: 2), from < length || rest == 0 {
          body(from, min(from + rest, length))
        }
        index = (index + 1) % lengths.count
        from += rest
        rest = lengths[index]
      } while from < length || from == length && rest == 0
    }
  }

  /// When the outlines have more points than this, nothing is added to them.
  private static let maximumPoints = 1 << 20

  /// Adds the outlines of the part of a path between two fractions of its length.
  mutating func add(
    _ path: borrowing FlatPath, from start: Double, to end: Double, dashes: Dashes?
  ) {
    let whole = path.length
    let (from, to) = (min(max(start, 0), 1) * whole, min(max(end, 0), 1) * whole)
    guard start <= 0 && end >= 1 || from < to else { return }
    let dashes = dashes.flatMap { $0.count(in: to - from) <= Dashes.maximumCount ? $0 : nil }
    var before = 0.0
    for subpath in path.subpaths where contours.points.count < Self.maximumPoints {
      let length = path.length(of: subpath)
      defer { before += length }
      let (low, high) = (max(from - before, 0), min(to - before, length))
      guard low < high || low == high && length == 0 else { continue }
      let isWhole = low <= 0 && high >= length
      guard let dashes, length > 0 else {
        append(subpath, of: path, low, high)
        endLine(isClosed: subpath.isClosed && isWhole)
        continue
      }
      add(dashes, of: subpath, of: path, low, high, isClosed: subpath.isClosed && isWhole)
    }
  }

  /// Adds the dashes of a part of a subpath. In a closed one, a dash that reaches the end continues at
  /// the start.
  private mutating func add(
    _ dashes: Dashes, of subpath: FlatPath.Subpath, of path: borrowing FlatPath, _ low: Double,
    _ high: Double, isClosed: Bool
  ) {
    let length = high - low
    var first: (from: Double, to: Double)?
    var last: (from: Double, to: Double)?
    dashes.forEach(in: length) { from, to in
      if first == nil { first = (from, to) }
      last = (from, to)
    }
    guard let first, let last else { return }
    if isClosed, first.from <= 0, first.to >= length {
      append(subpath, of: path, low, high)
      return endLine(isClosed: true)
    }
    let continues = isClosed && first.from <= 0 && last.to >= length
    dashes.forEach(in: length) { from, to in
      if continues, from <= 0 || to >= length { return }
      guard contours.points.count < Self.maximumPoints else { return }
      append(subpath, of: path, low + from, low + to)
      endLine(isClosed: false)
    }
    guard continues else { return }
    append(subpath, of: path, low + last.from, high)
    append(subpath, of: path, low, low + first.to)
    endLine(isClosed: false)
  }

  /// Appends the part of a subpath between two lengths to the line.
  private mutating func append(
    _ subpath: FlatPath.Subpath, of path: borrowing FlatPath, _ low: Double, _ high: Double
  ) {
    let first = path.index(in: subpath, at: low)
    let start = path.vertex(at: low, after: first)
    guard high > low else { return append(start) }
    var last = first
    while last + 2 < subpath.vertices.upperBound, path.vertices[last + 1].length < high {
      last += 1
    }
    let end = path.vertex(at: high, after: last)
    append(start)
    for index in first..<last { append(path.vertex(index + 1, between: start, and: end)) }
    append(end)
  }
}

extension FlatPath {
  /// The last vertex of a subpath, but not its end, at or before a length.
  fileprivate func index(in subpath: Subpath, at length: Double) -> Int {
    var (low, high) = (subpath.vertices.lowerBound, subpath.vertices.upperBound - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if vertices[middle].length <= length { low = middle } else { high = middle }
    }
    return low
  }

  /// The point at a length, on the line after a vertex, as a corner.
  fileprivate func vertex(at length: Double, after index: Int) -> Vertex {
    let (start, end) = (vertices[index], vertices[index + 1])
    if length <= start.length { return start.corner }
    if length >= end.length { return end.corner }
    let part = (length - start.length) / (end.length - start.length)
    let direction = (start.leaving * (1 - part) + end.arriving * part).unit
    return Vertex(
      point: start.point + (end.point - start.point) * part, length: length, arriving: direction,
      leaving: direction)
  }
}

extension FlatPath {
  /// A vertex between the ends of a part. Near an end it is moved to the middle between its
  /// neighbors: the edges of a very short line beside a longer one would reach beyond the end.
  fileprivate func vertex(_ index: Int, between start: Vertex, and end: Vertex) -> Vertex {
    let vertex = vertices[index]
    guard vertex.isSmooth else { return vertex }
    let (before, after) = (vertices[index - 1], vertices[index + 1])
    let isNearStart = vertex.length - start.length < (vertex.length - before.length) / 2
    let isNearEnd = end.length - vertex.length < (after.length - vertex.length) / 2
    guard isNearStart || isNearEnd else { return vertex }
    return Vertex(
      middleOf: start.length > before.length ? start : before,
      end.length < after.length ? end : after)
  }
}

extension FlatPath.Vertex {
  /// The middle of a curve between two vertices with their directions.
  fileprivate init(middleOf first: Self, _ second: Self) {
    let length = second.length - first.length
    let direction = (first.leaving + second.arriving).unit
    self.init(
      point: (first.point + second.point) / 2 + (first.leaving - second.arriving) * (length / 8),
      length: first.length + length / 2, arriving: direction, leaving: direction, isSmooth: true)
  }

  fileprivate var corner: Self {
    var corner = self
    corner.isSmooth = false
    return corner
  }
}
