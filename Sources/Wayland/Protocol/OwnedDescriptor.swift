import Glibc

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
