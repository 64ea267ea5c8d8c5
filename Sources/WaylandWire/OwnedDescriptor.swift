import Glibc

/// A file descriptor that is closed with its last reference.
package final class OwnedDescriptor: Sendable {
  package let rawValue: Int32

  package init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  deinit {
    close(rawValue)
  }
}
