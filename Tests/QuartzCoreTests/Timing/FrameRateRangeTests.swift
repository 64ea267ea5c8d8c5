import QuartzCore
import Testing

@Suite("Frame rates are divisors of the screen's")
struct FrameRateRangeTests {
  private func rate(
    _ minimum: Float, _ maximum: Float, preferred: Float? = nil, of screen: Double = 60
  ) -> Double {
    let range = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
    return screen / Double(range.refreshes(of: screen))
  }

  @Test("the divisor nearest to the preferred rate is used")
  func nearest() {
    let preferred: [(Float, Double)] = [
      (60, 60), (90, 60), (50, 60), (45, 60), (44, 30), (30, 30), (26, 30), (25, 30), (24, 20),
      (17, 15), (7, 60.0 / 9), (1, 1), (0.5, 0.5),
    ]
    for (preferred, actual) in preferred {
      #expect(abs(rate(preferred, preferred, preferred: preferred) - actual) < 1e-9, "\(preferred)")
    }
  }

  @Test("divisors in the range have precedence")
  func withinRange() {
    #expect(rate(8, 15, preferred: 14) == 15)
    #expect(rate(15, 40, preferred: 40) == 30)
    #expect(rate(10, 60, preferred: 60) == 60)
    #expect(rate(35, 60, preferred: 40) == 60)
    #expect(rate(80, 120, preferred: 120, of: 120) == 120)
    #expect(rate(30, 48, preferred: 48, of: 120) == 40)
    // No divisor of 60 lies in between.
    #expect(rate(35, 50, preferred: 40) == 30)
  }

  @Test("without a preferred rate, the fastest rate of the range is used")
  func maximum() {
    #expect(rate(8, 15) == 15)
    #expect(rate(8, 16, preferred: 0) == 15)
    #expect(rate(0, 40) == 30)
    #expect(CAFrameRateRange.default.refreshes(of: 60) == 1)
  }

  @Test("a screen of 59.94, 61 or 62.5 refreshes per second counts as one of 60")
  func oddScreens() {
    for screen in [59.94, 61, 62.5] {
      #expect(rate(30, 60, preferred: 60, of: screen) == screen)
      #expect(rate(30, 30, preferred: 30, of: screen) == screen / 2)
    }
  }
}
