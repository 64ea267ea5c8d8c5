import CoreGraphics
import Foundation
import LayerTree
import Testing

/// Compares transforms with the reference. All are made of known parts, so that the reference never
/// has to decompose one.
@Suite("Sampling compared with the reference: transforms")
struct ReferenceTransformTests {
  private static let rounds =
    (ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? 240) / 8

  /// Samples an animation of `transform` at random times and compares the results.
  private func check(
    random: inout RandomCases, animation: ReferenceAnimation, sampled: Animation, below: Matrix,
    label: String, _ expected: (ReferenceAnimation.Progress) -> Matrix
  ) {
    var model = LayerProperties()
    model.transform = CATransform3D(below)
    for _ in 0..<4 {
      let time = random.number(-3...12)
      let transform = model.sampled(by: [sampled], at: time).properties.transform.matrix
      let expected = animation.progress(at: time).map(expected) ?? below
      expectNear(transform, expected, comment: "\(label) at \(time): \(animation)")
    }
  }

  private func expectNear(_ a: Matrix, _ b: Matrix, comment: @autoclosure () -> String) {
    let (a, b) = (a.flatMap { $0 }, b.flatMap { $0 })
    let size = 1 + b.map { abs($0) }.max()!
    if zip(a, b).contains(where: { !(abs($0 - $1) <= 1e-9 * size) }) {
      Issue.record("\(a)\n\(b)\n\(comment())")
    }
  }

  private func animation(_ random: inout RandomCases) -> ReferenceAnimation {
    var animation = ReferenceAnimation(
      timeline: .clock, timing: random.timing(), timingFunction: random.timingFunction(),
      values: .basic(from: [0], to: [1], by: nil))
    if animation.timing.repeatCount == .infinity { animation.timing.repeatCount = 2 }
    animation.isAdditive = random.chance(0.3)
    animation.isCumulative = random.chance(0.3)
    return animation
  }

  /// The value with the previous iterations and the underlying transform.
  private func stacked(
    _ animation: ReferenceAnimation, at progress: ReferenceAnimation.Progress, below: Matrix,
    _ value: (Double) -> Matrix
  ) -> Matrix {
    var result = value(progress.now)
    if progress.iterations > 0 {
      for _ in 0..<Int(progress.iterations) { result = product(result, value(progress.last)) }
    }
    return animation.isAdditive ? product(result, below) : result
  }

  private func makeAnimation(
    _ reference: ReferenceAnimation, track: Track, function: ValueFunction? = nil
  ) -> Animation {
    var animation = Animation(reference, .transform)!
    animation.track = track
    animation.function = function
    return animation
  }

  @Test("from, to and by of transforms agree")
  func basic() {
    var random = RandomCases(seed: 42)
    for round in 0..<Self.rounds {
      let reference = animation(&random)
      let below = random.similarity()
      let start = reference.isAdditive ? ReferencePlane.identity : below
      let (from, to, by) = (random.similarity(), random.similarity(), random.similarity())
      let kind = random.count(0...5)
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
        random: &random, animation: reference,
        sampled: makeAnimation(reference, track: .transform(track)), below: below.matrix,
        label: "round \(round), \(kind)"
      ) {
        stacked(stacking, at: $0, below: below.matrix) { a.mixed(with: b, $0).matrix }
      }
    }
  }

  @Test("keyframes of transforms in the plane agree")
  func keyframes() {
    var random = RandomCases(seed: 43)
    for round in 0..<Self.rounds {
      let (reference, below) = (animation(&random), random.plane())
      var planes: [ReferencePlane] = []
      for _ in 0..<random.count(1...5) {
        let plane = random.plane()
        planes.append(planes.last.map(plane.unwrapped) ?? plane)
      }
      let frames = random.keyframes(planes.map(\.parts))
      let track = TransformKeyframeTrack(
        values: planes.map { CATransform3D($0.matrix) }, keyTimes: frames.times,
        timingFunctions: frames.timingFunctions.map { TimingFunction($0) },
        mode: CalculationMode(frames.mode),
        knots: frames.knots)
      check(
        random: &random, animation: reference,
        sampled: makeAnimation(reference, track: .transformKeyframes(track)), below: below.matrix,
        label: "round \(round), \(frames)"
      ) {
        stacked(reference, at: $0, below: below.matrix) {
          ReferencePlane(parts: frames.value(at: $0)).matrix
        }
      }
    }
  }

  @Test("3D transforms agree")
  func space() {
    var random = RandomCases(seed: 44)
    for round in 0..<Self.rounds {
      let reference = animation(&random)
      let (from, to) = (random.space(), random.space())
      // A rotation by 180° has no shorter arc.
      guard ReferenceSpace.axis(product(from.rotation.inverted, to.rotation)).angle < 3 else {
        continue
      }
      let below = random.space().matrix
      let track = TransformTrack(from: CATransform3D(from.matrix), to: CATransform3D(to.matrix))
      check(
        random: &random, animation: reference,
        sampled: makeAnimation(reference, track: .transform(track)), below: below,
        label: "round \(round)"
      ) {
        stacked(reference, at: $0, below: below) { from.mixed(with: to, $0).matrix }
      }
    }
  }

  @Test("value functions agree")
  func functions() {
    var random = RandomCases(seed: 45)
    for round in 0..<Self.rounds {
      var reference = animation(&random)
      let function = random.pick(ValueFunction.allCases)
      let isTriple = function == .scale || function == .translate
      let (from, to) = (random.numbers(3, -2...2), random.numbers(3, -2...2))
      reference.values = .basic(from: from, to: to, by: nil)
      let below = random.plane().matrix
      let track = Track(reference.values, isScalar: !isTriple)!
      check(
        random: &random, animation: reference,
        sampled: makeAnimation(reference, track: track, function: function), below: below,
        label: "round \(round), \(function)"
      ) {
        stacked(reference, at: $0, below: below) {
          function.matrix(mix(from, to, $0))
        }
      }
    }
  }

  @Test("animations of transform parts, one over the other, agree")
  func parts() {
    var random = RandomCases(seed: 46)
    for round in 0..<Self.rounds {
      var plane = random.plane()
      var model = LayerProperties()
      model.transform = CATransform3D(plane.matrix)
      let time = random.number(-3...12)
      var animations: [Animation] = []
      for _ in 0..<random.count(1...4) {
        let (property, indices) = random.pick(Self.parts)
        let lanes = property == .translation ? 2 : 1
        var reference = animation(&random)
        reference.values = random.values(lanes)
        if case .path = reference.values { continue }
        guard let animation = Animation(reference, property) else { continue }
        animations.append(animation)
        let below =
          property == .scale
          ? [indices.reduce(0) { $0 + plane.parts[$1] } / 3] : indices.map { plane.parts[$0] }
        let value = reference.value(at: time, over: below)
        guard reference.progress(at: time) != nil else { continue }
        for (index, partIndex) in indices.enumerated() {
          plane.parts[partIndex] = value[min(index, lanes - 1)]
        }
      }
      expectNear(
        model.sampled(by: animations, at: time).properties.transform.matrix, plane.matrix,
        comment: "round \(round) at \(time)")
    }
  }

  private static let parts: [(property: AnimatedProperty, indices: [Int])] = [
    (.translation, [0, 1]), (.translationX, [0]), (.translationY, [1]), (.translationZ, [2]),
    (.scale, [3, 4, 5]), (.scaleX, [3]), (.scaleY, [4]), (.scaleZ, [5]), (.rotation, [7]),
    (.rotationZ, [7]),
  ]

  @Test("offsets to changing targets agree")
  func offsets() {
    var random = RandomCases(seed: 47)
    for round in 0..<Self.rounds {
      let goals = (0..<random.count(2...5)).map { _ in random.plane() }
      var (model, expected) = (LayerProperties(), goals[goals.count - 1].parts)
      model.transform = CATransform3D(ReferencePlane(parts: expected).matrix)
      let time = random.number(-3...12)
      let animations = zip(goals, goals.dropFirst()).map { old, new in
        let reference = animation(&random)
        if let progress = reference.progress(at: time) {
          let offset = minus(old.unwrapped(near: new).parts, new.parts)
          expected = plus(expected, offset.map { $0 * (1 - progress.now) })
        }
        let track = TransformOffsetTrack(
          from: CATransform3D(old.matrix), to: CATransform3D(new.matrix))
        return makeAnimation(reference, track: .transformOffset(track))
      }
      expectNear(
        model.sampled(by: animations, at: time).properties.transform.matrix,
        ReferencePlane(parts: expected).matrix, comment: "round \(round) at \(time)")
    }
  }

  @Test("a 3D offset over the new transform interpolates from old to new")
  func offsetInSpace() {
    var random = RandomCases(seed: 48)
    for round in 0..<Self.rounds {
      let (reference, old, new) = (animation(&random), random.space(), random.space())
      guard ReferenceSpace.axis(product(old.rotation.inverted, new.rotation)).angle < 3 else {
        continue
      }
      let track = TransformOffsetTrack(
        from: CATransform3D(old.matrix), to: CATransform3D(new.matrix))
      check(
        random: &random, animation: reference,
        sampled: makeAnimation(reference, track: .transformOffset(track)), below: new.matrix,
        label: "round \(round)"
      ) { old.mixed(with: new, $0.now).matrix }
    }
  }
}

extension Matrix {
  /// The inverse of a rotation matrix.
  fileprivate var inverted: Matrix {
    (0..<4).map { row in (0..<4).map { self[$0][row] } }
  }
}

extension RandomCases {
  fileprivate mutating func plane() -> ReferencePlane {
    ReferencePlane(
      parts: numbers(3) + numbers(3, 0.3...3) + [number(-1...1), number(-3.1...3.1)])
  }

  /// A similarity transform in the plane.
  fileprivate mutating func similarity() -> ReferencePlane {
    let scale = number(0.5...1.5)
    return ReferencePlane(
      parts: numbers(3) + [scale, scale, number(0.5...1.5), 0, number(-3.1...3.1)])
  }

  fileprivate mutating func space() -> ReferenceSpace {
    let axis = numbers(3, -1...1)
    return ReferenceSpace(
      scale: numbers(3, 0.3...3),
      rotation: ReferenceSpace.rotation(number(-3...3), about: axis.map { $0 / length(axis) }),
      translation: numbers(3), depth: pick([0, number(-0.01...0.01)]))
  }
}

extension ValueFunction {
  /// The function's matrix. Source: Apple, "CAValueFunction".
  fileprivate func matrix(_ v: [Double]) -> Matrix {
    switch self {
    case .rotateX: rotationMatrix(v[0], about: 0)
    case .rotateY: rotationMatrix(v[0], about: 1)
    case .rotateZ: rotationMatrix(v[0], about: 2)
    case .scale: scaleMatrix(v[0], v[1], v[2])
    case .scaleX: scaleMatrix(v[0], 1, 1)
    case .scaleY: scaleMatrix(1, v[0], 1)
    case .scaleZ: scaleMatrix(1, 1, v[0])
    case .translate: translationMatrix(v[0], v[1], v[2])
    case .translateX: translationMatrix(v[0], 0, 0)
    case .translateY: translationMatrix(0, v[0], 0)
    case .translateZ: translationMatrix(0, 0, v[0])
    }
  }
}
