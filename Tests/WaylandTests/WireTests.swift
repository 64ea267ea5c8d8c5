import Foundation
import Testing
import WaylandWire

@testable import Wayland

extension WaylandTests {
  @Suite struct WireTests {
    @Test("a scaled size is rounded half up to whole pixels, and is not empty")
    func pixels() {
      let size = WindowSize(width: 101, height: 99)
      #expect(size.pixels(scale: 1.5) == WindowSize(width: 152, height: 149))
      let small = WindowSize(width: 1, height: 40)
      #expect(small.pixels(scale: 0.25) == WindowSize(width: 1, height: 10))
    }

    @Test("unknown states of later versions are ignored")
    func states() {
      let states = WindowConfiguration.States(numbers: [2, 4, 9, 77])
      #expect(states == [.fullscreen, .activated, .suspended])
    }

    @Test("a message's signature contains its version, and its argument count ignores null marks")
    func signature() {
      let message = WaylandMessage("attach", "?oii", since: 3)
      #expect(message.signature == "3?oii")
      #expect(message.argumentCount == 3)
    }

    @Test("an incomplete last word of an array is ignored")
    func words() {
      #expect(([1, 0, 0, 0, 2, 0, 0, 0, 9] as [UInt8]).words == [1, 2])
    }

    @Test("a request newer than the object's version traps")
    func versionTrap() async {
      await #expect(processExitsWith: .failure) {
        let compositor = try ScriptedCompositor(
          offering: [("wl_compositor", 1), ("xdg_wm_base", 1)])
        Thread { compositor.serve() }.start()
        let connection = try Connection(display: compositor.display)
        connection.globals.compositor.createSurface().setBufferScale(scale: 2)
      }
    }
  }
}
