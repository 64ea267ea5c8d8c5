import Foundation

/// Speaks with a program of the system: speech-dispatcher's `spd-say`, or `espeak-ng`.
///
/// Each text is an argument of a process, which the reader does not wait for. Without a program nothing is
/// heard, and the captions remain.
@MainActor final class SpeechProgram: SpeechOutput {
  /// A program that is installed.
  struct Command: Equatable {
    let path: String
    /// The arguments before a text.
    let arguments: [String]
    /// The arguments that end what a service speaks after its client has ended; nil if there is none.
    let cancellation: [String]?
  }

  private struct Job {
    let arguments: [String]
    let isDone: (Bool) -> Void
  }

  private static let mostQueued = 20
  /// Longer texts are cut: nobody listens for more than some minutes.
  private static let mostCharacters = 4000

  private let command: Command?
  private var queue: [Job] = []
  private var current: (process: Process, job: Job)?

  init(environment: [String: String]) {
    command = Self.command(in: environment["PATH"] ?? "")
  }

  /// The program that is found first in the folders of a search path.
  static func command(in path: String) -> Command? {
    let folders = path.split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    if let path = find("spd-say") {
      return Command(path: path, arguments: ["--wait", "--"], cancellation: ["--cancel"])
    }
    return find("espeak-ng").map { Command(path: $0, arguments: ["--"], cancellation: nil) }
  }

  // MARK: Speaking

  func speak(_ text: String, interrupts: Bool, isDone: @escaping (Bool) -> Void) {
    guard let command else { return isDone(true) }
    if interrupts { stop() }
    let text = String(text.prefix(Self.mostCharacters))
    queue.append(Job(arguments: command.arguments + [text], isDone: isDone))
    while queue.count > Self.mostQueued { queue.removeFirst().isDone(false) }
    runNext()
  }

  func stop() {
    let dropped = queue
    queue = []
    if let current {
      self.current = nil
      current.process.terminate()
      current.job.isDone(false)
      if let arguments = command?.cancellation {
        queue.append(Job(arguments: arguments) { _ in })
        runNext()
      }
    }
    for job in dropped { job.isDone(false) }
  }

  private func runNext() {
    guard current == nil, !queue.isEmpty, let command else { return }
    let job = queue.removeFirst()
    let process = Process()
    process.executableURL = URL(filePath: command.path)
    process.arguments = job.arguments
    let null = FileHandle.nullDevice
    process.standardInput = null
    process.standardOutput = null
    process.standardError = null
    process.terminationHandler = { process in
      let wasSpoken = process.terminationStatus == 0
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.didEnd(process, wasSpoken: wasSpoken) }
      }
    }
    do {
      try process.run()
      current = (process, job)
    } catch {
      job.isDone(false)
    }
  }

  private func didEnd(_ process: Process, wasSpoken: Bool) {
    guard let current, current.process === process else { return }
    self.current = nil
    current.job.isDone(wasSpoken)
    runNext()
  }
}
