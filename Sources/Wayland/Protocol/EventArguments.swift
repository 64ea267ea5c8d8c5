import CWayland
import Glibc

/// The arguments of one event, valid while it is dispatched. The generated decoders call the
/// accessors, and know the type of each argument.
@safe struct EventArguments {
  private let wire: UnsafeMutablePointer<wl_argument>
  private let queue: EventQueue

  init(_ wire: UnsafeMutablePointer<wl_argument>, on queue: EventQueue) {
    unsafe self.wire = unsafe wire
    self.queue = queue
  }

  func int(_ index: Int) -> Int32 { unsafe wire[index].i }

  func uint(_ index: Int) -> UInt32 { unsafe wire[index].u }

  func fixed(_ index: Int) -> Double { unsafe Double(wire[index].f) / 256 }

  func string(_ index: Int) -> String { optionalString(index) ?? "" }

  func optionalString(_ index: Int) -> String? {
    unsafe wire[index].s.map { unsafe String(cString: $0) }
  }

  func array(_ index: Int) -> [UInt8] { optionalArray(index) ?? [] }

  func optionalArray(_ index: Int) -> [UInt8]? {
    guard let array = unsafe wire[index].a?.pointee else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: array.data, count: array.size))
  }

  /// Transfers ownership of the descriptor to the caller.
  func descriptor(_ index: Int) -> OwnedDescriptor {
    OwnedDescriptor(unsafe wire[index].h)
  }

  func proxy(_ index: Int) -> WaylandProxy? {
    unsafe wire[index].o.flatMap { unsafe WaylandProxy.owner(of: $0) }
  }

  /// The object that an argument names; nil also for objects that have been destroyed or belong to
  /// another library.
  func object<Object: WaylandObject>(_ index: Int) -> Object? {
    guard let proxy = proxy(index), proxy.interface === Object.interface else { return nil }
    return Object(proxy: proxy)
  }

  /// Returns the object that the event creates.
  func newObject<Object: WaylandObject>(_ index: Int) -> Object {
    guard let pointer = unsafe wire[index].o else {
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
      case UInt8(ascii: "h"): close(unsafe wire[index].h)
      case UInt8(ascii: "n"):
        if let proxy = unsafe wire[index].o { unsafe wl_proxy_destroy(proxy) }
      default: break
      }
    }
  }
}

extension [UInt8] {
  /// The bytes of an `array` argument as 32-bit numbers, which is how most protocols use it.
  var words: [UInt32] {
    unsafe withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map {
        unsafe bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
      }
    }
  }
}

/// A file descriptor that is closed with its last reference.
final class OwnedDescriptor: Sendable {
  let rawValue: Int32

  init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  deinit {
    close(rawValue)
  }
}
