import Foundation

/// The lines that the program writes to standard error about itself.
enum ProgramLog {
  /// Writes a line that begins with the program's name. May be called on any thread.
  static func write(_ message: String) {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  }
}
