import CCallStack
import Glibc

/// Where a thread is, for a log: a line for each call, the innermost one first.
///
/// `backtrace_symbols(3)` finds the names of functions that a library exports; of others, it has the
/// place in their file, for `addr2line`.
enum ThreadBacktrace {
  /// Lets other threads ask the calling thread where it is.
  static func allow() { lamina_allow_backtraces() }

  /// Interrupts a thread for a moment. Returns nothing if that thread does not leave the kernel.
  static func lines(of thread: pthread_t) -> [String] {
    var frames = unsafe [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = unsafe lamina_backtrace_thread(thread, &frames, Int32(frames.count))
    guard count > 0, let symbols = unsafe backtrace_symbols(&frames, count) else { return [] }
    defer { unsafe free(symbols) }
    return (0..<Int(count)).compactMap { index in
      unsafe symbols[index].map { unsafe String(cString: $0) }
    }
  }
}
