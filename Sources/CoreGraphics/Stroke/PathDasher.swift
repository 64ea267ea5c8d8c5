import Foundation

/// Cuts a path into dashes. Curves stay curves.
struct PathDasher {
  /// The maximum number of dashes and gaps for a path; more are indistinguishable.
  static func limit(for path: PathStorage) -> Int { 100_000 + 4000 * path.elements.count }

  /// The alternating lengths of dashes and gaps: an even number of them.
  private let lengths: [Double]
  /// The index in `lengths` at which each subpath begins, and the remaining length of that dash or
  /// gap.
  private let first: (index: Int, rest: Double)
  private var index = 0
  private var rest = 0.0
  private var dashes: [PathStorage.Subpath] = []
  private var current: PathStorage.Subpath?
  /// The number of dashes and gaps that are still allowed.
  private var remaining = 0

  /// Returns nil if nothing is to be cut: no lengths, a negative or non-finite one, or only zeros.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let all = (lengths.count % 2 == 0 ? lengths : lengths + lengths).map(Double.init)
    let period = all.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite,
      phase.isFinite
    else { return nil }
    let start = Double(phase).truncatingRemainder(dividingBy: period)
    var (index, reached) = (0, start < 0 ? start + period : start)
    while reached >= all[index] {
      reached -= all[index]
      index = (index + 1) % all.count
    }
    (self.lengths, first) = (all, (index, all[index] - reached))
  }

  /// The dashes; nil if there are more than the limit.
  mutating func dash(_ path: PathStorage) -> PathStorage? {
    remaining = Self.limit(for: path)
    var result = PathStorage()
    for subpath in path.subpaths {
      for dash in dashes(of: subpath) { result.append(dash) }
      guard remaining >= 0 else { return nil }
    }
    return result
  }

  private var isOn: Bool { index % 2 == 0 }

  private mutating func dashes(of subpath: PathStorage.Subpath) -> [PathStorage.Subpath] {
    (dashes, index, rest) = ([], first.index, first.rest)
    let startsOn = isOn
    current = isOn ? PathStorage.Subpath(start: subpath.start) : nil
    for bezier in subpath.beziers { append(bezier) }
    let isCut = !dashes.isEmpty
    guard subpath.isClosed, startsOn, let last = current, !last.beziers.isEmpty else {
      endDash()
      return dashes
    }
    // In a closed subpath, the dash at its end continues at its start.
    guard isCut else { return [subpath] }
    dashes[0] = PathStorage.Subpath(
      start: last.start, beziers: last.beziers + dashes[0].beziers, isClosed: false)
    return dashes
  }

  private mutating func endDash() {
    if let dash = current, !dash.beziers.isEmpty { dashes.append(dash) }
    current = nil
  }

  private mutating func append(_ bezier: Bezier) {
    let arcLengths = ArcLengthTable(bezier)
    var (reached, from) = (0.0, 0.0)
    while reached < arcLengths.length, remaining >= 0 {
      let step = min(rest, arcLengths.length - reached)
      let to = arcLengths.parameter(at: reached + step)
      current?.beziers.append(bezier.part(from: from, to: to))
      // A step too small to change the sum completes the dash, so that the loop terminates.
      (reached, rest) = (reached + step, reached + step > reached ? rest - step : 0)
      from = to
      if rest <= 0 { advance(at: bezier.point(at: to)) }
    }
  }

  /// Advances to the next dash or gap with a length. A dash of length zero becomes a point.
  private mutating func advance(at point: Bezier.Point) {
    repeat {
      endDash()
      remaining -= 1
      index = (index + 1) % lengths.count
      rest = lengths[index]
      if isOn {
        current = PathStorage.Subpath(start: point)
        if rest == 0 { current?.beziers = [Bezier(line: point, point)] }
      }
    } while rest == 0
  }
}

/// Converts arc lengths along a curve to parameters.
struct ArcLengthTable {
  /// The arc lengths at the start of each chord and at the end; chords have equal parameter steps.
  private let lengths: [Double]

  init(_ bezier: Bezier) {
    let (low, high) = bezier.hull
    var (previous, sum) = (bezier.start, 0.0)
    lengths =
      [0]
      + bezier.chordEnds(within: (high - low).length * 1e-6).map {
        let next = bezier.point(at: $0)
        sum += (next - previous).length
        previous = next
        return sum
      }
  }

  var length: Double { lengths[lengths.count - 1] }

  func parameter(at length: Double) -> Double {
    guard length < self.length else { return 1 }
    var (before, after) = (0, lengths.count - 1)
    while after - before > 1 {
      let middle = (before + after) / 2
      if lengths[middle] > length { after = middle } else { before = middle }
    }
    let part = (length - lengths[before]) / (lengths[after] - lengths[before])
    return (Double(before) + part) / Double(lengths.count - 1)
  }
}
