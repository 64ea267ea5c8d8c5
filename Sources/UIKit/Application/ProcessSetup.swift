import CMalloc
import Foundation

/// What a program relies on, whatever has started it.
package enum ProcessSetup {
  /// The address space in bytes below which fontconfig, GLib and drivers crash. The demo needs 450,000
  /// KiB of it.
  private static let leastAddressSpace: UInt = 512 << 20

  /// Prepares the process before its first thread is started.
  package static func prepare() {
    openStandardDescriptors()
    // Handlers, because programs that this one starts would inherit that a signal is ignored. A write
    // that fails is an error of that write.
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
    limitAddressSpace()
  }

  /// Opens the standard descriptors that are closed. Otherwise the display's socket or a file would get
  /// the number of the standard output, and what is printed.
  private static func openStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0 else { continue }
      // Writes to the standard output still fail, because the descriptor is read-only.
      _ = unsafe open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Saves address space where it is limited (`ulimit -v`): each arena of the allocator reserves 64 MiB
  /// for its thread. With one, the demo ran in 450,000 KiB; with more, GLib ended it in 800,000.
  private static func limitAddressSpace() {
    guard let limit = limit(of: RLIMIT_AS) else { return }
    guard limit >= leastAddressSpace else {
      fail(
        "the address space is limited to \(limit >> 10) KiB (ulimit -v); "
          + "at least \(leastAddressSpace >> 10) are needed")
    }
    mallopt(M_ARENA_MAX, 1)
  }

  /// The descriptors that a program on a display needs, with some for itself: GLib, libdispatch and
  /// drivers crash without.
  private static let leastDescriptors: UInt = 32

  /// Ends the program with a line if it may not open the descriptors that a display needs.
  static func requireDescriptors() {
    guard let limit = limit(of: RLIMIT_NOFILE), limit < leastDescriptors else { return }
    fail(
      "the file descriptors are limited to \(limit) (ulimit -n); "
        + "at least \(leastDescriptors) are needed")
  }

  /// A limit of the process; nil if there is none.
  private static func limit(of resource: __rlimit_resource) -> UInt? {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
    return limit.rlim_cur < UInt(Int.max) ? limit.rlim_cur : nil
  }

  private static func fail(_ message: String) -> Never {
    ProgramLog.writeLast(message)
    exit(1)
  }
}
