import Foundation

/// The files that this process has mapped.
package enum ProcessMappings {
  /// The text of `/proc/self/maps` (proc(5)); nil if it cannot be read.
  package static var text: String? {
    // `String(contentsOfFile:)` reads only the first 4 KB of such a file.
    let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
