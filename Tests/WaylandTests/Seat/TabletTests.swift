import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct TabletTests {
    @Test("a pen hovers as a pointer, touches with force and angles, and leaves")
    func pen() throws {
      let scene = try SeatScene()
      scene.play { seat, _ in seat.tablets.plugIn() }
      scene.play { seat, window in
        guard let tool = seat.tablets.tools.first, let tablet = seat.tablets.tablets.first else {
          return
        }
        tool.proximityIn(serial: 1, tablet: tablet, surface: window.surface)
        tool.motion(x: 10, y: 20)
        tool.distance(distance: 65535)
        tool.frame(time: 1)
        tool.down(serial: 2)
        tool.pressure(pressure: 32768)
        tool.tilt(tiltX: 45, tiltY: 0)
        tool.frame(time: 2)
        tool.button(serial: 3, button: 0x14b, state: .pressed)
        tool.motion(x: 11, y: 21)
        tool.frame(time: 3)
        tool.up()
        tool.proximityOut()
        tool.frame(time: 4)
      }
      let hover = try #require(scene.pointers.first)
      #expect(hover.pen?.distance == 1)
      #expect(abs((hover.pen?.altitude ?? 0) - .pi / 2) < 1e-9)
      #expect(scene.kinds.dropFirst().first == .pointerLeft)
      let touches = scene.touches
      #expect(touches.map(\.phase) == [.began, .moved, .ended])
      #expect(touches.map(\.buttons) == [[], .secondary, .secondary])
      #expect(abs((touches[0].force ?? 0) - 0.5) < 1e-4)
      guard case .pen(let altitude, let azimuth) = touches[0].tool else {
        Issue.record("not a pen")
        return
      }
      #expect(abs(altitude - .pi / 4) < 1e-9 && azimuth == 0)
      #expect(scene.kinds.count == 5)
      scene.close()
    }

    @Test("a pen that is unplugged while it touches is cancelled, and its objects are destroyed")
    func unplugged() throws {
      let scene = try SeatScene()
      scene.play { seat, _ in
        seat.tablets.plugIn()
        seat.tablets.plugInPad()
      }
      scene.play { seat, window in
        guard let tool = seat.tablets.tools.first, let tablet = seat.tablets.tablets.first,
          let pad = seat.tablets.pads.first
        else { return }
        tool.proximityIn(serial: 1, tablet: tablet, surface: window.surface)
        tool.down(serial: 2)
        tool.frame(time: 1)
        tool.removed()
        tablet.removed()
        pad.removed()
      }
      #expect(scene.kinds.last == .touchesCancelled)
      #expect(
        scene.compositor.wait { model in
          let tablets = model.seats[0].tablets
          return tablets.tools.isEmpty && tablets.tablets.isEmpty && tablets.pads.isEmpty
        })
      scene.close()
    }

    @Test("a tap within one frame is a whole touch")
    func tapInFrame() throws {
      let scene = try SeatScene()
      scene.play { seat, _ in seat.tablets.plugIn() }
      scene.play { seat, window in
        guard let tool = seat.tablets.tools.first, let tablet = seat.tablets.tablets.first else {
          return
        }
        tool.proximityIn(serial: 1, tablet: tablet, surface: window.surface)
        tool.down(serial: 2)
        tool.up()
        tool.proximityOut()
        tool.frame(time: 1)
      }
      #expect(scene.touches.map(\.phase) == [.began, .ended])
      scene.close()
    }
  }
}
