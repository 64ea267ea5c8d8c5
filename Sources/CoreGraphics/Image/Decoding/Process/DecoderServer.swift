import CSandbox

/// What runs in the process that forks decoders, and in the decoders.
enum DecoderServer {
  /// Memory that a decoder needs beside its pixels, in bytes.
  private static let workMemory = 256 << 20

  /// Forks a decoder for each connection that comes over a socket, until the program closes it.
  static func run(on socket: Int32) -> Never {
    lamina_close_all_but(socket)
    resetSignals()
    unsafe lamina_name_process("image-decoders")
    while true {
      let connection = lamina_receive_descriptor(socket)
      guard connection >= 0 else { _exit(0) }
      if lamina_fork() == 0 {
        close(socket)
        answer(DecoderChannel(connection))
        _exit(0)
      }
      close(connection)
    }
  }

  /// Handlers of the program's are not for this process: it ends when the program has ended.
  private static func resetSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGPIPE] { signal(number, SIG_IGN) }
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS] {
      signal(number, SIG_DFL)
    }
    // The kernel forgets decoders that have ended.
    signal(SIGCHLD, SIG_IGN)
  }

  /// Reads a file from a connection, and writes its image.
  private static func answer(_ channel: DecoderChannel) {
    do {
      let limit = try channel.readNumber()
      let file = try channel.readData(count: channel.readNumber())
      restrict(pixels: limit)
      guard let kind = ImageKind(of: file) else { return }
      try channel.write(ImageDecoder.decode(file, as: kind, limit))
    } catch {
      // The program has gone, or reports that its decoder has ended early.
    }
  }

  /// Gives up what decoding does not need: time, memory and system calls.
  private static func restrict(pixels: Int) {
    let (pixelBytes, isHuge) = pixels.multipliedReportingOverflow(by: 12)
    let (memory, isAll) = (addressSpace + workMemory).addingReportingOverflow(pixelBytes)
    lamina_limit_resources(
      isHuge || isAll ? .max : rlim_t(memory), rlim_t(DecoderProcess.timeLimit))
    // A kernel without seccomp still has the limits and the process of its own.
    _ = lamina_restrict_system_calls()
  }

  /// The size of the process in bytes.
  private static var addressSpace: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 1 << 20) * sysconf(Int32(_SC_PAGESIZE))
  }
}
