import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct HotPlugTests {
    @Test("devices that come and go 500 times leave no object behind")
    func capabilityStorm() throws {
      let scene = try SeatScene()
      scene.play { seat, _ in seat.setCapabilities([]) }
      let objects = scene.compositor.perform { $0.objectCount }
      scene.compositor.perform { model in
        for step in 0..<500 {
          model.seats[0].setCapabilities(step.isMultiple(of: 2) ? .all : [.touch])
        }
        model.seats[0].setCapabilities([])
      }
      scene.compositor.roundtrip()
      #expect(scene.compositor.wait { $0.objectCount == objects })
      scene.close()
    }

    @Test("seats that are plugged in later have numbers of their own")
    func severalSeats() throws {
      var options = CompositorOptions()
      options.seats = [8, 5]
      let scene = try SeatScene(options)
      scene.compositor.perform { model in
        model.addSeat()
        for seat in model.seats { seat.setCapabilities(.touch) }
      }
      scene.compositor.roundtrip()
      #expect(scene.compositor.wait { $0.seats.allSatisfy { $0.touches.count == 1 } })
      scene.compositor.perform { model in
        for seat in model.seats {
          guard let touch = seat.touches.first else { return }
          touch.down(serial: 1, time: 0, surface: model.windows[0].surface, id: 0, x: 1, y: 1)
          touch.frame()
        }
      }
      scene.compositor.roundtrip()
      #expect(Set(scene.input.map(\.seat)).count == 3)
      #expect(scene.touches.count == 3)
      scene.close()
    }

    @Test("a seat and an output that are unplugged are released, and others take their place")
    func replaced() throws {
      let scene = try SeatScene()
      let objects = scene.compositor.perform { $0.objectCount }
      for _ in 0..<20 {
        scene.compositor.perform { model in
          model.remove(model.seats[0])
          model.addSeat().setCapabilities(.all)
          model.remove(model.outputs[0])
          model.addOutput()
        }
        scene.compositor.roundtrip()
      }
      #expect(scene.compositor.wait { $0.objectCount == objects })
      scene.close()
    }
  }
}
