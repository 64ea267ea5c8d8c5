import CWaylandServer
import Glibc
import WaylandWire

/// A `wl_display` of a compositor with its event loop. Used by the compositor's thread only, except
/// for `interrupt()`.
@safe final class ServerDisplay: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let loop: OpaquePointer
  private let wakeEnds: (read: OwnedDescriptor, write: OwnedDescriptor)
  /// libwayland watches a duplicate of the descriptor, which it closes when this is removed.
  private let wakeSource: OpaquePointer?

  /// Takes ownership of a listening socket.
  init(listener: Int32) {
    guard let pointer = unsafe wl_display_create(),
      let loop = unsafe wl_display_get_event_loop(pointer)
    else { fatalError("no memory for a wl_display") }
    unsafe self.pointer = unsafe pointer
    unsafe self.loop = unsafe loop
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    unsafe socketpair(AF_UNIX, Int32(type), 0, &ends)
    wakeEnds = (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
    unsafe wakeSource = wl_event_loop_add_fd(
      loop, ends[0], UInt32(WL_EVENT_READABLE),
      { descriptor, _, _ in
        var bytes = [UInt8](repeating: 0, count: 64)
        while unsafe read(descriptor, &bytes, bytes.count) > 0 {}
        return 0
      }, nil)
    unsafe wl_display_add_socket_fd(pointer, listener)
    unsafe wl_display_init_shm(pointer)
  }

  /// Disconnects all clients.
  func destroy() {
    if let wakeSource = unsafe wakeSource { unsafe wl_event_source_remove(wakeSource) }
    unsafe wl_display_destroy_clients(pointer)
    unsafe wl_display_destroy(pointer)
  }

  /// Ends a `dispatch` that waits. May be called on any thread.
  func interrupt() {
    var byte: UInt8 = 1
    _ = unsafe send(wakeEnds.write.rawValue, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Waits for requests, for so many milliseconds or, with -1, without end; then handles them.
  func dispatch(timeout: Int32) {
    unsafe wl_event_loop_dispatch(loop, timeout)
  }

  func flush() {
    unsafe wl_display_flush_clients(pointer)
  }

  func makeSerial() -> UInt32 { unsafe wl_display_next_serial(pointer) }

  /// Announces a global. `onBind` is called with each new object of it.
  func addGlobal<Object: WaylandServerObject>(
    _ type: Object.Type, version: UInt32, onBind: @escaping (Object) -> Void
  ) -> ServerGlobal {
    let global = unsafe ServerGlobal { client, version, id in
      let resource = unsafe WaylandResource(
        client: client, Object.interface, version: version, id: id)
      onBind(Object(resource: resource))
    }
    let data = unsafe Unmanaged.passRetained(global).toOpaque()
    let created = unsafe wl_global_create(
      pointer, Object.interface.pointer, Int32(version), data,
      { client, data, version, id in
        guard let client = unsafe client, let data = unsafe data else { return }
        unsafe Unmanaged<ServerGlobal>.fromOpaque(data).takeUnretainedValue()
          .bind(client, version, id)
      })
    unsafe global.pointer = created
    return global
  }

  /// Calls `body` with each message and its size in bytes.
  func logMessages(_ body: @escaping (_ isRequest: Bool, _ size: Int) -> Void) {
    let data = unsafe Unmanaged.passRetained(MessageLog(body)).toOpaque()
    unsafe wl_display_add_protocol_logger(
      pointer,
      { data, kind, message in
        guard let data = unsafe data, let message = unsafe message?.pointee else { return }
        unsafe Unmanaged<MessageLog>.fromOpaque(data).takeUnretainedValue()
          .body(kind == WL_PROTOCOL_LOGGER_REQUEST, message.size)
      }, data)
  }

  private final class MessageLog {
    let body: (Bool, Int) -> Void

    init(_ body: @escaping (Bool, Int) -> Void) {
      self.body = body
    }
  }
}

extension wl_protocol_logger_message {
  /// The size on the wire: a header, and arguments in words of four bytes.
  fileprivate var size: Int {
    let letters = unsafe String(cString: message.pointee.signature).filter(\.isLetter)
    return letters.enumerated().reduce(8) { size, letter in
      let argument = unsafe arguments[letter.offset]
      switch letter.element {
      case "h": return size
      case "s": return unsafe size + 4 + padded(argument.s.map { unsafe strlen($0) + 1 } ?? 0)
      case "a": return unsafe size + 4 + padded(argument.a?.pointee.size ?? 0)
      default: return size + 4
      }
    }
  }

  private func padded(_ size: Int) -> Int { (size + 3) / 4 * 4 }
}

/// A global that a compositor announces (`wl_global`). libwayland keeps a pointer to it, so that it
/// lives as long as the process.
@safe final class ServerGlobal {
  fileprivate let bind: (OpaquePointer, UInt32, UInt32) -> Void
  fileprivate(set) var pointer: OpaquePointer?

  fileprivate init(_ bind: @escaping (OpaquePointer, UInt32, UInt32) -> Void) {
    unsafe self.bind = unsafe bind
  }

  /// Withdraws the global. It is not destroyed, because clients may bind it until they have heard of
  /// that.
  func remove() {
    if let pointer = unsafe pointer { unsafe wl_global_remove(pointer) }
  }
}
