import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct TouchTests {
    @Test("the fingers of one frame are one event, and a number is not used twice")
    func fingers() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 1, time: 10, surface: window.surface, id: 0, x: 10, y: 20)
        touch.down(serial: 2, time: 10, surface: window.surface, id: 1, x: 30, y: 40)
        touch.frame()
        touch.motion(time: 18, id: 1, x: 31.5, y: 41)
        touch.frame()
        touch.up(serial: 3, time: 26, id: 0)
        touch.frame()
        touch.down(serial: 4, time: 34, surface: window.surface, id: 0, x: 1, y: 2)
        touch.frame()
      }
      var expected = [
        TouchSample(id: 1, phase: .began, location: InputPoint(x: 10, y: 20)),
        TouchSample(id: 2, phase: .began, location: InputPoint(x: 30, y: 40)),
        TouchSample(id: 2, phase: .moved, location: InputPoint(x: 31.5, y: 41)),
        TouchSample(id: 1, phase: .ended, location: InputPoint(x: 10, y: 20)),
        TouchSample(id: 3, phase: .began, location: InputPoint(x: 1, y: 2)),
      ]
      #expect(scene.touches == expected)
      expected.removeFirst(2)
      #expect(scene.input.count == 4)
      #expect(Array(scene.kinds.dropFirst()) == expected.map { .touches([$0]) })
      scene.close()
    }

    @Test("a finger that goes down and up within a frame begins and ends")
    func tapInFrame() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 1, time: 0, surface: window.surface, id: 7, x: 1, y: 1)
        touch.motion(time: 1, id: 7, x: 2, y: 2)
        touch.up(serial: 2, time: 2, id: 7)
        touch.frame()
      }
      #expect(scene.touches.map(\.phase) == [.began, .ended])
      #expect(scene.touches.map(\.location.x) == [2, 2])
      scene.close()
    }

    @Test("shape and orientation come with the finger")
    func shape() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 1, time: 0, surface: window.surface, id: 0, x: 1, y: 1)
        touch.shape(id: 0, major: 40, minor: 30)
        touch.orientation(id: 0, orientation: 90)
        touch.frame()
        touch.shape(id: 0, major: 20, minor: -1)
        touch.frame()
      }
      let samples = scene.touches
      #expect(samples.map(\.phase) == [.began, .moved])
      #expect(samples.map(\.majorRadius) == [20, 10])
      #expect(samples.map(\.minorRadius) == [15, 0])
      #expect(abs(samples[0].orientation - .pi / 2) < 1e-9)
      scene.close()
    }

    @Test("when the compositor cancels, all fingers are gone, and are told so once")
    func cancel() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 1, time: 0, surface: window.surface, id: 0, x: 1, y: 1)
        touch.frame()
        touch.down(serial: 1, time: 0, surface: window.surface, id: 1, x: 1, y: 1)
        touch.cancel()
        touch.motion(time: 1, id: 0, x: 2, y: 2)
        touch.up(serial: 2, time: 2, id: 1)
        touch.frame()
        touch.cancel()
      }
      #expect(scene.kinds.last == .touchesCancelled)
      #expect(scene.kinds.count == 2)
      scene.close()
    }

    @Test("fingers are cancelled when the touch screen is unplugged, and when the seat is")
    func unplugged() throws {
      for unplugsSeat in [false, true] {
        let scene = try SeatScene()
        scene.play { seat, window in
          guard let touch = seat.touches.first else { return }
          touch.down(serial: 1, time: 0, surface: window.surface, id: 0, x: 1, y: 1)
          touch.frame()
        }
        scene.compositor.perform { model in
          if unplugsSeat {
            model.remove(model.seats[0])
          } else {
            model.seats[0].setCapabilities([.keyboard])
          }
        }
        scene.compositor.roundtrip()
        #expect(scene.kinds.last { $0 != .pointerLeft } == .touchesCancelled)
        scene.close()
      }
    }

    @Test("events of fingers on a window that was closed are ignored")
    func closedWindow() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 1, time: 0, surface: window.surface, id: 0, x: 1, y: 1)
        touch.frame()
      }
      scene.window.close()
      scene.compositor.perform { model in
        guard let touch = model.seats.first?.touches.first else { return }
        touch.motion(time: 1, id: 0, x: 2, y: 2)
        touch.frame()
        touch.up(serial: 2, time: 2, id: 0)
        touch.frame()
      }
      #expect(scene.compositor.roundtrip())
      #expect(scene.touches.count == 1)
      scene.connection.close()
      #expect(scene.compositor.perform { $0.violations } == [])
      scene.compositor.stop()
    }

    @Test("times go on where the 32 bits of milliseconds wrap around")
    func wrapAround() throws {
      let scene = try SeatScene()
      scene.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 1, time: .max - 5, surface: window.surface, id: 0, x: 1, y: 1)
        touch.frame()
      }
      scene.play { seat, _ in
        guard let touch = seat.touches.first else { return }
        for step in 0..<3 as Range<UInt32> {
          touch.motion(time: step, id: 0, x: 2, y: 2)
          touch.frame()
        }
      }
      let times = scene.input.map(\.time)
      #expect(times.count == 4)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 1 })
      scene.close()
    }
  }
}
