import Dispatch
import Foundation

/// Tells when memory gets short: when all tasks of the system have waited for memory for 15 % of a
/// second (`/proc/pressure/memory`), or when the control group of the program has come to its limit
/// (`memory.events`). A thread waits for both in `poll`; nothing runs in between.
enum MemoryWarnings {
  /// Starts watching; `warn` is called on the main thread. Where the system has neither file, or does
  /// not let the program watch it, there are no warnings.
  static func watch(_ warn: @escaping @MainActor @Sendable () -> Void) {
    let descriptors = [pressure(), limit()].compactMap(\.self)
    guard !descriptors.isEmpty else { return }
    let thread = Thread {
      while let ready = wait(for: descriptors) {
        if ready { DispatchQueue.main.async { MainActor.assumeIsolated(warn) } }
      }
    }
    thread.name = "memory warnings"
    thread.start()
  }

  private static func pressure() -> pollfd? {
    let descriptor = unsafe open("/proc/pressure/memory", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let trigger = "some 150000 1000000"
    guard unsafe trigger.withCString({ unsafe write(descriptor, $0, trigger.utf8.count + 1) }) > 0
    else {
      close(descriptor)
      return nil
    }
    return pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
  }

  private static func limit() -> pollfd? {
    guard
      let path = eventsPath(
        inMembership: try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8))
    else { return nil }
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard unsafe inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) >= 0 else {
      close(descriptor)
      return nil
    }
    return pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// Returns the file that counts how often the control group has come to its limits, from the
  /// contents of `/proc/self/cgroup`; nil without a control group of version 2.
  static func eventsPath(inMembership membership: String?) -> String? {
    let line = membership?.split(separator: "\n").first { $0.hasPrefix("0::") }
    guard let path = line?.dropFirst(3), path != "/" else { return nil }
    return "/sys/fs/cgroup\(path)/memory.events"
  }

  /// Waits, and returns whether there is a reason to warn; nil if nothing is left to wait for.
  private static func wait(for descriptors: [pollfd]) -> Bool? {
    var descriptors = descriptors
    guard unsafe poll(&descriptors, UInt(descriptors.count), -1) > 0 else {
      return errno == EINTR ? false : nil
    }
    let failed = Int16(POLLERR | POLLNVAL | POLLHUP)
    if descriptors.contains(where: { $0.revents & failed != 0 }) { return nil }
    for descriptor in descriptors where descriptor.revents & Int16(POLLIN) != 0 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      _ = unsafe read(descriptor.fd, &buffer, buffer.count)
    }
    return true
  }
}
