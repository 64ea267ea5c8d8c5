import Testing

@testable import RenderServer

@Suite("The cost of a frame")
struct FrameCostTests {
  @Test("a frame fits if twice the cost of the last one does")
  func fits() {
    var cost = FrameCost()
    #expect(cost.fits(in: 1e-9) && !cost.fits(in: 0))
    cost.noteDrawing(0.0005)
    cost.noteSwapping(0.00025)
    #expect(cost.fits(in: 0.0016) && !cost.fits(in: 0.0014))
  }

  @Test("an answer to input is left a quarter more than the last frame took, and a millisecond")
  func answer() {
    var cost = FrameCost()
    #expect(cost.ofAnswer == 0.001)
    cost.noteDrawing(0.0005)
    cost.noteSwapping(0.0003)
    #expect(abs(cost.ofAnswer - 0.002) < 1e-9)
    cost.noteUndivided(0.002)
    #expect(abs(cost.ofAnswer - 0.0035) < 1e-9)
    for _ in 0..<200 { cost.noteSwapping(0.0003) }
    #expect(abs(cost.ofAnswer - 0.002) < 1e-9)
  }

  @Test("a single slow frame at most doubles a cost, and a fast one lowers it at once")
  func slowFrame() {
    var cost = FrameCost()
    cost.noteDrawing(1)
    #expect(cost.fits(in: 0.0021) && !cost.fits(in: 0.0019))
    cost.noteDrawing(1)
    #expect(cost.fits(in: 0.0061) && !cost.fits(in: 0.0059))
    cost.noteDrawing(0)
    #expect(cost.fits(in: 1e-9))
  }
}
