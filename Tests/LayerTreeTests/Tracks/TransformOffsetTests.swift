import CoreGraphics
import LayerTree
import Testing

/// Tests animations whose target changes in flight.
@Suite("Offsets of transforms")
struct TransformOffsetTests {
  private static let ease = TimingCurve(0.42, 0, 0.58, 1)

  private func offset(
    from old: CATransform3D, to new: CATransform3D, at begin: Double
  ) -> Animation {
    var timing = MediaTiming()
    (timing.beginTime, timing.duration, timing.fillMode) = (begin, 1, .backwards)
    return Animation(
      property: .transform, timing: timing, timingFunction: .curve(Self.ease),
      track: .transformOffset(TransformOffsetTrack(from: old, to: new)))
  }

  private func sampled(
    _ goal: CATransform3D, _ animations: [Animation], at time: Double
  ) -> CATransform3D {
    var model = LayerProperties()
    model.transform = goal
    return model.sampled(by: animations, at: time).properties.transform
  }

  private static let flat = [
    CATransform3DIdentity, CATransform3DMakeRotation(2, 0, 0, 1),
    CATransform3DConcat(
      CATransform3DMakeScale(0.5, 2, 1), CATransform3DMakeTranslation(100, -20, 0)),
    CATransform3DMakeRotation(-2.5, 0, 0, 1), CATransform3DMakeScale(-1, 1, 1),
  ]

  private static let deep: [CATransform3D] = {
    var camera = CATransform3DIdentity
    camera.m34 = -1 / 500
    return [
      CATransform3DIdentity, CATransform3DRotate(camera, 2, 0, 1, 0),
      CATransform3DRotate(camera, -1, 1, 1, 0), CATransform3DMakeTranslation(3, 4, 5),
      CATransform3DMakeRotation(3, 1, 0, 0), CATransform3DMakeRotation(1, 0, 0, 1),
    ]
  }()

  @Test("with a step, the translation differs from the new one by multiples of that")
  func steps() {
    let (old, new) = (CATransform3DMakeTranslation(0, 300.25, 0), CATransform3DIdentity)
    var timing = MediaTiming()
    timing.duration = 1
    let animation = Animation(
      property: .transform, timing: timing, timingFunction: .curve(Self.ease),
      track: .transformOffset(TransformOffsetTrack(from: old, to: new, step: 0.5)))
    for time in stride(from: 0.01, to: 1, by: 0.07) {
      let place = sampled(new, [animation], at: time).m42
      let exact = sampled(new, [offset(from: old, to: new, at: 0)], at: time).m42
      #expect(place * 2 == (place * 2).rounded() && abs(place - exact) <= 0.25)
    }
  }

  @Test(
    "position and speed stay continuous when the target changes in flight", arguments: [flat, deep])
  func continuity(goals: [CATransform3D]) {
    var animations: [Animation] = []
    for (index, goal) in goals.enumerated().dropFirst() {
      let (now, old) = (Double(index) * 0.3, goals[index - 1])
      let before = [-1e-6, 0].map { sampled(old, animations, at: now + $0) }
      animations.append(offset(from: old, to: goal, at: now))
      let after = [0, 1e-6].map { sampled(goal, animations, at: now + $0) }
      expectEqual(before[1], after[0])
      let speeds = [before, after].map { speed($0[0], $0[1]) }
      for (a, b) in zip(speeds[0], speeds[1]) { #expect(abs(a - b) < 0.01, "at goal \(index)") }
    }
    expectEqual(sampled(goals.last!, animations, at: 99), goals.last!)
  }

  /// The change of all matrix elements per second.
  private func speed(_ a: CATransform3D, _ b: CATransform3D) -> [Double] {
    zip(a.matrix.joined(), b.matrix.joined()).map { ($1 - $0) / 1e-6 }
  }

  @Test("other animations keep their effect beside an offset")
  func besideParts() {
    let rotation = CATransform3DMakeRotation(1, 0, 0, 1)
    var timing = MediaTiming()
    (timing.duration, timing.fillMode) = (1, .both)
    let move = Animation(
      property: .translationX, timing: timing, track: .scalar(from: 10, to: 10))
    let tilt = Animation(property: .rotationX, timing: timing, track: .scalar(from: 0.5, to: 0.5))
    let offsetAnimation = offset(from: CATransform3DIdentity, to: rotation, at: 0)
    let half = CATransform3DMakeRotation(Self.ease.value(at: 0.5), 0, 0, 1)
    expectEqual(
      sampled(rotation, [offsetAnimation, move], at: 0.5),
      CATransform3DConcat(half, CATransform3DMakeTranslation(10, 0, 0)))
    expectEqual(
      sampled(rotation, [offsetAnimation, tilt], at: 0.5),
      CATransform3DConcat(CATransform3DMakeRotation(0.5, 1, 0, 0), half))
    expectEqual(
      sampled(rotation, [tilt, offsetAnimation], at: 0.5),
      CATransform3DConcat(CATransform3DMakeRotation(0.5, 1, 0, 0), half))
  }
}
