import CWaylandServer
package import WaylandWire

/// The arguments of one request, valid while it is dispatched.
@safe package struct RequestArguments: MessageArguments {
  package let wire: WireArguments
  private let owner: WaylandResource

  init(_ wire: UnsafeMutablePointer<wl_argument>, of owner: WaylandResource) {
    self.wire = unsafe WireArguments(wire)
    self.owner = owner
  }

  /// The object that an argument names; nil for null.
  package func object<Object: WaylandServerObject>(_ index: Int) -> Object? {
    guard let pointer = unsafe wire.object(index) else { return nil }
    return unsafe Object(resource: WaylandResource.owner(of: pointer, Object.interface))
  }

  /// Creates the object that the request asks for.
  package func newObject<Object: WaylandServerObject>(_ index: Int) -> Object {
    guard let client = unsafe wl_resource_get_client(owner.pointer) else {
      fatalError("a \(owner.interface.name) without a client")
    }
    return unsafe Object(
      resource: WaylandResource(
        client: client, Object.interface, version: owner.version, id: wire.uint(index)))
  }
}

/// A typed wrapper of a resource. The generated structs conform to it; copies share the resource.
package protocol WaylandServerObject {
  static var interface: WaylandInterface { get }
  var resource: WaylandResource { get }
  init(resource: WaylandResource)
}

extension WaylandServerObject {
  package var version: UInt32 { resource.version }
}

/// An object that receives requests.
package protocol WaylandRequestSource: WaylandServerObject {
  associatedtype Request
  static func decode(_ opcode: UInt32, _ arguments: RequestArguments) -> Request
}

extension WaylandRequestSource {
  /// Sets the handler of the object's requests, replacing any earlier one.
  func onRequest(_ sink: @escaping (Request) -> Void) {
    resource.receiver = { opcode, arguments in sink(Self.decode(opcode, arguments)) }
  }
}
