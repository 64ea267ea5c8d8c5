import Testing

@testable import RenderServer

@Suite("Partial redraw of windows")
struct PartialRedrawTests {
  @Test("a kept target may be used unless copies take very long")
  func choice() {
    #expect(PartialRedraw(copying: 0.001, drawing: 0.004).method == .keptTarget(copyCost: 0.25))
    #expect(PartialRedraw(copying: 0.004, drawing: 0.001).method == .keptTarget(copyCost: 4))
    #expect(PartialRedraw(copying: 0.009, drawing: 0.001).method == .none)
  }

  @Test("clocks that measure nothing lead to whole frames", arguments: [0, Double.nan, .infinity])
  func uselessClock(drawing: Double) {
    #expect(PartialRedraw(copying: 0, drawing: drawing == 0 ? 0 : .nan).method == .none)
    #expect(PartialRedraw(copying: .infinity, drawing: drawing).method == .none)
  }

  @Test("three frames in a row with little damage begin to keep frames, and with much end it")
  func change() {
    var redraw = PartialRedraw(.keptTarget(copyCost: 0.5))
    var kept: [Bool] = []
    for share in [1, 0.1, 0.1, 1, 0.1, 0.1, 0.1, 0.6, 0.6, 0.1, 0.6, 0.6, 0.5] {
      redraw.noteFrame(damaging: share, cost: nil)
      kept.append(redraw.keepsFrames)
    }
    #expect(kept == Array(repeating: false, count: 6) + Array(repeating: true, count: 6) + [false])
  }

  @Test("the more a complete frame costs, the more damage is worth a copy")
  func cost() {
    func keeps(damaging share: Double, cost: Double) -> Bool {
      var redraw = PartialRedraw(.keptTarget(copyCost: 0.8))
      for _ in 0..<3 { redraw.noteFrame(damaging: share, cost: cost) }
      return redraw.keepsFrames
    }
    #expect(!keeps(damaging: 0.1, cost: 1) && !keeps(damaging: 0.1, cost: 0))
    #expect(keeps(damaging: 0.1, cost: 2) && !keeps(damaging: 0.7, cost: 2))
    #expect(keeps(damaging: 0.6, cost: 4) && !keeps(damaging: 0.7, cost: 4))
  }

  @Test("frames that copy much of the window for backdrops are kept, however much they damage")
  func backdrops() {
    func keeps(copying share: Double, copyCost: Double) -> Bool {
      var redraw = PartialRedraw(.keptTarget(copyCost: copyCost))
      for _ in 0..<3 { redraw.noteFrame(damaging: 1, copying: share, cost: 1) }
      return redraw.keepsFrames
    }
    #expect(keeps(copying: 0.25, copyCost: 0.1) && !keeps(copying: 0.1, copyCost: 0.1))
    #expect(!keeps(copying: 0.25, copyCost: 0.8))
  }

  @Test("frames around the limit, which is half of the window here, change nothing")
  func hysteresis() {
    for share in [0.3, 0.6] {
      var redraw = PartialRedraw(.keptTarget(copyCost: 0.5))
      for _ in 0..<3 { redraw.noteFrame(damaging: share, cost: nil) }
      let keeps = redraw.keepsFrames
      #expect(keeps == (share < 0.5))
      for step in 0..<60 { redraw.noteFrame(damaging: step % 10 < 5 ? 0.36 : 0.49, cost: nil) }
      #expect(redraw.keepsFrames == keeps)
    }
  }

  @Test("frames are never kept where the driver knows the age of buffers, or where copies are slow")
  func never() {
    for method in [PartialRedraw.Method.bufferAge, .none] {
      var redraw = PartialRedraw(method)
      for _ in 0..<10 { redraw.noteFrame(damaging: 0.01, cost: 9) }
      #expect(!redraw.keepsFrames)
    }
  }
}
