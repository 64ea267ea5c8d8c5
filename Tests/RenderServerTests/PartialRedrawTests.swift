import Testing

@testable import RenderServer

@Suite("Partial redraw of windows")
struct PartialRedrawTests {
  @Test("a kept target is used where a copy is much cheaper than a frame")
  func choice() {
    #expect(
      PartialRedraw(copying: 0.001, drawing: 0.004).method == .keptTarget(largestDamage: 0.75))
    #expect(
      PartialRedraw(copying: 0.003, drawing: 0.004).method == .keptTarget(largestDamage: 0.25))
    #expect(PartialRedraw(copying: 0.0031, drawing: 0.004).method == .none)
    #expect(PartialRedraw(copying: 0.004, drawing: 0.001).method == .none)
  }

  @Test("clocks that measure nothing lead to whole frames", arguments: [0, Double.nan, .infinity])
  func uselessClock(drawing: Double) {
    #expect(PartialRedraw(copying: 0, drawing: drawing == 0 ? 0 : .nan).method == .none)
    #expect(PartialRedraw(copying: .infinity, drawing: drawing).method == .none)
  }

  @Test("three frames in a row with little damage begin to keep frames, and with much end it")
  func change() {
    var redraw = PartialRedraw(.keptTarget(largestDamage: 0.5))
    var kept: [Bool] = []
    for share in [1, 0.1, 0.1, 1, 0.1, 0.1, 0.1, 0.6, 0.6, 0.1, 0.6, 0.6, 0.5] {
      redraw.noteFrame(damaging: share)
      kept.append(redraw.keepsFrames)
    }
    #expect(kept == Array(repeating: false, count: 6) + Array(repeating: true, count: 6) + [false])
  }

  @Test("frames are never kept where the driver knows the age of buffers, or where copies are slow")
  func never() {
    for method in [PartialRedraw.Method.bufferAge, .none] {
      var redraw = PartialRedraw(method)
      for _ in 0..<10 { redraw.noteFrame(damaging: 0.01) }
      #expect(!redraw.keepsFrames)
    }
  }
}
