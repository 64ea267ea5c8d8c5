import WaylandWire

/// A typed wrapper of a proxy. The generated structs conform to it; copies share the proxy.
protocol WaylandObject: Sendable {
  static var interface: WaylandInterface { get }
  var proxy: WaylandProxy { get }
  init(proxy: WaylandProxy)
}

extension WaylandObject {
  /// The version with which the object was bound or created.
  var version: UInt32 { proxy.version }

  /// Returns a wrapper of the object for sending requests; objects that those requests create
  /// receive their events on `queue`.
  ///
  /// `wl_proxy_create_wrapper`
  func wrapped(on queue: EventQueue) -> Self {
    Self(proxy: WaylandProxy(wrapping: proxy, on: queue))
  }
}

/// An object that sends events.
protocol WaylandEventSource: WaylandObject {
  associatedtype Event
  static func decode(_ opcode: UInt32, _ arguments: EventArguments) -> Event
}

extension WaylandEventSource {
  /// Sets the handler of the object's events, replacing any earlier one. It is called on the thread
  /// that dispatches the object's queue. The proxy retains it, so it must not retain the object.
  func onEvent(_ sink: @escaping (Event) -> Void) {
    proxy.receiver = { opcode, arguments in sink(Self.decode(opcode, arguments)) }
  }
}
