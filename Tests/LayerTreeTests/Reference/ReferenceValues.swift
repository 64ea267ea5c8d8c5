/// Apple's "CABasicAnimation" and "CAKeyframeAnimation" in plain numbers.
enum ReferenceValues {
  case basic(from: [Double]?, to: [Double]?, by: [Double]?)
  case keyframes(ReferenceKeyframes)
  case path(ReferencePath)

  /// The value at a progress over the underlying value.
  func value(at progress: Double, below: [Double]) -> [Double] {
    switch self {
    case .keyframes(let frames): return frames.value(at: progress)
    case .path(let path): return path.point(at: progress)
    case .basic(let from, let to, let by):
      let (from, to) =
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, plus(from, by))
        case (nil, let to?, let by?): (minus(to, by), to)
        case (let from?, nil, nil): (from, below)
        case (nil, let to?, nil): (below, to)
        case (nil, nil, let by?): (below, plus(below, by))
        case (nil, nil, nil): (below, below)
        }
      return mix(from, to, progress)
    }
  }

  /// What each completed iteration adds: its end value, or `by` alone if only that is given.
  func sum(at progress: Double, below: [Double]) -> [Double] {
    if case .basic(from: nil, to: nil, let by?) = self { return by.map { $0 * progress } }
    return value(at: progress, below: below)
  }
}

struct ReferenceKeyframes {
  enum Mode: CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  var values: [[Double]]
  var times: [Double]?
  var timingFunctions: [ReferenceTimingFunction] = []
  var mode = Mode.linear
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []

  func value(at progress: Double) -> [Double] {
    guard values.count > 1 else { return values[0] }
    switch mode {
    case .discrete: return values[discreteIndex(at: progress, count: values.count, times: times)]
    case .linear, .cubic:
      let (index, part) = segment(
        at: progress, count: values.count, times: times, timingFunctions: timingFunctions)
      guard index < values.count - 1 else { return values[index] }
      return mode == .linear
        ? mix(values[index], values[index + 1], part) : hermite(index).point(at: part)
    case .paced:
      let lines = values.indices.dropLast().map {
        ReferenceCurve(lineFrom: values[$0], to: values[$0 + 1])
      }
      return travel(lines, progress).point
    case .cubicPaced: return travel(values.indices.dropLast().map(hermite), progress).point
    }
  }

  /// The Kochanek–Bartels spline between a value and the next, as a Bézier curve.
  private func hermite(_ index: Int) -> ReferenceCurve {
    let leaving = tangent(index, isLeaving: true)
    let arriving = tangent(index + 1, isLeaving: false)
    let (start, end) = (values[index], values[index + 1])
    return ReferenceCurve(points: [
      start, plus(start, leaving.map { $0 / 3 }), minus(end, arriving.map { $0 / 3 }), end,
    ])
  }

  private func tangent(_ index: Int, isLeaving: Bool) -> [Double] {
    let t = index < tension.count ? tension[index] : 0
    let c = (index < continuity.count ? continuity[index] : 0) * (isLeaving ? 1 : -1)
    let b = index < bias.count ? bias[index] : 0
    let before = minus(values[index], values[max(index - 1, 0)])
    let after = minus(values[min(index + 1, values.count - 1)], values[index])
    return before.indices.map {
      (1 - t) * (1 + b) * (1 + c) / 2 * before[$0] + (1 - t) * (1 - b) * (1 - c) / 2 * after[$0]
    }
  }
}

struct ReferencePath {
  var curves: [ReferenceCurve]
  var times: [Double]?
  var timingFunctions: [ReferenceTimingFunction] = []
  var mode = ReferenceKeyframes.Mode.linear

  func point(at progress: Double) -> [Double] { position(at: progress).point }

  /// The direction of the path, as a vector.
  func angle(at progress: Double) -> (x: Double, y: Double) {
    let derivative = position(at: progress).derivative
    return (derivative[0], derivative[1])
  }

  private func position(at progress: Double) -> (point: [Double], derivative: [Double]) {
    let ends = curves.count + 1
    let end = (curves[ends - 2].points[3], curves[ends - 2].derivative(at: 1))
    switch mode {
    case .paced, .cubicPaced: return travel(curves, progress)
    case .discrete:
      let index = discreteIndex(at: progress, count: ends, times: times)
      return index < curves.count ? (curves[index].points[0], curves[index].derivative(at: 0)) : end
    case .linear, .cubic:
      let (index, part) = segment(
        at: progress, count: ends, times: times, timingFunctions: timingFunctions)
      guard index < curves.count else { return end }
      return (curves[index].point(at: part), curves[index].derivative(at: part))
    }
  }
}

/// The key times if they are valid: if they begin at 0 and end at 1.
private func fitting(_ times: [Double]?) -> [Double]? {
  times.flatMap { $0[0] == 0 && $0[$0.count - 1] == 1 ? $0 : nil }
}

/// The index of the keyframe whose value is shown, in discrete mode.
private func discreteIndex(at progress: Double, count: Int, times: [Double]?) -> Int {
  let times = fitting(times) ?? (0..<count).map { Double($0) / Double(count) }
  return max((0..<count).last { times[$0] <= progress } ?? 0, 0)
}

/// The keyframe before a progress, and the fraction of the way to the next.
private func segment(
  at progress: Double, count: Int, times: [Double]?, timingFunctions: [ReferenceTimingFunction]
) -> (index: Int, part: Double) {
  let times = fitting(times) ?? (0..<count).map { Double($0) / Double(count - 1) }
  if progress == 1 { return (count - 1, 0) }
  let index = (0..<count - 1).last { times[$0] <= progress } ?? 0
  let part = (progress - times[index]) / (times[index + 1] - times[index])
  return (index, index < timingFunctions.count ? timingFunctions[index].progress(at: part) : part)
}

/// The position and direction on curves at constant speed, continued straight beyond their ends.
private func travel(
  _ curves: [ReferenceCurve], _ progress: Double
) -> (point: [Double], derivative: [Double]) {
  let lengths = curves.map { $0.length(0, 1) }
  let total = lengths.reduce(0, +)
  var rest = progress * total
  for (index, curve) in curves.enumerated() {
    if rest > lengths[index] && index < curves.count - 1 {
      rest -= lengths[index]
      continue
    }
    let t = curve.part(of: min(max(rest, 0), lengths[index]))
    let derivative = curve.derivative(at: t)
    let excess = rest - min(max(rest, 0), lengths[index])
    let speed = length(derivative)
    return (plus(curve.point(at: t), derivative.map { $0 / speed * excess }), derivative)
  }
  return (curves[0].points[0], curves[0].derivative(at: 0))
}

func plus(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + $1 } }
func minus(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 - $1 } }
func mix(_ a: [Double], _ b: [Double], _ part: Double) -> [Double] {
  zip(a, b).map { $0 + ($1 - $0) * part }
}
func length(_ a: [Double]) -> Double { a.reduce(0) { $0 + $1 * $1 }.squareRoot() }
