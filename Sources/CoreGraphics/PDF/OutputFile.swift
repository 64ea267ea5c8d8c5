import Foundation

/// The reason why a file could not be written; its description is one line that names the file.
package struct OutputFailure: Error, Hashable, CustomStringConvertible {
  package let name: String
  /// The system's error message.
  package let reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  package var description: String { "\(name): cannot write: \(reason)" }
}

/// A file that is written sequentially.
final class OutputFile {
  private let path: String
  /// -1 after closing.
  private var descriptor: Int32

  init(path: String) throws(OutputFailure) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw failure(errno) }
  }

  private func failure(_ number: Int32) -> OutputFailure {
    OutputFailure(name: path, reason: unsafe String(cString: strerror(number)))
  }

  deinit {
    try? close()
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputFailure) {
    var written = 0
    while written < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
      let (count, number) = withoutPipeSignal {
        let count = unsafe Foundation.write(descriptor, rest.baseAddress, rest.count)
        return (count, errno)
      }
      if count < 0 && number != EINTR { throw failure(number) }
      written += max(count, 0)
    }
  }

  func close() throws(OutputFailure) {
    guard descriptor >= 0 else { return }
    let result = Foundation.close(descriptor)
    descriptor = -1
    if result < 0 && errno != EINTR { throw failure(errno) }
  }

  /// Runs `body` with SIGPIPE blocked: writing to a pipe without a reader would end the program.
  private func withoutPipeSignal<R>(_ body: () -> R) -> R {
    var (signals, pending, before) = (sigset_t(), sigset_t(), sigset_t())
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigpending(&pending)
    let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    let result = body()
    if !wasPending {
      var noTime = timespec()
      while unsafe sigtimedwait(&signals, nil, &noTime) < 0 && errno == EINTR {}
    }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}
