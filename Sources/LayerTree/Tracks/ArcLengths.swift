/// How long the curves of a spline are, and where along them a part of the whole length ends: made
/// once, so that motion at one speed is cheap.
struct ArcLengths: Sendable {
  /// A stretch of a curve on which a few samples of the speed give its length.
  private struct Stretch: Sendable {
    let curve: Int
    let from: Double
    let to: Double
    /// Of all stretches before.
    let start: Double
  }

  let total: Double
  private let stretches: [Stretch]

  init<Vector>(_ curves: [Cubic<Vector>]) {
    var (stretches, sum) = ([Stretch](), 0.0)
    for (index, curve) in curves.enumerated() {
      let ends = [0] + curve.speedTurns + [1]
      // Of the fastest that it may be, and not of the stretch: where the curve nearly stands still,
      // rounding is more than any part of that, and no stretch would ever be short enough.
      let tolerance = 1e-14 * curve.speedLimit
      var open = zip(ends, ends.dropFirst()).map { (from: $0, to: $1, depth: 0) }
      open.reverse()
      while let next = open.popLast() {
        let middle = (next.from + next.to) / 2
        let whole = curve.length(next.from, next.to)
        let halves = curve.length(next.from, middle) + curve.length(middle, next.to)
        if abs(whole - halves) > tolerance * (next.to - next.from) && next.depth < 24 {
          open.append((middle, next.to, next.depth + 1))
          open.append((next.from, middle, next.depth + 1))
        } else {
          stretches.append(Stretch(curve: index, from: next.from, to: next.to, start: sum))
          sum += whole
        }
      }
    }
    (self.stretches, total) = (stretches, sum)
  }

  /// The curve, and where on it a length from the start ends.
  func position<Vector>(
    at length: Double, of curves: [Cubic<Vector>]
  ) -> (index: Int, part: Double) {
    let next = stretches.partitioningIndex { $0.start > length }
    let stretch = stretches[max(next - 1, 0)]
    let curve = curves[stretch.curve]
    let whole = curve.length(stretch.from, stretch.to)
    let rest = min(max(length - stretch.start, 0), whole)
    guard rest > 0, rest < whole else {
      return (stretch.curve, rest > 0 ? stretch.to : stretch.from)
    }
    return (stretch.curve, curve.end(of: rest, stretch.from, stretch.to, precision: 1e-14 * total))
  }
}

extension Cubic {
  /// No slower than the curve is anywhere.
  fileprivate var speedLimit: Double {
    b.length + 2 * c.length + 3 * d.length
  }

  /// Gauss and Legendre's rule of eight points.
  func length(_ from: Double, _ to: Double) -> Double {
    let (half, middle) = ((to - from) / 2, (to + from) / 2)
    var sum = 0.0
    for index in 0..<4 {
      let offset = half * gaussPoints[index]
      sum += gaussWeights[index] * (speed(at: middle - offset) + speed(at: middle + offset))
    }
    return sum * half
  }

  /// Where a length that begins at `from` and ends before `to` does end: by Newton's method, halving
  /// where that leads away.
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
