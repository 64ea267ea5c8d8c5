import TestSupport

/// Makes random test cases, the same on every run.
struct RandomCases {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance(_ probability: Double) -> Bool {
    number(0...1) < probability
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[count(0...elements.count - 1)]
  }

  mutating func numbers(_ count: Int, _ range: ClosedRange<Double> = -100...100) -> [Double] {
    (0..<count).map { _ in number(range) }
  }

  // MARK: Times

  mutating func timing(duration: Double? = nil) -> ReferenceTiming {
    var timing = ReferenceTiming()
    timing.duration = duration ?? number(0.2...5)
    timing.fill = chance(0.6) ? .both : pick(ReferenceTiming.Fill.allCases)
    // Often keeps the defaults, so that children end together with their groups.
    if chance(0.4) { return timing }
    timing.begin = number(-2...4)
    if chance(0.5) { timing.speed = pick([0, number(0.3...3), number(-2 ... -0.3)]) }
    if chance(0.5) || timing.speed <= 0 { timing.offset = number(-1...4) }
    if chance(0.5) { timing.repeatCount = pick([1, 2, 3, number(0.2...4), .infinity]) }
    if chance(0.2) { timing.repeatDuration = number(0.2...9) }
    timing.autoreverses = chance(0.3)
    return timing
  }

  mutating func layerTiming() -> ReferenceTiming {
    var timing = timing()
    if chance(0.7) { (timing.duration, timing.repeatDuration) = (.infinity, 0) }
    return timing
  }

  mutating func timingFunction(_ depth: Int = 0) -> ReferenceTimingFunction {
    switch count(0...9) {
    case 0...3: .linear
    case 4...6:
      .curve(
        [number(0...1), number(-0.5...1.5), number(0...1), number(-0.5...1.5)].map {
          Double(Float($0))
        })
    case 7:
      depth > 1
        ? .linear : .part(timingFunction(depth + 1), from: number(-0.2...0.8), to: number(0...1.2))
    default: spring()
    }
  }

  private mutating func spring() -> ReferenceTimingFunction {
    let (mass, stiffness) = (number(0.5...3), number(5...300))
    let critical = 2 * (mass * stiffness).squareRoot()
    return .spring(
      mass: mass, stiffness: stiffness, damping: critical * number(0.05...1.8),
      velocity: pick([0, number(-5...5)]), time: number(0.2...3))
  }

  mutating func timeline() -> ReferenceTimeline {
    var timeline = ReferenceTimeline.clock
    if chance(0.4) {
      for _ in 0..<count(1...3) { timeline = .layer(layerTiming(), in: timeline) }
    }
    if chance(0.4) {
      for _ in 0..<count(1...3) { timeline = .group(timing(), timingFunction(), in: timeline) }
    }
    return timeline
  }

  // MARK: Values

  mutating func values(_ lanes: Int) -> ReferenceValues {
    switch count(0...9) {
    case 0...3: basic(lanes)
    case 4 where lanes == 2: .path(path())
    default: .keyframes(keyframes(numbersOf: lanes))
    }
  }

  private mutating func basic(_ lanes: Int) -> ReferenceValues {
    let given = pick([(1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)])
    return .basic(
      from: given.0 == 1 ? numbers(lanes) : nil, to: given.1 == 1 ? numbers(lanes) : nil,
      by: given.2 == 1 ? numbers(lanes) : nil)
  }

  mutating func keyframes(numbersOf lanes: Int) -> ReferenceKeyframes {
    let values = (0..<count(1...6)).map { _ in numbers(lanes) }
    return keyframes(values)
  }

  mutating func keyframes(_ values: [[Double]]) -> ReferenceKeyframes {
    var frames = ReferenceKeyframes(values: values)
    frames.mode = pick(ReferenceKeyframes.Mode.allCases)
    frames.times = keyTimes(values.count, frames.mode)
    if chance(0.4) {
      frames.timingFunctions = (0..<count(0...values.count)).map { _ in timingFunction(1) }
    }
    if chance(0.5) {
      frames.tension = numbers(count(0...values.count), -1...1)
      frames.continuity = numbers(count(0...values.count), -1...1)
      frames.bias = numbers(count(0...values.count), -1...1)
    }
    return frames
  }

  /// Most of the key times are valid: they begin at 0 and end at 1.
  private mutating func keyTimes(_ values: Int, _ mode: ReferenceKeyframes.Mode) -> [Double]? {
    guard chance(0.5) else { return nil }
    let count = mode == .discrete && chance(0.5) ? values + 1 : values
    var times = numbers(count, 0...1).sorted()
    if chance(0.9) { times[0] = 0 }
    if count > 1, chance(0.9) { times[count - 1] = 1 }
    return times
  }

  private mutating func path() -> ReferencePath {
    var (curves, start) = ([ReferenceCurve](), numbers(2))
    for _ in 0..<count(1...4) {
      if chance(0.1) { start = numbers(2) }
      let end = numbers(2)
      curves.append(
        chance(0.4)
          ? ReferenceCurve(lineFrom: start, to: end)
          : ReferenceCurve(points: [start, numbers(2), numbers(2), end]))
      start = end
    }
    var path = ReferencePath(curves: curves)
    path.mode = pick(ReferenceKeyframes.Mode.allCases)
    path.times = keyTimes(curves.count + 1, path.mode)
    if chance(0.4) {
      path.timingFunctions = (0..<count(0...curves.count)).map { _ in timingFunction(1) }
    }
    return path
  }
}
