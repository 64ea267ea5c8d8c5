import ArgumentParser
import Foundation

/// Another program with its arguments.
package struct Program {
  private let path: String
  private let arguments: [String]

  package init(_ path: String, _ arguments: [String]) {
    (self.path, self.arguments) = (path, arguments)
  }

  /// Looks for the program in the folders of `PATH`.
  package init(search name: String, _ arguments: [String]) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.lazy.map({ "\($0)/\(name)" }).first(
        where: FileManager.default.isExecutableFile)
    else { throw ValidationError("\(name) is not in a folder of PATH") }
    self.init(path, arguments)
  }

  /// Runs the program in place of this one (`execv(2)`).
  package func replaceProcess() throws -> Never {
    var pointers = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(path, &pointers)
    let reason = unsafe String(cString: strerror(errno))
    throw ValidationError("\(path) cannot be run: \(reason)")
  }

  /// Runs the program, and returns its status.
  package func run() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs the program, and returns what it prints.
  package func output() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError("\(path) has failed with status \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
