import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct CursorTests {
    @Test(
      "the cursor is shown always, never, or until the pointer has rested, and again when it moves",
      arguments: [CursorVisibility.always, .never, .hiddenAfter(seconds: 0.01)])
    func visibility(_ visibility: CursorVisibility) throws {
      var options = Window.Options(title: "Test", appID: "test")
      options.cursor = visibility
      let scene = try SeatScene(CompositorOptions(), options)
      func move(_ x: Double) {
        scene.play { seat, _ in
          seat.pointers[0].motion(time: 1, surfaceX: x, surfaceY: 5)
          seat.pointers[0].frame()
        }
      }
      scene.play { seat, window in
        seat.pointers[0].enter(serial: 7, surface: window.surface, surfaceX: 5, surfaceY: 5)
        seat.pointers[0].frame()
      }
      func shown() -> [Bool] { scene.compositor.perform { $0.seats[0].cursors.map(\.isShown) } }
      switch visibility {
      case .always:
        move(6)
        #expect(!shown().contains(false))
      case .never:
        move(6)
        #expect(shown() == [false])
      case .hiddenAfter:
        #expect(scene.compositor.wait { $0.seats[0].cursors.last?.isShown == false })
        let count = shown().count
        move(6)
        #expect(scene.compositor.wait { $0.seats[0].cursors.count > count })
        #expect(shown()[count])
        #expect(scene.compositor.wait { $0.seats[0].cursors.last?.isShown == false })
      }
      scene.close()
    }

    @Test("the image is valid at each scale, also where the theme has none of that size")
    func scales() throws {
      let scene = try SeatScene()
      for scale in 1...6 {
        scene.compositor.perform { $0.outputs[0].setScale(Int32(scale)) }
        scene.play { seat, window in
          seat.pointers[0].enter(
            serial: UInt32(scale), surface: window.surface, surfaceX: 5, surfaceY: 5)
          seat.pointers[0].frame()
        }
      }
      #expect(scene.compositor.perform { $0.seats[0].cursors.count { $0.isShown } } == 6)
      scene.close()
    }

    @Test("while the app has switched the display off, there is no cursor")
    func displayOff() throws {
      let scene = try SeatScene(CompositorOptions(), Window.Options(title: "Test", appID: "test"))
      scene.play { seat, window in
        seat.pointers[0].enter(serial: 7, surface: window.surface, surfaceX: 5, surfaceY: 5)
        seat.pointers[0].frame()
      }
      for isOn in [false, true] {
        scene.window.window.setDisplayOn(isOn)
        #expect(scene.compositor.wait { $0.seats[0].cursors.last?.isShown == isOn })
      }
      scene.close()
    }
  }
}
