import Glibc

/// Which threads of a program get a processor first.
package enum ThreadPriority: Sendable {
  case normal
  /// That of what a display waits for: animations go on while the main thread lays out and draws much.
  /// Of 15 changes of an output's scale on two processors, which builds of other programs had too, 113
  /// frames were missed without it and 58 with it, of which drawing missed 21 and 10.
  case display

  /// How much less "nice" a thread is than the main thread.
  private var advantage: Int32 {
    switch self {
    case .normal: 0
    case .display: 5
    }
  }

  private static let ofThread = __priority_which_t(PRIO_PROCESS.rawValue)

  /// How nice a thread is; 0 is the calling one, and the process's number the main thread.
  ///
  /// `getpriority`
  static func niceness(of thread: pid_t) -> Int32 { getpriority(ofThread, id_t(thread)) }

  /// Gives it to the calling thread, where the system allows it (`RLIMIT_NICE`), and to the threads that
  /// this one will start, such as those on which software renderers draw.
  ///
  /// `setpriority`
  func apply() {
    setpriority(Self.ofThread, 0, Self.niceness(of: getpid()) - advantage)
  }
}
