package import CWayland

/// An object of either side of a connection: a `wl_proxy` or a `wl_resource`.
package protocol WireObject: AnyObject {
  @unsafe var pointer: OpaquePointer { get }
}

/// An argument of a message that is sent.
package enum WireArgument {
  case int(Int32)
  case uint(UInt32)
  case fixed(Double)
  case string(String?)
  case object((any WireObject)?)
  /// A placeholder for the object that the message creates.
  case newID
  case array([UInt8]?)
  /// A descriptor, which the caller keeps; libwayland sends a duplicate.
  case descriptor(Int32)
}

extension [WireArgument] {
  /// Calls `body` with the arguments in libwayland's representation, valid during the call.
  package func withWireArguments<Result>(
    _ body: (UnsafeMutablePointer<wl_argument>) -> Result
  ) -> Result {
    var wire = unsafe map { unsafe $0.allocateWireArgument() }
    if isEmpty { unsafe wire.append(wl_argument()) }
    defer {
      for unsafe(argument, wire) in unsafe zip(self, wire) { unsafe argument.deallocate(wire) }
    }
    return unsafe wire.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { fatalError("an array without memory") }
      return withExtendedLifetime(self) { unsafe body(base) }
    }
  }
}

extension WireArgument {
  /// Copies strings and arrays to memory that `deallocate(_:)` frees.
  fileprivate func allocateWireArgument() -> wl_argument {
    var wire = unsafe wl_argument()
    switch self {
    case .int(let value): unsafe wire.i = value
    case .uint(let value): unsafe wire.u = value
    case .fixed(let value): unsafe wire.f = Int32((value * 256).rounded())
    case .string(let text): unsafe wire.s = text.map { unsafe UnsafePointer(copy($0)) }
    case .object(let object): unsafe wire.o = object?.pointer
    case .newID: unsafe wire.o = nil
    case .array(let bytes): unsafe wire.a = bytes.map { unsafe copy($0) }
    case .descriptor(let descriptor): unsafe wire.h = descriptor
    }
    return unsafe wire
  }

  fileprivate func deallocate(_ wire: wl_argument) {
    switch self {
    case .string: unsafe wire.s?.deallocate()
    case .array:
      guard let array = unsafe wire.a else { return }
      unsafe array.pointee.data?.deallocate()
      unsafe array.deallocate()
    default: break
    }
  }

  private func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = unsafe memory.initialize(from: bytes)
    guard let base = memory.baseAddress else { fatalError("a string without memory") }
    return unsafe base
  }

  private func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<wl_array> {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    unsafe memory.copyBytes(from: bytes)
    let array = UnsafeMutablePointer<wl_array>.allocate(capacity: 1)
    unsafe array.initialize(
      to: wl_array(size: bytes.count, alloc: bytes.count, data: memory.baseAddress))
    return unsafe array
  }
}
