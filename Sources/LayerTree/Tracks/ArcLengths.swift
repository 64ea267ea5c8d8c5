/// The arc lengths of a spline's curves, computed once so that motion at constant speed is cheap.
struct ArcLengths: Sendable {
  /// An interval of a curve on which a few samples of the speed give the length.
  private struct Interval: Sendable {
    let curve: Int
    let from: Double
    let to: Double
    /// The length of all previous intervals.
    let start: Double
  }

  let total: Double
  private let intervals: [Interval]

  init<Vector>(_ curves: [Cubic<Vector>]) {
    var (intervals, sum) = ([Interval](), 0.0)
    for (index, curve) in curves.enumerated() {
      let ends = [0] + curve.speedExtrema + [1]
      // The tolerance is relative to the highest possible speed, and not to the interval's length:
      // where the curve nearly stops, rounding errors exceed any fraction of that length, and no
      // interval would ever be short enough.
      let tolerance = 1e-14 * curve.speedLimit
      var pending = zip(ends, ends.dropFirst()).map { (from: $0, to: $1, depth: 0) }
      pending.reverse()
      while let next = pending.popLast() {
        let middle = (next.from + next.to) / 2
        let whole = curve.length(next.from, next.to)
        let halves = curve.length(next.from, middle) + curve.length(middle, next.to)
        if abs(whole - halves) > tolerance * (next.to - next.from) && next.depth < 24 {
          pending.append((middle, next.to, next.depth + 1))
          pending.append((next.from, middle, next.depth + 1))
        } else {
          intervals.append(Interval(curve: index, from: next.from, to: next.to, start: sum))
          sum += whole
        }
      }
    }
    (self.intervals, total) = (intervals, sum)
  }

  /// The curve, and the parameter on it, at a length from the start.
  func position<Vector>(
    at length: Double, of curves: [Cubic<Vector>]
  ) -> (index: Int, part: Double) {
    let next = intervals.partitioningIndex { $0.start > length }
    let interval = intervals[max(next - 1, 0)]
    let curve = curves[interval.curve]
    let whole = curve.length(interval.from, interval.to)
    let rest = min(max(length - interval.start, 0), whole)
    guard rest > 0, rest < whole else {
      return (interval.curve, rest > 0 ? interval.to : interval.from)
    }
    return (
      interval.curve, curve.end(of: rest, interval.from, interval.to, precision: 1e-14 * total)
    )
  }
}

extension Cubic {
  /// An upper bound of the curve's speed.
  fileprivate var speedLimit: Double {
    b.length + 2 * c.length + 3 * d.length
  }

  /// The length between two parameters, by Gauss–Legendre quadrature with eight points.
  func length(_ from: Double, _ to: Double) -> Double {
    let (half, middle) = ((to - from) / 2, (to + from) / 2)
    var sum = 0.0
    for index in 0..<4 {
      let offset = half * gaussPoints[index]
      sum += gaussWeights[index] * (speed(at: middle - offset) + speed(at: middle + offset))
    }
    return sum * half
  }

  /// The parameter at which a length that starts at `from` ends. Uses Newton's method, and
  /// bisection where that leaves the interval.
  fileprivate func end(
    of length: Double, _ from: Double, _ to: Double, precision: Double
  ) -> Double {
    var (low, high) = (from, to)
    var t = (from + to) / 2
    for _ in 0..<60 {
      let error = self.length(from, t) - length
      guard abs(error) > precision else { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / speed(at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

private let gaussPoints = SIMD4(
  0.1834346424956498, 0.5255324099163290, 0.7966664774136267, 0.9602898564975363)
private let gaussWeights = SIMD4(
  0.3626837833783620, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763)
