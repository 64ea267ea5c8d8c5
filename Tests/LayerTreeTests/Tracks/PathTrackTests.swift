import CoreGraphics
import LayerTree
import Testing

@Suite("Motion along paths")
struct PathTrackTests {
  private func line(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) -> PathTrack.Curve {
    PathTrack.Curve(lineFrom: CGPoint(x: x, y: y), to: CGPoint(x: endX, y: endY))
  }

  private func expect(
    _ track: PathTrack, at progress: Double, _ x: Double, _ y: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let value = track.value(at: progress)
    #expect(
      abs(value.x - x) < 1e-9 && abs(value.y - y) < 1e-9, "\(value) at \(progress)",
      sourceLocation: sourceLocation)
  }

  @Test("each segment takes the same time, or the time between its key times")
  func linear() {
    let curves = [line(0, 0, to: 10, 0), line(10, 0, to: 10, 90)]
    let even = PathTrack(curves: curves)
    expect(even, at: 0.25, 5, 0)
    expect(even, at: 0.5, 10, 0)
    expect(even, at: 0.75, 10, 45)
    expect(even, at: 1, 10, 90)
    let timed = PathTrack(curves: curves, keyTimes: [0, 0.1, 1])
    expect(timed, at: 0.05, 5, 0)
    expect(timed, at: 0.55, 10, 45)
  }

  @Test("in paced mode, the speed is constant over all segments")
  func paced() {
    let curves = [line(0, 0, to: 10, 0), line(10, 0, to: 10, 90)]
    let track = PathTrack(curves: curves, keyTimes: [0, 0.9, 1], mode: .paced)
    expect(track, at: 0.05, 5, 0)
    expect(track, at: 0.1, 10, 0)
    expect(track, at: 0.55, 10, 45)
    // Beyond the ends, the motion continues straight.
    expect(track, at: 1.1, 10, 100)
    expect(track, at: -0.1, -10, 0)
  }

  @Test("a quarter of a circle is traversed at constant speed")
  func circle() {
    // The usual Bézier approximation is within 0.03 % of the circle.
    let k = 0.5522847498
    let track = PathTrack(
      curves: [
        .init(
          start: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100 * k),
          control2: CGPoint(x: 100 * k, y: 100), end: CGPoint(x: 0, y: 100))
      ], mode: .paced, rotation: .auto)
    for step in 0...10 {
      let angle = Double(step) / 10 * .pi / 2
      let value = track.value(at: Double(step) / 10)
      #expect(abs(value.x - 100 * cos(angle)) < 0.05 && abs(value.y - 100 * sin(angle)) < 0.05)
      #expect(abs(track.angle(at: Double(step) / 10)! - angle - .pi / 2) < 0.01)
    }
  }

  @Test("in discrete mode, the position is an end of a segment")
  func discrete() {
    let track = PathTrack(
      curves: [line(0, 0, to: 10, 0), line(10, 0, to: 10, 90)], mode: .discrete)
    expect(track, at: 0.32, 0, 0)
    expect(track, at: 0.34, 10, 0)
    expect(track, at: 0.67, 10, 90)
    expect(track, at: 1, 10, 90)
  }

  @Test("a segment that begins elsewhere is a jump")
  func jump() {
    let track = PathTrack(curves: [line(0, 0, to: 10, 0), line(50, 0, to: 60, 0)])
    expect(track, at: 0.4999999999, 10 - 2e-9, 0)
    expect(track, at: 0.5, 50, 0)
  }

  @Test("a segment of length 0 has the angle 0, and does not trap")
  func empty() {
    for mode in CalculationMode.allCases {
      let track = PathTrack(curves: [line(3, 4, to: 3, 4)], mode: mode, rotation: .auto)
      for progress in [-0.5, 0, 0.5, 1, 1.5] {
        expect(track, at: progress, 3, 4)
        #expect(track.angle(at: progress) == 0)
      }
    }
  }

  @Test("where the velocity is 0, the direction is that of the motion around it")
  func cusp() {
    let track = PathTrack(
      curves: [
        .init(
          start: .zero, control1: .zero, control2: CGPoint(x: 0, y: 10),
          end: CGPoint(x: 0, y: 10))
      ], rotation: .auto)
    #expect(track.angle(at: 0) == .pi / 2 && track.angle(at: 1) == .pi / 2)
  }

  @Test("the layer rotates to the path's direction, before its transform is applied")
  func rotation() {
    var timing = MediaTiming()
    timing.duration = 1
    timing.fillMode = .both
    var model = LayerProperties()
    model.transform = CATransform3DMakeScale(2, 1, 1)
    let curves = [line(0, 0, to: 0, 10)]
    func transform(_ mode: PathTrack.RotationMode, additive: Bool = false) -> CATransform3D {
      var animation = Animation(
        property: .position, timing: timing,
        track: .path(PathTrack(curves: curves, rotation: mode)))
      animation.isAdditive = additive
      let animations = additive ? [animation, animation] : [animation]
      return model.sampled(by: animations, at: 0.5).properties.transform
    }
    expectEqual(transform(.none), model.transform)
    expectEqual(transform(.auto), CATransform3DRotate(model.transform, .pi / 2, 0, 0, 1))
    expectEqual(
      transform(.autoReverse), CATransform3DRotate(model.transform, 3 * .pi / 2, 0, 0, 1))
    expectEqual(
      transform(.auto, additive: true), CATransform3DRotate(model.transform, .pi, 0, 0, 1))
  }
}
