import CCrashReport
import CWayland
import WaylandWire

/// Owns a `wl_proxy`; every typed object of the bindings wraps one.
///
/// Requests may be sent on any thread. The handler is set, called and released, and the object
/// destroyed, on the thread that dispatches the queue (or when nothing dispatches it any more).
/// Releasing the last reference destroys the client side only; the server is notified by a
/// destructor request.
@safe final class WaylandProxy: WireObject, @unchecked Sendable {
  private enum Kind {
    /// A `wl_proxy` created by these bindings, which receives events.
    case object
    /// A `wl_proxy` wrapper, which retains the wrapped object.
    case wrapper(of: WaylandProxy)
    /// An object that belongs to another library.
    case borrowed
  }

  let interface: WaylandInterface
  let queue: EventQueue
  /// The `wl_proxy`; valid until this owner is released or destroyed.
  let pointer: OpaquePointer
  /// Called with the opcode and arguments of each event.
  var receiver: ((UInt32, EventArguments) -> Void)?

  private let kind: Kind
  private var isDestroyed = false

  /// The tag of proxies whose user data is a `WaylandProxy`.
  private static let tag = ProxyTag()

  /// Takes ownership of a new proxy that receives its events on `queue`.
  init(adopting pointer: OpaquePointer, _ interface: WaylandInterface, on queue: EventQueue) {
    unsafe self.pointer = unsafe pointer
    self.interface = interface
    self.queue = queue
    kind = .object
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe wl_proxy_set_tag(pointer, Self.tag.pointer)
    let failed = unsafe wl_proxy_add_dispatcher(
      pointer,
      { me, _, opcode, _, arguments in
        guard let me = unsafe me, let arguments = unsafe arguments else { return 0 }
        unsafe Unmanaged<WaylandProxy>.fromOpaque(me).takeUnretainedValue()
          .receive(opcode, arguments)
        return 0
      }, me, me)
    precondition(failed == 0, "\(interface.name) already has a listener")
  }

  init(wrapping original: WaylandProxy, on queue: EventQueue) {
    guard let wrapper = unsafe wl_proxy_create_wrapper(UnsafeMutableRawPointer(original.pointer))
    else { fatalError("no memory for a wrapper of \(original.interface.name)") }
    unsafe pointer = OpaquePointer(wrapper)
    interface = original.interface
    self.queue = queue
    kind = .wrapper(of: original)
    unsafe wl_proxy_set_queue(pointer, queue.pointer)
  }

  /// Refers to an object of another library, for use as an argument while that library keeps it.
  init(borrowing pointer: OpaquePointer, _ interface: WaylandInterface, on queue: EventQueue) {
    unsafe self.pointer = unsafe pointer
    self.interface = interface
    self.queue = queue
    kind = .borrowed
  }

  deinit {
    switch kind {
    case .object: if !isDestroyed { unsafe wl_proxy_destroy(pointer) }
    case .wrapper: unsafe wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(pointer))
    case .borrowed: break
    }
  }

  var version: UInt32 {
    unsafe wl_proxy_get_version(pointer)
  }

  /// Returns the owner of a pointer received from libwayland; nil for objects of other libraries.
  static func owner(of pointer: OpaquePointer) -> WaylandProxy? {
    guard unsafe wl_proxy_get_tag(pointer) == tag.pointer,
      let data = unsafe wl_proxy_get_user_data(pointer)
    else { return nil }
    return unsafe Unmanaged<WaylandProxy>.fromOpaque(data).takeUnretainedValue()
  }

  /// Sends a request that creates no object. Traps when the object's version does not have the
  /// request.
  ///
  /// `wl_proxy_marshal_array_flags`
  func send(_ opcode: UInt32, _ arguments: [WireArgument]) {
    let request = checkedRequest(opcode)
    let flags = request.destroys ? UInt32(WL_MARSHAL_FLAG_DESTROY) : 0
    unsafe arguments.withWireArguments { wire in
      _ = unsafe wl_proxy_marshal_array_flags(pointer, opcode, nil, version, flags, wire)
    }
    guard request.destroys else { return }
    isDestroyed = true
    receiver = nil
  }

  /// Sends a request that creates an object, which receives its events on this object's queue.
  /// Traps when the object's version does not have the request.
  func create(
    _ opcode: UInt32, _ arguments: [WireArgument], interface: WaylandInterface,
    version: UInt32? = nil
  ) -> WaylandProxy {
    _ = checkedRequest(opcode)
    let version = version ?? self.version
    let created = unsafe arguments.withWireArguments { wire in
      unsafe wl_proxy_marshal_array_flags(pointer, opcode, interface.pointer, version, 0, wire)
    }
    guard let created = unsafe created else { fatalError("no memory for a \(interface.name)") }
    return unsafe WaylandProxy(adopting: created, interface, on: queue)
  }

  private var isAlive: Bool {
    if case .wrapper(let original) = kind { return original.isAlive }
    return !isDestroyed
  }

  private func checkedRequest(_ opcode: UInt32) -> WaylandMessage {
    let request = interface.requests[Int(opcode)]
    precondition(isAlive, "\(interface.name).\(request.name) sent to a destroyed object")
    // The wl_display and its registry report version 0.
    precondition(
      request.since <= version || version == 0,
      "\(interface.name).\(request.name) needs version \(request.since), "
        + "but the object has version \(version)")
    note(opcode)
    return request
  }

  /// Notes a request for reports of crashes.
  private func note(_ opcode: UInt32) {
    let wire = unsafe interface.pointer.pointee
    unsafe lamina_note_request(
      wire.name, wire.methods[Int(opcode)].name, wl_proxy_get_id(pointer))
  }

  private func receive(_ opcode: UInt32, _ wire: UnsafeMutablePointer<wl_argument>) {
    let event = interface.events[Int(opcode)]
    let arguments = unsafe EventArguments(wire, on: queue)
    if let receiver {
      receiver(opcode, arguments)
    } else {
      arguments.discard(event)
    }
    guard event.destroys, !isDestroyed else { return }
    isDestroyed = true
    receiver = nil
    unsafe wl_proxy_destroy(pointer)
  }
}

/// An address that no other library uses as a proxy tag.
@safe private final class ProxyTag: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<UnsafePointer<CChar>?>

  init() {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: nil)
  }
}
