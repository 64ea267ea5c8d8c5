import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct IdleNotificationTests {
    @Test("the first use of a seat after a rest is an event of all windows, of later seats as well")
    func resumed() throws {
      let scene = try SeatScene(CompositorOptions())
      scene.compositor.perform { model in _ = model.addSeat() }
      scene.compositor.roundtrip()
      #expect(scene.compositor.wait { $0.seats.allSatisfy { $0.idleNotifications.count == 1 } })
      scene.compositor.perform { model in
        for seat in model.seats {
          for notification in seat.idleNotifications { notification.idled() }
        }
        model.seats[1].idleNotifications[0].resumed()
      }
      scene.compositor.roundtrip()
      #expect(scene.window.events.all.filter { $0 == .userResumed }.count == 1)
      scene.close()
    }
  }
}
