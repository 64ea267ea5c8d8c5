import Foundation

/// A folder with the files of a bundle, which a test writes.
final class SampleBundle {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")

  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(Data(text.utf8), name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ data: Data, _ name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  var bundle: Bundle { Bundle(path: url.path)! }
}
