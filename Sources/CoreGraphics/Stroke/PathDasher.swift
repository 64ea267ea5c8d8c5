import Foundation

/// Cuts a path into dashes. Curves stay curves.
struct PathDasher {
  /// How many dashes and gaps a path may be cut into: more than an eye can tell apart.
  static func limit(for path: PathStorage) -> Int { 100_000 + 4000 * path.elements.count }

  /// Of dashes and gaps in turn: an even number.
  private let lengths: [Double]
  /// Where each subpath begins in `lengths`, and how much of that dash or gap is left there.
  private let first: (index: Int, rest: Double)
  private var index = 0
  private var rest = 0.0
  private var dashes: [PathStorage.Subpath] = []
  private var current: PathStorage.Subpath?
  /// How many dashes and gaps may still come.
  private var left = 0

  /// Nil where there is nothing to cut: no lengths, one that is negative or no number, or all zero.
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

  /// The dashes; nil where they are more than the limit.
  mutating func dash(_ path: PathStorage) -> PathStorage? {
    left = Self.limit(for: path)
    var result = PathStorage()
    for subpath in path.subpaths {
      for dash in dashes(of: subpath) { result.append(dash) }
      guard left >= 0 else { return nil }
    }
    return result
  }

  private var isOn: Bool { index % 2 == 0 }

  private mutating func dashes(of subpath: PathStorage.Subpath) -> [PathStorage.Subpath] {
    (dashes, index, rest) = ([], first.index, first.rest)
    let startsOn = isOn
    current = isOn ? PathStorage.Subpath(start: subpath.start) : nil
    for bezier in subpath.beziers { add(bezier) }
    let isCut = !dashes.isEmpty
    guard subpath.isClosed, startsOn, let last = current, !last.beziers.isEmpty else {
      endDash()
      return dashes
    }
    // The dash that reaches the end goes on at the start.
    guard isCut else { return [subpath] }
    dashes[0] = PathStorage.Subpath(
      start: last.start, beziers: last.beziers + dashes[0].beziers, isClosed: false)
    return dashes
  }

  private mutating func endDash() {
    if let dash = current, !dash.beziers.isEmpty { dashes.append(dash) }
    current = nil
  }

  private mutating func add(_ bezier: Bezier) {
    let ruler = BezierRuler(bezier)
    var (reached, from) = (0.0, 0.0)
    while reached < ruler.length, left >= 0 {
      let step = min(rest, ruler.length - reached)
      let to = ruler.parameter(at: reached + step)
      current?.beziers.append(bezier.part(from: from, to: to))
      // A step too small to count is a whole one.
      (reached, rest) = (reached + step, reached + step > reached ? rest - step : 0)
      from = to
      if rest <= 0 { goOn(at: bezier.point(at: to)) }
    }
  }

  /// To the next dash or gap that has a length. A dash that has none is a point.
  private mutating func goOn(at point: Bezier.Point) {
    repeat {
      endDash()
      left -= 1
      index = (index + 1) % lengths.count
      rest = lengths[index]
      if isOn {
        current = PathStorage.Subpath(start: point)
        if rest == 0 { current?.beziers = [Bezier(line: point, point)] }
      }
    } while rest == 0
  }
}

/// Tells at which parameter a curve has reached a length.
struct BezierRuler {
  /// Up to where each of its chords begins, which have equal parts of the parameters, and to its end.
  private let lengths: [Double]

  init(_ bezier: Bezier) {
    let (low, high) = bezier.hull
    var (pen, sum) = (bezier.start, 0.0)
    lengths =
      [0]
      + bezier.chordEnds(within: (high - low).length * 1e-6).map {
        let next = bezier.point(at: $0)
        sum += (next - pen).length
        pen = next
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
