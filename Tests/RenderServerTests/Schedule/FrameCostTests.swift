import Testing

@testable import RenderServer

@Suite("The cost of a frame")
struct FrameCostTests {
  @Test("a frame fits if twice the cost of the last one does")
  func fits() {
    var cost = FrameCost()
    #expect(cost.fits(in: 1e-9, within: 0) && !cost.fits(in: 0, within: 0))
    cost.noteDrawing(0.0005)
    cost.noteSwapping(0.00025)
    #expect(cost.fits(in: 0.0016, within: 0.016) && !cost.fits(in: 0.0014, within: 0.016))
  }

  @Test("an answer to input is left a quarter more than the last frame took, and a millisecond")
  func answer() {
    var cost = FrameCost()
    #expect(cost.ofAnswer(within: 0.016) == 0.001)
    cost.noteDrawing(0.0005)
    cost.noteSwapping(0.0003)
    #expect(abs(cost.ofAnswer(within: 0.016) - 0.002) < 1e-9)
    cost.noteUndivided(0.002)
    #expect(abs(cost.ofAnswer(within: 0.016) - 0.0035) < 1e-9)
    for _ in 0..<200 { cost.noteSwapping(0.0003) }
    #expect(abs(cost.ofAnswer(within: 0.016) - 0.002) < 1e-9)
  }

  @Test("where two frames do not fit into a refresh, there is no time for an answer to input")
  func expensive() {
    var cost = FrameCost()
    cost.noteDrawing(0.009)
    cost.noteSwapping(0.001)
    #expect(cost.ofAnswer(within: 0.016) == .infinity && cost.ofAnswer(within: 0.021) < 0.021)
    #expect(!cost.fits(in: 0.021, within: 0.016) && cost.fits(in: 0.021, within: 0.021))
    for _ in 0..<3 {
      cost.noteDrawing(0.001)
      cost.noteSwapping(0)
    }
    #expect(cost.ofAnswer(within: 0.016) == .infinity)
    for _ in 0..<3 { cost.noteSwapping(0) }
    #expect(cost.ofAnswer(within: 0.016) < 0.003)
  }

  @Test("a frame that waits and took more than half of a refresh is not drawn again")
  func waiting() {
    var cost = FrameCost()
    cost.noteDrawing(0.009)
    #expect(!cost.fits(in: 0.016, within: 0.016) && cost.ofAnswer(within: 0.016) == .infinity)
    cost.noteDrawing(0.001)
    #expect(cost.fits(in: 0.016, within: 0.016) && cost.ofAnswer(within: 0.016) < 0.016)
  }

  @Test("a single slow frame at most doubles a cost, and a fast one lowers it at once")
  func slowFrame() {
    var cost = FrameCost()
    cost.noteDrawing(0.004)
    #expect(cost.fits(in: 0.0021, within: 0.016) && !cost.fits(in: 0.0019, within: 0.016))
    cost.noteDrawing(0.004)
    #expect(cost.fits(in: 0.0061, within: 0.016) && !cost.fits(in: 0.0059, within: 0.016))
    cost.noteDrawing(0)
    #expect(cost.fits(in: 1e-9, within: 0.016))
  }
}
