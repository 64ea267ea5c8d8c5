import CWaylandServer
package import WaylandWire

/// The server side of an object of a client (`wl_resource`). libwayland owns it, and it retains this
/// owner until it is destroyed. Used by the compositor's thread only.
@safe package final class WaylandResource: WireObject {
  package let interface: WaylandInterface
  package let pointer: OpaquePointer
  package private(set) var isDestroyed = false
  /// The object's number when this owner was made.
  let firstID: UInt32
  /// Called with the opcode and arguments of each request.
  var receiver: ((UInt32, RequestArguments) -> Void)?
  /// Called when the client has destroyed the object, or has gone.
  package var onDestroy: () -> Void = {}

  private static let tag = ResourceTag()

  /// Creates the object that a request asked for; `id` 0 makes a new number for an event.
  init(
    client: OpaquePointer, _ interface: WaylandInterface, version: UInt32, id: UInt32
  ) {
    guard
      let pointer = unsafe wl_resource_create(client, interface.pointer, Int32(version), id)
    else { fatalError("no memory for a \(interface.name)") }
    unsafe self.pointer = unsafe pointer
    self.interface = interface
    firstID = unsafe wl_resource_get_id(pointer)
    let me = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe wl_resource_set_dispatcher(
      pointer,
      { _, target, opcode, _, arguments in
        guard let target = unsafe target, let arguments = unsafe arguments,
          let me = unsafe wl_resource_get_user_data(OpaquePointer(target))
        else { return 0 }
        unsafe Unmanaged<WaylandResource>.fromOpaque(me).takeUnretainedValue()
          .receive(opcode, arguments)
        return 0
      }, Self.tag.pointer, me,
      { pointer in
        guard let pointer = unsafe pointer,
          let me = unsafe wl_resource_get_user_data(pointer)
        else { return }
        unsafe Unmanaged<WaylandResource>.fromOpaque(me).takeRetainedValue().noteDestruction()
      })
  }

  /// Refers to an object that libwayland implements, such as a buffer, during a request.
  private init(borrowing pointer: OpaquePointer, _ interface: WaylandInterface) {
    unsafe self.pointer = unsafe pointer
    self.interface = interface
    firstID = unsafe wl_resource_get_id(pointer)
  }

  package var version: UInt32 {
    isDestroyed ? 0 : UInt32(unsafe wl_resource_get_version(pointer))
  }

  /// Tells clients apart.
  package var client: UInt {
    isDestroyed ? 0 : UInt(bitPattern: unsafe wl_resource_get_client(pointer))
  }

  /// Returns the owner of an object with this interface.
  static func owner(of pointer: OpaquePointer, _ interface: WaylandInterface) -> WaylandResource {
    let isOurs =
      unsafe wl_resource_instance_of(pointer, interface.pointer, tag.pointer) != 0
    guard isOurs, let me = unsafe wl_resource_get_user_data(pointer) else {
      return unsafe WaylandResource(borrowing: pointer, interface)
    }
    return unsafe Unmanaged<WaylandResource>.fromOpaque(me).takeUnretainedValue()
  }

  /// Sends an event that creates no object; does nothing when the client has destroyed this one.
  func send(_ opcode: UInt32, _ arguments: [WireArgument]) {
    guard !isDestroyed else { return }
    let event = interface.events[Int(opcode)]
    precondition(
      event.since <= version,
      "\(interface.name).\(event.name) needs version \(event.since), the client has \(version)")
    unsafe arguments.withWireArguments { wire in
      unsafe wl_resource_post_event_array(pointer, opcode, wire)
    }
  }

  /// Sends an event that creates an object.
  func create(
    _ opcode: UInt32, _ arguments: [WireArgument], interface: WaylandInterface
  ) -> WaylandResource {
    guard let client = unsafe wl_resource_get_client(pointer), !isDestroyed else {
      fatalError("\(self.interface.name) was destroyed before it created a \(interface.name)")
    }
    let created = unsafe WaylandResource(client: client, interface, version: version, id: 0)
    send(opcode, arguments.map { if case .newID = $0 { .object(created) } else { $0 } })
    return created
  }

  /// Reports a violation of the protocol to the client, which has to disconnect
  /// (`wl_display.error`).
  func sendError(_ code: UInt32, _ message: String) {
    guard !isDestroyed, let client = unsafe wl_resource_get_client(pointer),
      let display = unsafe wl_client_get_object(client, 1)
    else { return }
    unsafe [WireArgument.object(self), .uint(code), .string(message)].withWireArguments { wire in
      unsafe wl_resource_post_event_array(display, 0, wire)
    }
  }

  /// Destroys the object without a request of the client.
  package func destroy() {
    if !isDestroyed { unsafe wl_resource_destroy(pointer) }
  }

  private func receive(_ opcode: UInt32, _ wire: UnsafeMutablePointer<wl_argument>) {
    let request = interface.requests[Int(opcode)]
    receiver?(opcode, unsafe RequestArguments(wire, of: self))
    if request.destroys { destroy() }
  }

  private func noteDestruction() {
    isDestroyed = true
    receiver = nil
    onDestroy()
    onDestroy = {}
  }
}

/// An address that tells this library's resources from libwayland's own.
@safe private final class ResourceTag: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  init() {
    unsafe pointer = .allocate(byteCount: 1, alignment: 1)
  }
}
