import CoreGraphics
import Foundation
import LayerTree
import Testing

/// As `ReferenceTests`, of transforms: all are made of known parts, so that the reference never has
/// to take one apart.
@Suite("Sampling and the reference: transforms")
struct ReferenceTransformTests {
  private static let rounds =
    (ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? 240) / 8

  /// Runs an animation of `transform` and looks at it now and then.
  private func check(
    _ dice: inout Dice, _ animation: ReferenceAnimation, _ sampled: Animation, below: Matrix,
    _ label: String, _ expected: (ReferenceAnimation.Progress) -> Matrix
  ) {
    var model = LayerProperties()
    model.transform = CATransform3D(below)
    for _ in 0..<4 {
      let time = dice.number(-3...12)
      let transform = model.sampled(by: [sampled], at: time).properties.transform.matrix
      let expected = animation.progress(at: time).map(expected) ?? below
      expectNear(transform, expected, "\(label) at \(time): \(animation)")
    }
  }

  private func expectNear(_ a: Matrix, _ b: Matrix, _ comment: @autoclosure () -> String) {
    let (a, b) = (a.flatMap { $0 }, b.flatMap { $0 })
    let size = 1 + b.map { abs($0) }.max()!
    if zip(a, b).contains(where: { !(abs($0 - $1) <= 1e-9 * size) }) {
      Issue.record("\(a)\n\(b)\n\(comment())")
    }
  }

  private func animation(_ dice: inout Dice) -> ReferenceAnimation {
    var animation = ReferenceAnimation(
      timeline: .clock, timing: dice.timing(), timingFunction: dice.timingFunction(),
      values: .basic(from: [0], to: [1], by: nil))
    if animation.timing.repeatCount == .infinity { animation.timing.repeatCount = 2 }
    animation.isAdditive = dice.chance(0.3)
    animation.isCumulative = dice.chance(0.3)
    return animation
  }

  /// With the passes before it and what lies below.
  private func stacked(
    _ animation: ReferenceAnimation, _ progress: ReferenceAnimation.Progress, below: Matrix,
    _ value: (Double) -> Matrix
  ) -> Matrix {
    var result = value(progress.now)
    if progress.passes > 0 {
      for _ in 0..<Int(progress.passes) { result = product(result, value(progress.last)) }
    }
    return animation.isAdditive ? product(result, below) : result
  }

  private func makeAnimation(
    _ reference: ReferenceAnimation, _ track: Track, _ function: ValueFunction? = nil
  ) -> Animation {
    var animation = Animation(reference, .transform)!
    animation.track = track
    animation.function = function
    return animation
  }

  @Test("from, to and by of transforms agree")
  func basic() {
    var dice = Dice(seed: 42)
    for round in 0..<Self.rounds {
      let reference = animation(&dice)
      let below = dice.similarity()
      let start = reference.isAdditive ? ReferencePlane.identity : below
      let (from, to, by) = (dice.similarity(), dice.similarity(), dice.similarity())
      let kind = dice.count(0...5)
      let (a, b) = [
        (from, to), (from, by.followed(by: from)), (to.without(first: by), to), (from, start),
        (start, to), (ReferencePlane.identity, by),
      ][kind]
      let track = TransformTrack(
        from: [0, 1, 3].contains(kind) ? CATransform3D(from.matrix) : nil,
        to: [0, 2, 4].contains(kind) ? CATransform3D(to.matrix) : nil,
        by: [1, 2, 5].contains(kind) ? CATransform3D(by.matrix) : nil)
      var stacking = reference
      if kind == 5 { stacking.isAdditive = true }
      check(
        &dice, reference, makeAnimation(reference, .transform(track)), below: below.matrix,
        "round \(round), \(kind)"
      ) {
        stacked(stacking, $0, below: below.matrix) { a.mixed(with: b, $0).matrix }
      }
    }
  }

  @Test("key frames of transforms in the plane agree")
  func keyframes() {
    var dice = Dice(seed: 43)
    for round in 0..<Self.rounds {
      let (reference, below) = (animation(&dice), dice.plane())
      var planes: [ReferencePlane] = []
      for _ in 0..<dice.count(1...5) {
        let plane = dice.plane()
        planes.append(planes.last.map(plane.turned) ?? plane)
      }
      let frames = dice.keyframes(planes.map(\.parts))
      let track = TransformKeyframeTrack(
        values: planes.map { CATransform3D($0.matrix) }, keyTimes: frames.times,
        timingFunctions: frames.timingFunctions.map { TimingFunction($0) },
        mode: CalculationMode(frames.mode),
        knots: frames.knots)
      check(
        &dice, reference, makeAnimation(reference, .transformKeyframes(track)),
        below: below.matrix, "round \(round), \(frames)"
      ) {
        stacked(reference, $0, below: below.matrix) {
          ReferencePlane(parts: frames.value(at: $0)).matrix
        }
      }
    }
  }

  @Test("transforms in space agree")
  func space() {
    var dice = Dice(seed: 44)
    for round in 0..<Self.rounds {
      let reference = animation(&dice)
      let (from, to) = (dice.space(), dice.space())
      // Half a turn has no short way round.
      guard ReferenceSpace.axis(product(from.turn.inverted, to.turn)).angle < 3 else { continue }
      let below = dice.space().matrix
      let track = TransformTrack(from: CATransform3D(from.matrix), to: CATransform3D(to.matrix))
      check(
        &dice, reference, makeAnimation(reference, .transform(track)), below: below,
        "round \(round)"
      ) {
        stacked(reference, $0, below: below) { from.mixed(with: to, $0).matrix }
      }
    }
  }

  @Test("value functions agree")
  func functions() {
    var dice = Dice(seed: 45)
    for round in 0..<Self.rounds {
      var reference = animation(&dice)
      let function = dice.pick(ValueFunction.allCases)
      let isTriple = function == .scale || function == .translate
      let (from, to) = (dice.numbers(3, -2...2), dice.numbers(3, -2...2))
      reference.values = .basic(from: from, to: to, by: nil)
      let below = dice.plane().matrix
      let track = Track(reference.values, isScalar: !isTriple)!
      check(
        &dice, reference, makeAnimation(reference, track, function), below: below,
        "round \(round), \(function)"
      ) {
        stacked(reference, $0, below: below) {
          function.matrix(mix(from, to, $0))
        }
      }
    }
  }

  @Test("parts of transforms, one over the other, agree")
  func parts() {
    var dice = Dice(seed: 46)
    for round in 0..<Self.rounds {
      var plane = dice.plane()
      var model = LayerProperties()
      model.transform = CATransform3D(plane.matrix)
      let time = dice.number(-3...12)
      var animations: [Animation] = []
      for _ in 0..<dice.count(1...4) {
        let (property, places) = dice.pick(Self.parts)
        let lanes = property == .translation ? 2 : 1
        var reference = animation(&dice)
        reference.values = dice.values(lanes)
        if case .path = reference.values { continue }
        guard let animation = Animation(reference, property) else { continue }
        animations.append(animation)
        let below =
          property == .scale
          ? [places.reduce(0) { $0 + plane.parts[$1] } / 3] : places.map { plane.parts[$0] }
        let value = reference.value(at: time, over: below)
        guard reference.progress(at: time) != nil else { continue }
        for (index, place) in places.enumerated() {
          plane.parts[place] = value[min(index, lanes - 1)]
        }
      }
      expectNear(
        model.sampled(by: animations, at: time).properties.transform.matrix, plane.matrix,
        "round \(round) at \(time)")
    }
  }

  private static let parts: [(property: AnimatedProperty, places: [Int])] = [
    (.translation, [0, 1]), (.translationX, [0]), (.translationY, [1]), (.translationZ, [2]),
    (.scale, [3, 4, 5]), (.scaleX, [3]), (.scaleY, [4]), (.scaleZ, [5]), (.rotation, [7]),
    (.rotationZ, [7]),
  ]

  @Test("offsets to changing goals agree")
  func offsets() {
    var dice = Dice(seed: 47)
    for round in 0..<Self.rounds {
      let goals = (0..<dice.count(2...5)).map { _ in dice.plane() }
      var (model, expected) = (LayerProperties(), goals[goals.count - 1].parts)
      model.transform = CATransform3D(ReferencePlane(parts: expected).matrix)
      let time = dice.number(-3...12)
      let animations = zip(goals, goals.dropFirst()).map { old, new in
        let reference = animation(&dice)
        if let progress = reference.progress(at: time) {
          let offset = minus(old.turned(near: new).parts, new.parts)
          expected = plus(expected, offset.map { $0 * (1 - progress.now) })
        }
        let track = TransformOffsetTrack(
          from: CATransform3D(old.matrix), to: CATransform3D(new.matrix))
        return makeAnimation(reference, .transformOffset(track))
      }
      expectNear(
        model.sampled(by: animations, at: time).properties.transform.matrix,
        ReferencePlane(parts: expected).matrix, "round \(round) at \(time)")
    }
  }

  @Test("an offset in space is the way from old to new over the new one")
  func offsetInSpace() {
    var dice = Dice(seed: 48)
    for round in 0..<Self.rounds {
      let (reference, old, new) = (animation(&dice), dice.space(), dice.space())
      guard ReferenceSpace.axis(product(old.turn.inverted, new.turn)).angle < 3 else { continue }
      let track = TransformOffsetTrack(
        from: CATransform3D(old.matrix), to: CATransform3D(new.matrix))
      check(
        &dice, reference, makeAnimation(reference, .transformOffset(track)), below: new.matrix,
        "round \(round)"
      ) { old.mixed(with: new, $0.now).matrix }
    }
  }
}

extension Matrix {
  /// Of a turn.
  fileprivate var inverted: Matrix {
    (0..<4).map { row in (0..<4).map { self[$0][row] } }
  }
}

extension Dice {
  fileprivate mutating func plane() -> ReferencePlane {
    ReferencePlane(
      parts: numbers(3) + numbers(3, 0.3...3) + [number(-1...1), number(-3.1...3.1)])
  }

  /// One that keeps its shape.
  fileprivate mutating func similarity() -> ReferencePlane {
    let scale = number(0.5...1.5)
    return ReferencePlane(
      parts: numbers(3) + [scale, scale, number(0.5...1.5), 0, number(-3.1...3.1)])
  }

  fileprivate mutating func space() -> ReferenceSpace {
    let axis = numbers(3, -1...1)
    return ReferenceSpace(
      scale: numbers(3, 0.3...3),
      turn: ReferenceSpace.turn(number(-3...3), about: axis.map { $0 / length(axis) }),
      move: numbers(3), depth: pick([0, number(-0.01...0.01)]))
  }
}

extension ValueFunction {
  /// Apple's "CAValueFunction".
  fileprivate func matrix(_ v: [Double]) -> Matrix {
    switch self {
    case .rotateX: turning(v[0], about: 0)
    case .rotateY: turning(v[0], about: 1)
    case .rotateZ: turning(v[0], about: 2)
    case .scale: scaling(v[0], v[1], v[2])
    case .scaleX: scaling(v[0], 1, 1)
    case .scaleY: scaling(1, v[0], 1)
    case .scaleZ: scaling(1, 1, v[0])
    case .translate: moving(v[0], v[1], v[2])
    case .translateX: moving(v[0], 0, 0)
    case .translateY: moving(0, v[0], 0)
    case .translateZ: moving(0, 0, v[0])
    }
  }
}
