package import CWayland
import Glibc

/// The arguments of one message in libwayland's representation, valid while it is dispatched. The
/// caller knows the type of each.
@safe package struct WireArguments {
  private let wire: UnsafeMutablePointer<wl_argument>

  package init(_ wire: UnsafeMutablePointer<wl_argument>) {
    unsafe self.wire = unsafe wire
  }

  package func int(_ index: Int) -> Int32 { unsafe wire[index].i }

  package func uint(_ index: Int) -> UInt32 { unsafe wire[index].u }

  package func fixed(_ index: Int) -> Double { unsafe Double(wire[index].f) / 256 }

  package func string(_ index: Int) -> String? {
    unsafe wire[index].s.map { unsafe String(cString: $0) }
  }

  package func array(_ index: Int) -> [UInt8]? {
    guard let array = unsafe wire[index].a?.pointee else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: array.data, count: array.size))
  }

  /// Transfers ownership of the descriptor to the caller.
  package func descriptor(_ index: Int) -> OwnedDescriptor {
    OwnedDescriptor(unsafe wire[index].h)
  }

  @unsafe package func object(_ index: Int) -> OpaquePointer? { unsafe wire[index].o }
}

/// What decodes the arguments of a message on one side of a connection.
package protocol MessageArguments {
  var wire: WireArguments { get }
}

extension MessageArguments {
  package func int(_ index: Int) -> Int32 { wire.int(index) }
  package func uint(_ index: Int) -> UInt32 { wire.uint(index) }
  package func fixed(_ index: Int) -> Double { wire.fixed(index) }
  package func string(_ index: Int) -> String { wire.string(index) ?? "" }
  package func optionalString(_ index: Int) -> String? { wire.string(index) }
  package func array(_ index: Int) -> [UInt8] { wire.array(index) ?? [] }
  package func optionalArray(_ index: Int) -> [UInt8]? { wire.array(index) }
  package func descriptor(_ index: Int) -> OwnedDescriptor { wire.descriptor(index) }
}

extension [UInt8] {
  /// The bytes of an `array` argument as 32-bit numbers, which is how most protocols use it.
  package var words: [UInt32] {
    unsafe withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map {
        unsafe bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
      }
    }
  }
}

extension [UInt32] {
  /// The numbers as the bytes of an `array` argument.
  package var bytes: [UInt8] {
    flatMap { word in unsafe Swift.withUnsafeBytes(of: word) { unsafe [UInt8]($0) } }
  }
}
