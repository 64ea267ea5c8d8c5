import Foundation
import Logging

/// The file with the state of a program.
struct RestorationFile {
  let url: URL

  /// The file of this program: in the folder of the user's states, which is `~/.local/state` unless the
  /// environment says otherwise.
  static var ofProgram: RestorationFile {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].map { URL(filePath: $0) } ?? .temporaryDirectory
    let states =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? home.appending(path: ".local/state")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return RestorationFile(url: states.appending(path: name).appending(path: "restoration.plist"))
  }

  /// Exists while the state is being restored. One that is there at a launch says that the last one
  /// ended meanwhile.
  private var marker: URL { url.appendingPathExtension("restoring") }

  /// Writes a file that is complete or absent, also if the program is killed meanwhile.
  func write(_ record: RestorationRecord) {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      try encoder.encode(record).write(to: url, options: .atomic)
    } catch {
      log("Cannot write the state of the application to \(url.path): \(error)")
    }
  }

  /// Returns what the file contains. A file that cannot be read is ignored with a line in the log, and
  /// so is one with which an earlier launch has failed.
  func read() -> RestorationRecord? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    guard !FileManager.default.fileExists(atPath: marker.path) else {
      log("The state of the application is ignored, because restoring it has failed: \(url.path)")
      remove()
      return nil
    }
    guard let record = try? PropertyListDecoder().decode(RestorationRecord.self, from: data),
      record.format == RestorationRecord.format
    else {
      log("The state of the application is ignored, because it cannot be read: \(url.path)")
      return nil
    }
    return record
  }

  func beginRestoring() {
    _ = FileManager.default.createFile(atPath: marker.path, contents: nil)
  }
  func endRestoring() { try? FileManager.default.removeItem(at: marker) }

  func remove() {
    for file in [url, marker] { try? FileManager.default.removeItem(at: file) }
  }

  private func log(_ message: String) { Logger(label: "lamina").warning("\(message)") }
}
