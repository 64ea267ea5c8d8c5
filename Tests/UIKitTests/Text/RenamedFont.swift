import Foundation

/// A copy of DejaVu Sans Mono under a name that no system has.
struct RenamedFont {
  static let family = "Lamina Test One2"
  static let postScriptName = "LaminaTestOne2"

  private let data: Data

  /// - Parameter path: The path of DejaVuSansMono.ttf, whose names are as long as the new ones.
  init(of path: String) throws {
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    for (name, replacement) in [
      ("DejaVu Sans Mono", Self.family), ("DejaVuSansMono", Self.postScriptName),
    ] {
      // The name table stores each name in MacRoman and in UTF-16.
      for encoding in [String.Encoding.macOSRoman, .utf16BigEndian] {
        guard let old = name.data(using: encoding), let new = replacement.data(using: encoding)
        else {
          continue
        }
        while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
      }
    }
    self.data = data
  }

  /// Writes the font to a temporary file.
  func write() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-font-\(UUID().uuidString).ttf")
    try data.write(to: url)
    return url
  }
}
