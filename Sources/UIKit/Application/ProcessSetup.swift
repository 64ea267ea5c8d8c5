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
    limitArenas()
    checkAddressSpace()
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

  /// The size in bytes from which the allocator returns a freed block to the system.
  private static let returnedBlock: Int32 = 128 << 10

  /// Limits how much freed memory the allocator keeps. By default, each thread has an arena, and the
  /// largest freed block raises the threshold above which blocks are mapped: the museum of the demo, under
  /// random input, grew from 220 to 374 MiB in six minutes, 112 of which were free blocks. With two arenas
  /// and a fixed threshold it stayed below 275 for 26 minutes.
  ///
  /// Each arena also reserves 64 MiB of address space. Where that is limited (`ulimit -v`), the demo ran
  /// in 450,000 KiB with one arena; with more, GLib ended it in 800,000.
  private static func limitArenas() {
    mallopt(M_ARENA_MAX, limit(of: RLIMIT_AS) == nil ? 2 : 1)
    mallopt(M_MMAP_THRESHOLD, returnedBlock)
    mallopt(M_TRIM_THRESHOLD, returnedBlock)
  }

  private static func checkAddressSpace() {
    guard let limit = limit(of: RLIMIT_AS) else { return }
    guard limit >= leastAddressSpace else {
      fail(
        "the address space is limited to \(limit >> 10) KiB (ulimit -v); "
          + "at least \(leastAddressSpace >> 10) are needed")
    }
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
