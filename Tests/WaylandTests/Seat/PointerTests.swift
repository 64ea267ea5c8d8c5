import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct PointerTests {
    @Test("the events of one frame are one sample, with location, buttons and what changed")
    func frame() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.frame()
        pointer.motion(time: 10, surfaceX: 7, surfaceY: 8)
        pointer.button(serial: 2, time: 10, button: 0x110, state: .pressed)
        pointer.frame()
        pointer.button(serial: 3, time: 20, button: 0x110, state: .released)
        pointer.button(serial: 4, time: 20, button: 0x111, state: .pressed)
        pointer.frame()
        pointer.leave(serial: 5, surface: window.surface)
        pointer.frame()
      }
      let samples = scene.pointers
      #expect(samples.map(\.location.x) == [5, 7, 7, 7])
      #expect(samples.map(\.buttons) == [[], .primary, [], .secondary])
      #expect(samples.map(\.changedButtons) == [[], .primary, .primary, .secondary])
      #expect(scene.kinds.last == .pointerLeft)
      scene.close()
    }

    @Test("in old versions each event is a sample")
    func oldVersion() throws {
      var options = CompositorOptions()
      options.seats = [1]
      let scene = try SeatScene(options)
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.motion(time: 10, surfaceX: 7, surfaceY: 8)
        pointer.axis(time: 11, axis: .verticalScroll, value: 10)
      }
      #expect(scene.pointers.map(\.location.x) == [5, 7, 7])
      #expect(scene.pointers.map(\.scroll?.dy) == [nil, nil, 10])
      scene.close()
    }

    @Test("the buttons of a mouse have the bits of their numbers; other codes are ignored")
    func buttons() {
      let codes: [UInt32] = [0x110, 0x111, 0x112, 0x113, 0x114, 0x117, 0x100, 0x120, .max]
      let values = codes.map { PointerSample.Buttons(code: $0).rawValue }
      #expect(values == [1, 2, 4, 8, 16, 128, 0, 0, 0])
    }

    @Test("a wheel's detents are counted in both generations of the protocol", arguments: [5, 8])
    func wheel(_ version: UInt32) throws {
      var options = CompositorOptions()
      options.seats = [version]
      let scene = try SeatScene(options)
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.frame()
        pointer.axisSource(axisSource: .wheel)
        if version < 8 {
          pointer.axisDiscrete(axis: .verticalScroll, discrete: -2)
        } else {
          pointer.axisValue120(axis: .verticalScroll, value120: -240)
          pointer.axisValue120(axis: .horizontalScroll, value120: 30)
        }
        pointer.axis(time: 1, axis: .verticalScroll, value: -30)
        pointer.frame()
      }
      let scroll = try #require(scene.pointers.last?.scroll)
      #expect(scroll.wheelY == -240)
      #expect(scroll.wheelX == (version < 8 ? 0 : 30))
      #expect(scroll.dy == -30)
      #expect(scroll.source == .wheel && !scroll.hasStopped)
      scene.close()
    }

    @Test("fingers scroll diagonally, and have stopped when both axes have")
    func finger() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.frame()
        pointer.axisSource(axisSource: .finger)
        pointer.axis(time: 1, axis: .verticalScroll, value: 3.5)
        pointer.axis(time: 1, axis: .horizontalScroll, value: -2)
        pointer.frame()
        pointer.axisSource(axisSource: .finger)
        pointer.axisStop(time: 2, axis: .verticalScroll)
        pointer.frame()
        pointer.axisSource(axisSource: .finger)
        pointer.axisStop(time: 3, axis: .horizontalScroll)
        pointer.frame()
      }
      let scrolls = scene.pointers.compactMap(\.scroll)
      #expect(scrolls.map(\.dy) == [3.5, 0, 0])
      #expect(scrolls.map(\.dx) == [-2, 0, 0])
      #expect(scrolls.map(\.hasStopped) == [false, false, true])
      #expect(scrolls.allSatisfy { $0.source == .finger })
      scene.close()
    }

    @Test("a pointer that is unplugged has left, with no button pressed")
    func unplugged() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.button(serial: 2, time: 1, button: 0x110, state: .pressed)
        pointer.frame()
        seat.setCapabilities([])
      }
      #expect(scene.kinds.last == .pointerLeft)
      scene.play { seat, _ in seat.setCapabilities(.pointer) }
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 3, surface: window.surface, surfaceX: 1, surfaceY: 1)
        pointer.frame()
      }
      #expect(scene.pointers.last?.buttons == [])
      scene.close()
    }

    @Test("swipes, pinches and holds on a touchpad begin, change and end")
    func gestures() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let pointer = seat.pointers.first, let swipe = seat.gestures.swipes.first,
          let pinch = seat.gestures.pinches.first, let hold = seat.gestures.holds.first
        else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.frame()
        swipe.begin(serial: 1, time: 1, surface: window.surface, fingers: 3)
        swipe.update(time: 2, dx: 4, dy: -1)
        swipe.end(serial: 2, time: 3, cancelled: 0)
        pinch.begin(serial: 3, time: 4, surface: window.surface, fingers: 2)
        pinch.update(time: 5, dx: 0, dy: 0, scale: 1.5, rotation: 90)
        pinch.end(serial: 4, time: 6, cancelled: 1)
        hold.begin(serial: 5, time: 7, surface: window.surface, fingers: 4)
        seat.setCapabilities([])
      }
      let samples = scene.touchpad
      #expect(
        samples.map(\.phase) == [
          .began, .changed, .ended, .began, .changed, .cancelled, .began, .cancelled,
        ])
      #expect(samples.map(\.fingers) == [3, 3, 3, 2, 2, 2, 4, 4])
      #expect(samples[1].dx == 4 && samples[1].dy == -1)
      #expect(samples.map(\.scale) == [1, 1, 1, 1, 1.5, 1.5, 1, 1])
      #expect(abs(samples[4].rotation - .pi / 2) < 1e-9)
      #expect(samples[0].location == InputPoint(x: 5, y: 6))
      scene.close()
    }

    @Test("the cursor is shown, hidden after a rest, and shown again by motion")
    func cursor() throws {
      var options = Window.Options(title: "Test", appID: "test")
      options.cursor = .hiddenAfter(seconds: 0.02)
      let scene = try SeatScene(CompositorOptions(), options)
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 4711, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.frame()
      }
      #expect(scene.compositor.wait { $0.seats[0].cursors.last?.isShown == false })
      scene.play { seat, _ in
        guard let pointer = seat.pointers.first else { return }
        pointer.motion(time: 1, surfaceX: 1, surfaceY: 1)
        pointer.frame()
      }
      #expect(scene.compositor.wait { $0.seats[0].cursors.count >= 3 })
      let cursors = scene.compositor.perform { $0.seats[0].cursors.map(\.isShown) }
      #expect(cursors.prefix(3) == [true, false, true])
      #expect(scene.compositor.perform { $0.seats[0].cursors.allSatisfy { $0.serial == 4711 } })
      scene.close()
    }

    @Test("motion sends no request")
    func motion() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.frame()
      }
      let bytes = scene.compositor.perform { $0.requestBytes }
      scene.play { seat, _ in
        guard let pointer = seat.pointers.first else { return }
        for step in 0..<1000 {
          pointer.motion(time: UInt32(step), surfaceX: Double(step), surfaceY: 0)
          pointer.frame()
        }
      }
      #expect(scene.pointers.count == 1001)
      // The answer to the ping has 12 bytes.
      #expect(scene.compositor.perform { $0.requestBytes } == bytes + 12)
      scene.close()
    }

    @Test("a window without a cursor hides it")
    func noCursor() throws {
      var options = Window.Options(title: "Test", appID: "test")
      options.cursor = .never
      let scene = try SeatScene(CompositorOptions(), options)
      scene.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.motion(time: 1, surfaceX: 1, surfaceY: 1)
        pointer.frame()
      }
      #expect(scene.compositor.perform { $0.seats[0].cursors.map(\.isShown) } == [false])
      scene.close()
    }
  }
}
