import CoreGraphics
import LayerTree
import Testing

@Suite("Tracks")
struct TrackTests {
  private func lane(_ x: Double) -> SIMD4<Double> { SIMD4(x, 0, 0, 0) }

  @Test("a basic track with both ends does not evaluate the underlying value")
  func bothEnds() {
    let track = BasicTrack(from: lane(2), to: lane(6))
    func below() -> SIMD4<Double> {
      Issue.record("evaluated the underlying value")
      return .zero
    }
    #expect(track.value(at: 0, below: below()) == lane(2))
    #expect(track.value(at: 0.25, below: below()) == lane(3))
    #expect(track.value(at: 1, below: below()) == lane(6))
  }

  @Test("a track with a step has values that differ from its end by multiples of it")
  func steps() {
    var track = BasicTrack(from: lane(2.3), to: lane(6.5))
    track.step = 0.5
    func value(_ progress: Double) -> Double { track.value(at: progress, below: .zero).x }
    #expect([0, 0.4, 0.41, 1].map(value) == [2.5, 4, 4, 6.5])
    for progress in stride(from: 0, through: 1, by: 0.01) {
      #expect(abs(value(progress) - (2.3 + 4.2 * progress)) <= 0.25 + 1e-9)
    }
  }

  @Test("a missing end is the underlying value")
  func openEnds() {
    let to = BasicTrack(from: lane(99), to: lane(6), ends: .toOnly)
    #expect(to.value(at: 0, below: lane(10)) == lane(10))
    #expect(to.value(at: 0.5, below: lane(10)) == lane(8))
    #expect(to.value(at: 1, below: lane(10)) == lane(6))
    let from = BasicTrack(from: lane(2), to: lane(99), ends: .fromOnly)
    #expect(from.value(at: 0, below: lane(10)) == lane(2))
    #expect(from.value(at: 0.5, below: lane(10)) == lane(6))
    #expect(from.value(at: 1, below: lane(10)) == lane(10))
    let by = BasicTrack(from: lane(99), to: lane(4), ends: .byOnly)
    #expect(by.value(at: 0, below: lane(10)) == lane(10))
    #expect(by.value(at: 0.5, below: lane(10)) == lane(12))
    #expect(by.value(at: 1, below: lane(10)) == lane(14))
  }

  @Test("linear keyframes have their values at their key times and are interpolated linearly")
  func linearKeyframes() {
    let track = KeyframeTrack(
      values: [lane(0), lane(10), lane(-10)], keyTimes: [0, 0.2, 1])
    #expect(track.value(at: 0) == lane(0))
    #expect(track.value(at: 0.1) == lane(5))
    #expect(track.value(at: 0.2) == lane(10))
    #expect(abs(track.value(at: 0.6).x) < 1e-12)
    #expect(track.value(at: 1) == lane(-10))
  }

  @Test("key times that do not begin at 0 and end at 1 are ignored as a whole")
  func outsideKeyTimes() {
    for times in [[0.25, 0.75], [0, 0.75], [0.25, 1]] {
      let track = KeyframeTrack(values: [lane(1), lane(2)], keyTimes: times)
      #expect(track.value(at: 0) == lane(1))
      #expect(track.value(at: 0.25) == lane(1.25))
      #expect(track.value(at: 1) == lane(2))
    }
    let single = KeyframeTrack(values: [lane(7)], keyTimes: [0])
    #expect(single.value(at: 0) == lane(7) && single.value(at: 1) == lane(7))
  }

  @Test("two keyframes at one time are a jump")
  func jump() {
    let track = KeyframeTrack(
      values: [lane(0), lane(1), lane(5), lane(6)], keyTimes: [0, 0.5, 0.5, 1])
    #expect(abs(track.value(at: 0.5.nextDown).x - 1) < 1e-9)
    #expect(track.value(at: 0.5) == lane(5))
  }

  @Test("discrete keyframes hold their values until the next")
  func discreteKeyframes() {
    let track = KeyframeTrack(
      values: [lane(1), lane(2), lane(3), lane(4)], keyTimes: [0, 0.25, 0.5, 0.75], mode: .discrete)
    #expect(track.value(at: 0) == lane(1))
    #expect(track.value(at: 0.24) == lane(1))
    #expect(track.value(at: 0.25) == lane(2))
    #expect(track.value(at: 0.74) == lane(3))
    #expect(track.value(at: 1) == lane(4))
  }

  @Test("each segment has its own timing function, and one without is linear")
  func curves() {
    let ease = TimingCurve(0.42, 0, 1, 1)
    let track = KeyframeTrack(
      values: [lane(0), lane(1), lane(2)], keyTimes: [0, 0.5, 1], timingFunctions: [.curve(ease)])
    #expect(track.value(at: 0.25).x == ease.value(at: 0.5))
    #expect(track.value(at: 0.75) == lane(1.5))
  }

  @Test("the right segment is found among many keyframes")
  func manyKeyframes() {
    let count = 1000
    let track = KeyframeTrack(
      values: (0..<count).map { lane(Double($0)) },
      keyTimes: (0..<count).map { Double($0) / Double(count - 1) })
    for step in 0...997 {
      let fraction = Double(step) / 997
      #expect(abs(track.value(at: fraction).x - fraction * Double(count - 1)) < 1e-6)
    }
  }

  @Test("a transform track interpolates rotations, and a missing end is the underlying transform")
  func transforms() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let eighth = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let track = TransformTrack(from: CATransform3DIdentity, to: quarter)
    expectEqual(track.value(at: 0.5, below: CATransform3DMakeScale(9, 9, 9)), eighth)
    expectEqual(
      TransformTrack(from: nil, to: quarter).value(at: 0.5, below: CATransform3DIdentity), eighth)
    expectEqual(
      TransformTrack(from: quarter, to: nil).value(at: 0, below: CATransform3DIdentity), quarter)
  }

  @Test("transforms can be keyframes, with rotations interpolated between them")
  func transformKeyframes() {
    func rotation(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }
    let track = TransformKeyframeTrack(
      values: [rotation(0), rotation(1), rotation(-1)], keyTimes: [0, 0.25, 1])
    expectEqual(track.value(at: 0.125), rotation(0.5))
    expectEqual(track.value(at: 0.25), rotation(1))
    expectEqual(track.value(at: 0.625), rotation(0))
    expectEqual(track.value(at: 1), rotation(-1))
  }

  @Test("progress outside of 0…1 continues beyond the first and the last keyframe")
  func overshoot() {
    let track = KeyframeTrack(
      values: [lane(0), lane(10), lane(30)], keyTimes: [0, 0.5, 1])
    #expect(abs(track.value(at: 1.1).x - 34) < 1e-9)
    #expect(abs(track.value(at: -0.1).x + 2) < 1e-9)
  }

  @Test("translations along z are interpolated linearly")
  func depth() {
    let deep = CATransform3DMakeTranslation(0, 0, 100)
    let track = TransformTrack(from: CATransform3DIdentity, to: deep)
    expectEqual(
      track.value(at: 0.25, below: CATransform3DIdentity), CATransform3DMakeTranslation(0, 0, 25))
  }
}
