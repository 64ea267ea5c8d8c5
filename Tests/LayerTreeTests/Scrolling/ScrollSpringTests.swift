import LayerTree
import Testing

// Requirement V33.
@Suite("Springs that scrolled content returns with")
struct ScrollSpringTests {
  /// Content is at rest when it is closer to the target than the half of a pixel.
  private static let restDistance = 0.45

  @Test(
    "a motion ends when the content is at rest, and not later",
    arguments: [
      (start: -60, velocity: 0, frequency: 11), (-60, 800, 11), (-60, -800, 11), (40, 2000, 20),
      (-100, 2000, 20), (-99.999, 2000, 20), (-100.001, 2000, 20), (-370.3, 5000, 5000 / 370.3),
      (0, 700, 11), (-0.3, 3.3, 11), (7, 0, 11),
    ] as [(start: Double, velocity: Double, frequency: Double)])
  func rest(start: Double, velocity: Double, frequency: Double) {
    let spring = ScrollSpring(start: start, target: 0, velocity: velocity, frequency: frequency)
    #expect(spring.duration < 3)
    for step in 0..<100 {
      let time = spring.duration + Double(step) * 0.05
      #expect(abs(spring.value(at: time)) <= Self.restDistance + 1e-6)
    }
    let before = abs(spring.value(at: max(0, spring.duration - 0.01)))
    #expect(before > Self.restDistance || abs(start) <= Self.restDistance)
  }

  @Test("content that does not bounce stops at its edge, also on its way back to a page")
  func stopped() {
    let spring = ScrollCurve.spring(ScrollSpring(start: 50, target: 0, velocity: -3000))
    let edge = spring.stopped(within: 0...500)
    let page = ScrollCurve.glide(from: 400, to: 390, velocity: 4000, reach: 400)
    let before = page.stopped(within: 0...420)
    let times = (0..<200).map { Double($0) * 0.01 }
    #expect(times.contains { spring.value(at: $0) < -50 })
    #expect(times.allSatisfy { edge.value(at: $0) >= 0 } && edge.end == 0)
    #expect(edge.duration < 0.03 && edge.velocity(at: edge.duration) == 0)
    #expect(times.contains { page.value(at: $0) > 420 })
    #expect(times.allSatisfy { before.value(at: $0) <= 420 } && before.end == 390)
    let outside = spring.stopped(within: 100...500)
    #expect(outside.value(at: 0) == 50)
  }
}
