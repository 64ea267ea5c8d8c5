import LayerTree
import TestSupport
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  private static let easeIn = TimingCurve(0.42, 0, 1, 1)
  private static let easeOut = TimingCurve(0, 0, 0.58, 1)
  private static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)

  @Test(
    "easeInEaseOut has the values of Apple's systems",
    arguments: [
      (0.1, 0.0197225), (0.2, 0.0816599), (0.25, 0.1291619), (0.4, 0.3318839), (0.5, 0.5),
    ])
  func easeInEaseOut(x: Double, y: Double) {
    #expect(abs(Self.easeInEaseOut.value(at: x) - y) < 1e-4)
  }

  @Test(
    "easeIn has the values of Apple's systems",
    arguments: [(0.25, 0.0934647), (0.5, 0.3153568), (0.75, 0.6218619)])
  func easeIn(x: Double, y: Double) {
    #expect(abs(Self.easeIn.value(at: x) - y) < 1e-4)
  }

  @Test(
    "easeOut has the values of Apple's systems",
    arguments: [(0.25, 0.3781381), (0.5, 0.6846432), (0.75, 0.9065353)])
  func easeOut(x: Double, y: Double) {
    #expect(abs(Self.easeOut.value(at: x) - y) < 1e-4)
  }

  @Test("a curve starts at exactly 0, ends at exactly 1 and stays there outside")
  func ends() {
    for curve in [Self.easeIn, Self.easeOut, Self.easeInEaseOut, TimingCurve(0.1, 2, 0.3, -1)] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(curve.value(at: 3) == 1)
    }
  }

  @Test("a linear curve is the identity")
  func linear() {
    for x in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(TimingCurve.linear.value(at: x) == x)
      #expect(TimingCurve(0.3, 0.3, 0.7, 0.7).value(at: x) == x)
    }
  }

  @Test("a curve whose control points lie in the unit square is monotonic")
  func monotonic() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      func unit() -> Double { Double.random(in: 0...1, using: &generator) }
      let curve = TimingCurve(unit(), unit(), unit(), unit())
      var last = 0.0
      for step in 0...200 {
        let value = curve.value(at: Double(step) / 200)
        #expect(value >= last - 1e-9, "\(curve) at \(Double(step) / 200)")
        last = value
      }
    }
  }

  @Test("any curve agrees with plain bisection, even at the corners of the unit square")
  func bisection() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<300 {
      func x() -> Double {
        round < 100
          ? [0, 1, 0.001, 0.999].randomElement(using: &generator)!
          : Double.random(in: 0...1, using: &generator)
      }
      func y() -> Double { Double.random(in: -1...2, using: &generator) }
      let curve = TimingCurve(x(), y(), x(), y())
      for step in 1..<100 {
        let time = Double(step) / 100
        let (value, slope) = bisected(curve, at: time)
        #expect(
          abs(curve.value(at: time) - value) < 1e-6 + 1e-9 * slope, "\(curve) at \(time)")
      }
    }
  }

  /// The curve's value and its slope.
  private func bisected(_ curve: TimingCurve, at x: Double) -> (value: Double, slope: Double) {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(curve.c1.x, curve.c2.x, middle) < x { low = middle } else { high = middle }
    }
    let step = 1e-5
    let dx =
      bezier(curve.c1.x, curve.c2.x, low + step) - bezier(curve.c1.x, curve.c2.x, low - step)
    let dy =
      bezier(curve.c1.y, curve.c2.y, low + step) - bezier(curve.c1.y, curve.c2.y, low - step)
    return (bezier(curve.c1.y, curve.c2.y, low), abs(dy / max(abs(dx), 1e-12)))
  }
}
