import Foundation
import LayerTree
import Synchronization

/// The lines that the program writes to standard error about itself.
enum ProgramLog {
  private static let limiter = Mutex(LineLimiter())

  /// Writes a line that begins with the program's name, unless there were too many in the last minute.
  /// May be called on any thread.
  static func write(_ message: String) {
    let (mayPass, heldBack) = limiter.withLock { $0.pass(at: MediaClock.monotonic) }
    guard mayPass else { return }
    if heldBack > 0 { print("\(heldBack) lines were left out") }
    print(message)
  }

  /// Writes the line with which the program ends.
  static func writeLast(_ message: String) {
    print(message)
  }

  private static func print(_ message: String) {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  }
}
