import ArgumentParser
package import Foundation

/// Files that the commands write.
package enum OutputFile {
  package static func write(_ data: Data, to path: String) throws {
    try change(path, "written") {
      try createFolder(of: path)
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Copies a file with its permissions.
  package static func copy(_ source: String, to path: String) throws {
    try change(path, "written") {
      try createFolder(of: path)
      try FileManager.default.copyItem(atPath: source, toPath: path)
    }
  }

  /// Removes a file or a folder, if it exists.
  package static func remove(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try change(path, "removed") { try FileManager.default.removeItem(atPath: path) }
  }

  private static func createFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private static func change(_ path: String, _ verb: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw ValidationError("\(path) cannot be \(verb): \(error.localizedDescription)")
    }
  }
}
