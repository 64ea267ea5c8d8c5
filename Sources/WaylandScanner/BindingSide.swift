/// The end of a connection for which bindings are generated.
package enum BindingSide: String, CaseIterable, Sendable {
  /// Sends requests and receives events.
  case client
  /// Sends events and receives requests. libwayland implements `wl_display` and `wl_registry`.
  case server

  /// The access level of the bindings. Tests script a compositor with those of its side.
  var access: String { self == .client ? "" : "package " }

  /// The property of a generated struct that owns the object, and its type.
  var handle: String { self == .client ? "proxy" : "resource" }
  var handleType: String { self == .client ? "WaylandProxy" : "WaylandResource" }

  /// The protocols of generated structs, for all and for those that receive messages.
  var objectProtocol: String { self == .client ? "WaylandObject" : "WaylandServerObject" }
  var receiverProtocol: String { self == .client ? "WaylandEventSource" : "WaylandRequestSource" }

  /// The enum of the messages that are received, and the type of their arguments.
  var incomingType: String { self == .client ? "Event" : "Request" }
  var argumentsType: String { self == .client ? "EventArguments" : "RequestArguments" }

  func outgoing(of interface: InterfaceDefinition) -> [MessageDefinition] {
    self == .client ? interface.requests : interface.events
  }

  func incoming(of interface: InterfaceDefinition) -> [MessageDefinition] {
    self == .client ? interface.events : interface.requests
  }

  func includes(_ interface: InterfaceDefinition) -> Bool {
    self == .client || !["wl_display", "wl_registry"].contains(interface.name)
  }
}
