import WaylandWire

/// A pointer that a client plugs into a compositor of wlroots, by a connection of its own
/// (`zwlr_virtual_pointer_v1`), for measurements and tests. Its XML is in no Debian package, so that
/// its messages stand here. Not thread-safe.
package final class VirtualPointer {
  private let name: String
  private let queue: EventQueue
  private let device: Device

  /// - Throws: if there is no such display, or its compositor has no virtual pointers.
  package init(display name: String) throws(WaylandError) {
    self.name = name
    queue = EventQueue(of: try Display(connectingTo: name))
    let catalog = GlobalCatalog(WlDisplay(of: queue).getRegistry())
    try queue.roundtrip(display: name)
    guard let manager = catalog.bindFirst(Manager.self) else {
      throw WaylandError.missingInterface(Manager.interface.name, display: name)
    }
    device = Device(
      proxy: manager.proxy.create(0, [.object(nil), .newID], interface: Device.interface))
    try queue.roundtrip(display: name)
  }

  /// Moves to a place on a screen of 1280 × 720 points.
  package func move(x: UInt32, y: UInt32) throws(WaylandError) {
    device.proxy.send(1, [.uint(0), .uint(x), .uint(y), .uint(1280), .uint(720)])
    try finishFrame()
  }

  /// Presses or releases the button with a code of `linux/input-event-codes.h`.
  package func setButton(_ code: UInt32, isPressed: Bool) throws(WaylandError) {
    device.proxy.send(2, [.uint(0), .uint(code), .uint(isPressed ? 1 : 0)])
    try finishFrame()
  }

  /// Turns the wheel down by so many detents of 15 points.
  package func turnWheel(_ detents: Int32) throws(WaylandError) {
    device.proxy.send(5, [.uint(0)])
    device.proxy.send(
      7, [.uint(0), .uint(0), .fixed(Double(detents) * 15), .int(detents)])
    try finishFrame()
  }

  /// Scrolls by fingers on a touchpad, which then leave it.
  package func scroll(_ points: [Double]) throws(WaylandError) {
    for value in points {
      device.proxy.send(5, [.uint(1)])
      device.proxy.send(3, [.uint(0), .uint(0), .fixed(value)])
      try finishFrame()
    }
    device.proxy.send(5, [.uint(1)])
    device.proxy.send(6, [.uint(0), .uint(0)])
    try finishFrame()
  }

  private func finishFrame() throws(WaylandError) {
    device.proxy.send(4, [])
    try queue.roundtrip(display: name)
  }

  private struct Manager: WaylandObject {
    static let interface: WaylandInterface = .init(
      name: "zwlr_virtual_pointer_manager_v1", version: 1,
      requests: [
        WaylandMessage(
          "create_virtual_pointer", "?on", types: { [WlSeat.interface, Device.interface] }),
        WaylandMessage("destroy", "", destroys: true),
      ], events: [])
    let proxy: WaylandProxy
  }

  private struct Device: WaylandObject {
    static let interface: WaylandInterface = .init(
      name: "zwlr_virtual_pointer_v1", version: 1,
      requests: [
        WaylandMessage("motion", "uff"), WaylandMessage("motion_absolute", "uuuuu"),
        WaylandMessage("button", "uuu"), WaylandMessage("axis", "uuf"),
        WaylandMessage("frame", ""), WaylandMessage("axis_source", "u"),
        WaylandMessage("axis_stop", "uu"), WaylandMessage("axis_discrete", "uufi"),
        WaylandMessage("destroy", "", destroys: true),
      ], events: [])
    let proxy: WaylandProxy
  }
}
