import Glibc

/// Why a bus cannot be used, in one line that names the call.
struct BusError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// - Parameter status: what a function of sd-bus has returned: a negative `errno`.
  init(_ call: String, status: Int32) {
    self.init("\(call): \(unsafe String(cString: strerror(-status)))")
  }
}

/// Returns a function's result; throws if it is a negative `errno`.
@discardableResult func check(_ call: String, _ status: Int32) throws(BusError) -> Int32 {
  guard status >= 0 else { throw BusError(call, status: status) }
  return status
}
