/// A typed view of a proxy. The generated structs conform; copies share the proxy.
protocol WaylandObject: Sendable {
  static var interface: WaylandInterface { get }
  var proxy: WaylandProxy { get }
  init(proxy: WaylandProxy)
}

extension WaylandObject {
  /// The version the object was bound or created with.
  var version: UInt32 { proxy.version }

  /// The same object for requests only, whose new objects get their events on another queue.
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
  /// Sets the one sink for the object's events. It is called on the thread that dispatches the
  /// object's queue; the proxy holds it, so it must not hold the object itself.
  func onEvent(_ sink: @escaping (Event) -> Void) {
    proxy.receiver = { opcode, arguments in sink(Self.decode(opcode, arguments)) }
  }
}
