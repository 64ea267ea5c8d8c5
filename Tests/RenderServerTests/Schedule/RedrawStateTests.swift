import Compositor
import Testing

@testable import RenderServer

@Suite("The redraw state")
struct RedrawStateTests {
  private let frame = DrawnFrame(
    damage: Region(PixelRect(PixelSize(width: 4, height: 4))), time: 2, postTime: nil)

  @Test("a frame waits for its swap, whatever else happens")
  func drawn() {
    var state = RedrawState.drawn(frame)
    state.noteRefresh()
    state.noteUndamaged()
    #expect(state.drawnFrame == frame)
    #expect(state.takeDrawn() == frame)
    #expect(state == .mayDraw && state.takeDrawn() == nil)
  }

  @Test("after a frame without damage the next one may be drawn when a refresh has passed")
  func undamaged() {
    var state = RedrawState.mayDraw
    state.noteRefresh()
    #expect(state == .mayDraw)
    state.noteUndamaged()
    #expect(state == .awaitsRefresh && state.drawnFrame == nil && state.takeDrawn() == nil)
    #expect(state == .awaitsRefresh)
    state.noteRefresh()
    #expect(state == .mayDraw)
  }
}
