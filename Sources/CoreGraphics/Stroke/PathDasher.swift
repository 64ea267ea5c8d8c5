import Foundation

/// Cuts a path into dashes. Curves stay curves.
struct PathDasher {
  private let lengths: [Double]
  private let phase: Double
  private var dashes: [PathStorage.Subpath] = []
  private var isOn = true
  private var index = 0
  private var rest = 0.0
  private var current: PathStorage.Subpath?

  /// Nil where there is nothing to cut: no lengths, one that is negative or no number, or all zero.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = Double(all.reduce(0, +))
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite,
      phase.isFinite
    else { return nil }
    self.lengths = all.map(Double.init)
    let start = Double(phase).truncatingRemainder(dividingBy: period)
    self.phase = start < 0 ? start + period : start
  }

  /// The dashes; the path itself where they would be so many that no eye could tell them apart.
  mutating func dash(_ path: PathStorage) -> PathStorage {
    let subpaths = path.subpaths
    let length = subpaths.reduce(0) { $1.beziers.reduce($0) { $0 + $1.controlLength } }
    guard length / lengths.reduce(0, +) < 100_000 else { return path }
    var result = PathStorage()
    for subpath in subpaths {
      for dash in dashes(of: subpath) { result.append(dash) }
    }
    return result
  }

  private mutating func dashes(of subpath: PathStorage.Subpath) -> [PathStorage.Subpath] {
    restart()
    let startsOn = isOn
    if isOn { current = PathStorage.Subpath(start: subpath.start) }
    for bezier in subpath.beziers { add(bezier) }
    let endsOn = isOn
    endDash()
    guard subpath.isClosed, startsOn, endsOn else { return dashes }
    // The dash that reaches the end goes on at the start.
    guard dashes.count > 1, let last = dashes.popLast() else { return [subpath] }
    dashes[0] = PathStorage.Subpath(
      start: last.start, beziers: last.beziers + dashes[0].beziers, isClosed: false)
    return dashes
  }

  private mutating func restart() {
    (dashes, current, isOn, index) = ([], nil, true, 0)
    rest = phase
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
      isOn.toggle()
    }
    rest = lengths[index] - rest
  }

  private mutating func endDash() {
    if let dash = current, !dash.beziers.isEmpty { dashes.append(dash) }
    current = nil
  }

  private mutating func add(_ bezier: Bezier) {
    let ruler = BezierRuler(bezier)
    var reached = 0.0
    while reached < ruler.length {
      let step = min(rest, ruler.length - reached)
      let (from, to) = (ruler.parameter(at: reached), ruler.parameter(at: reached + step))
      current?.beziers.append(bezier.part(from: from, to: to))
      // A step too small to count is a whole one.
      (reached, rest) = (reached + step, reached + step > reached ? rest - step : 0)
      if rest <= 0 { goOn(at: bezier.point(at: to)) }
    }
  }

  /// To the next dash or gap that has a length. A dash that has none is a point.
  private mutating func goOn(at point: Bezier.Point) {
    repeat {
      endDash()
      index = (index + 1) % lengths.count
      isOn.toggle()
      rest = lengths[index]
      if isOn {
        current = PathStorage.Subpath(start: point)
        if rest == 0 { current?.beziers = [Bezier(line: point, point)] }
      }
    } while rest == 0
  }
}

extension Bezier {
  /// Through its control points: no shorter than it is.
  fileprivate var controlLength: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }
}

/// Tells at which parameter a curve has reached a length.
struct BezierRuler {
  private let parameters: [Double]
  private let lengths: [Double]

  init(_ bezier: Bezier) {
    let (low, high) = bezier.hull
    parameters = bezier.chordEnds(within: (high - low).length * 1e-6)
    var (pen, sum) = (bezier.start, 0.0)
    lengths = parameters.map {
      let next = bezier.point(at: $0)
      sum += (next - pen).length
      pen = next
      return sum
    }
  }

  var length: Double { lengths[lengths.count - 1] }

  func parameter(at length: Double) -> Double {
    guard length < self.length, let next = lengths.firstIndex(where: { $0 > length }), next > 0
    else { return length > 0 ? 1 : 0 }
    let part = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return parameters[next - 1] + part * (parameters[next] - parameters[next - 1])
  }
}
