import CWayland
import WaylandWire

/// The arguments of one event, valid while it is dispatched. The generated decoders call the
/// accessors, and know the type of each argument.
struct EventArguments: MessageArguments {
  let wire: WireArguments
  private let queue: EventQueue

  init(_ wire: UnsafeMutablePointer<wl_argument>, on queue: EventQueue) {
    self.wire = unsafe WireArguments(wire)
    self.queue = queue
  }

  func proxy(_ index: Int) -> WaylandProxy? {
    unsafe wire.object(index).flatMap { unsafe WaylandProxy.owner(of: $0) }
  }

  /// The object that an argument names; nil also for objects that have been destroyed or belong to
  /// another library.
  func object<Object: WaylandObject>(_ index: Int) -> Object? {
    guard let proxy = proxy(index), proxy.interface === Object.interface else { return nil }
    return Object(proxy: proxy)
  }

  /// Returns the object that the event creates.
  func newObject<Object: WaylandObject>(_ index: Int) -> Object {
    guard let pointer = unsafe wire.object(index) else {
      fatalError("no memory for a \(Object.interface.name)")
    }
    return unsafe Object(
      proxy: WaylandProxy(adopting: pointer, Object.interface, on: queue))
  }

  /// Closes the descriptors and destroys the objects of an event that has no handler.
  func discard(_ event: WaylandMessage) {
    let letters = event.letters.utf8.filter { $0 != UInt8(ascii: "?") }
    for (index, letter) in letters.enumerated() {
      switch letter {
      case UInt8(ascii: "h"): _ = descriptor(index)
      case UInt8(ascii: "n"):
        if let proxy = unsafe wire.object(index) { unsafe wl_proxy_destroy(proxy) }
      default: break
      }
    }
  }
}
