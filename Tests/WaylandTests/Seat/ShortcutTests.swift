import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct ShortcutTests {
    @Test("shortcuts are inhibited once a seat, also for seats that come later, if that is wanted")
    func inhibited() throws {
      for isWanted in [true, false] {
        var window = Window.Options(title: "Test", appID: "test")
        window.inhibitsShortcuts = isWanted
        let scene = try SeatScene(CompositorOptions(), window)
        #expect(scene.compositor.perform { $0.shortcutInhibitors.count } == (isWanted ? 1 : 0))
        scene.compositor.perform { model in
          model.addSeat()
          model.addSeat()
        }
        scene.compositor.roundtrip()
        #expect(
          scene.compositor.wait { $0.shortcutInhibitors.count == (isWanted ? 3 : 0) })
        scene.compositor.perform { $0.remove($0.seats[1]) }
        scene.compositor.roundtrip()
        #expect(
          scene.compositor.wait { $0.shortcutInhibitors.count == (isWanted ? 2 : 0) })
        scene.close()
      }
    }
  }
}
